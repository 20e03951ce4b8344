import {
  constants,
  copyFileSync,
  type Dirent,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs"
import { link, mkdir, rename, rm, symlink, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { setImmediate } from "node:timers/promises"
import { isBuilt, publicStamp } from "../gatsby/lifecycle/build-stamp"
import { compressedEnding } from "../lib/compressed-ending"
import { withoutLinks } from "../pictures/share-file"
import { listFiles } from "../site/list-files"
import { projectRoot, publishedRoot } from "../site/project-paths"
import { daysOldFilesStay, releasesKept } from "../site.config"
import { cannotWrite } from "./folders"
import { writeReleaseHosting } from "./release-hosting"

/** Numbered copies of the published build and of earlier ones. */
const releases = join(projectRoot, ".releases")

/**
 * Folder for web servers on this machine: always one complete build, plus hashed files of earlier
 * ones.
 */
export const publishedFolder = join(publishedRoot, "public")

/** True if a finished build is published. */
export const isPublished = () => currentRelease() !== undefined

/**
 * True if `public` contains a finished build other than the published one, because Gatsby's own
 * command does not publish.
 */
export const isWaiting = () =>
  isBuilt() && !isSame(publicStamp, join(publishedFolder, basename(publicStamp)))

/** True for files whose names contain a digest, so that those of two builds never conflict. */
const isHashed = (file: string) => /^static\/|-[0-9a-f]{8,}\.[\w.]+$/.test(file)

/**
 * True for served pictures, in a folder named by digest, and for compressed files. Only the site's
 * own code writes these files, and never into an existing file.
 */
const isReplaced = (file: string) =>
  /\/static\/[0-9a-f]{32}\/[^/]+$/.test(file) || file.endsWith(compressedEnding)

/** Day since 1970 on which each hashed file left the build, by its path in the published folder. */
type Retired = Record<string, number>

/**
 * Publishes `public` and `hosting`: copies both to a new release, adds hashed files of earlier
 * builds for readers with open pages, then switches the link `site` atomically. A failure before
 * the switch, such as a full disk, leaves the published folder unchanged
 * (docs/decisions/0070-publishing-is-a-switch.md).
 * @param today days since 1970
 */
export async function publish(today = Math.floor(Date.now() / 86_400_000)): Promise<void> {
  const before = currentRelease()
  const name = String(Number(before ? basename(before) : 0) + 1)
  const release = join(releases, name)
  const stamp = timeOf(publicStamp)
  try {
    await mkdir(releases, { recursive: true })
    const [spare, ...others] = removable(before)
    for (const other of others) await rm(join(releases, other), { recursive: true, force: true })
    // Most of its files are also in this build, and need neither removal nor a link.
    if (spare) await rename(join(releases, spare), release)
    for (const folder of ["public", "hosting"])
      await copyTree(
        join(projectRoot, folder),
        join(release, folder),
        before && join(before, folder),
      )
    const retired = before ? await keepOldFiles(before, release, today) : {}
    await writeFile(join(release, "retired.json"), `${JSON.stringify(retired, null, 2)}\n`)
    writeReleaseHosting(release, before)
  } catch (error) {
    await rm(release, { recursive: true, force: true }).catch(() => {})
    throw cannotWrite(releases, error)
  }
  if (timeOf(publicStamp) !== stamp)
    throw new Error(
      "public/ changed while it was being copied. Publish again when that build has finished.",
    )
  await rm(`${publishedRoot}.new`, { force: true })
  await symlink(join(basename(releases), name), `${publishedRoot}.new`)
  await rename(`${publishedRoot}.new`, publishedRoot)
}

/**
 * Releases to remove for the next one, newest first. Several stay, because a web server serves its
 * own release until it is reloaded; numbers above the published one are unfinished or rolled back.
 */
function removable(before: string | undefined): string[] {
  const last = Number(before ? basename(before) : 0)
  const others = readdirSync(releases).filter(name => Number(name) !== last)
  const earlier = others.filter(name => Number(name) < last).sort((a, b) => Number(b) - Number(a))
  const stay = new Set(earlier.slice(0, releasesKept - 2))
  return others.filter(name => !stay.has(name)).sort((a, b) => Number(b) - Number(a))
}

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/**
 * Folder that the link points to; undefined before the first build.
 * @throws Error if something else has the link's name
 */
function currentRelease(): string | undefined {
  const found = lstatSync(publishedRoot, { throwIfNoEntry: false })
  if (found && !found.isSymbolicLink())
    throw new Error(
      `${publishedRoot} is not a symbolic link, which a build needs to publish. Remove it, then build again.`,
    )
  try {
    return found && realpathSync(publishedRoot)
  } catch {
    // The release was removed by hand.
    return undefined
  }
}

/**
 * Makes one folder a copy of another, starting from files of an older release; files keep their
 * times, by which servers report changes. Files that are never overwritten, or that have not
 * changed since the last release, share their bytes.
 */
async function copyTree(from: string, to: string, before?: string): Promise<void> {
  mkdirSync(to, { recursive: true })
  const items = readdirSync(from, { withFileTypes: true })
  removeOthers(to, items)
  for (const item of items) {
    const paths = [from, to, before].map(folder => folder && join(folder, item.name))
    const [source = "", copy = "", last] = paths
    if (item.isDirectory()) {
      await copyTree(source, copy, last && isFolder(last) ? last : undefined)
      continue
    }
    if (isSame(source, copy)) continue
    // The copy may share its bytes with the published file, which must not be overwritten.
    rmSync(copy, { force: true })
    if (last && isSame(source, last)) linkSync(last, copy)
    else if (!isReplaced(source) || !isLinked(source, copy)) {
      const { atimeMs, mtimeMs } = statSync(source)
      copyFileSync(source, copy, constants.COPYFILE_FICLONE)
      utimesSync(copy, atimeMs / 1000, mtimeMs / 1000)
    }
  }
  // Lets the lock be renewed. A single synchronous call for all files would block that, and
  // promises take ten times as long.
  await setImmediate()
}

/** Links a file; returns false if the disk does not support links. */
function isLinked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (withoutLinks.has((error as NodeJS.ErrnoException).code ?? "")) return false
    throw error
  }
}

/** Removes everything that is not among these items or is of the other kind (file or folder). */
function removeOthers(folder: string, items: readonly Dirent[]): void {
  const folders = new Map(items.map(item => [item.name, item.isDirectory()]))
  for (const present of readdirSync(folder, { withFileTypes: true }))
    if (folders.get(present.name) !== present.isDirectory())
      rmSync(join(folder, present.name), { recursive: true })
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Compares files by size and time, as `rsync` does. */
function isSame(file: string, other: string): boolean {
  const known = statSync(other, { throwIfNoEntry: false })
  const { size, mtimeMs } = statSync(file)
  return known?.size === size && Math.round(known.mtimeMs) === Math.round(mtimeMs)
}

/**
 * Links hashed files of earlier builds that readers may still request, so that they share their
 * bytes.
 */
async function keepOldFiles(before: string, release: string, today: number): Promise<Retired> {
  const known = JSON.parse(readFileSync(join(before, "retired.json"), "utf8")) as Retired
  const present = new Set(listFiles(join(release, "public")))
  const retired: Retired = {}
  for (const file of listFiles(join(before, "public"))) {
    const since = known[file] ?? today
    if (present.has(file) || !isHashed(file) || today - since >= daysOldFilesStay) continue
    const to = join(release, "public", file)
    await mkdir(dirname(to), { recursive: true })
    await link(join(before, "public", file), to)
    retired[file] = since
  }
  return retired
}
