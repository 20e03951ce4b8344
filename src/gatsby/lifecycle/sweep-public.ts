import { type Dirent, readdirSync, rmdirSync, rmSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { pageDataPath, pageHtmlPath } from "../../content/artifact-paths"
import { compareText } from "../../lib/compare-text"
import { decodeAddress } from "../../lib/decode-address"
import { pathBelow } from "../../site/list-files"
import { staticQueries } from "./missing-files"
import { type ReadingCache, readingCache } from "./reading-cache"

/** Everything that a build intends to publish. */
export interface Expected {
  /** Routes of all pages, without trailing slash. */
  pagePaths: readonly string[]
  /** Files that webpack emitted, below public. */
  assets: readonly string[]
  /**
   * Files that the build writes or copies from static folders, below public, without a leading
   * slash.
   */
  files: readonly string[]
}

/** Files that Gatsby writes to fixed paths. */
const GATSBY_FILES = new Set([
  "404.html",
  "chunk-map.json",
  "webpack.stats.json",
  "page-data/app-data.json",
  "page-data/404.html/page-data.json",
])

/** Contents of the published folder, and the files that pages name. */
interface Inventory {
  files: string[]
  folders: string[]
  /** Like all paths here, relative to the folder. */
  namedByPages: ReadonlySet<string>
}

/**
 * Lists the published folder once the pages exist, and removes symbolic links. Files other than
 * pages may still be being written.
 */
export function takeInventory(
  publicFolder: string,
  pagePaths: readonly string[],
  cache: ReadingCache,
): Inventory {
  const items = itemsOf(publicFolder)
  return {
    ...items,
    namedByPages: filesNamed(
      pagePaths.map(path => pageDataPath(path).slice(1)),
      cache,
    ),
  }
}

/**
 * Removes every published file that does not belong to this build: deleted or renamed pages, old
 * scripts, unused images. Gatsby leaves some of them behind.
 * @param beforeRemoval receives the files to be removed while they still exist
 * @param stock inventory of the folder, if it was already taken
 * @returns the removed files
 */
export function sweepPublic(
  publicFolder: string,
  expected: Expected,
  beforeRemoval: (files: readonly string[]) => void = () => {},
  cache: ReadingCache = readingCache(publicFolder),
  stock: Inventory = takeInventory(publicFolder, expected.pagePaths, cache),
): string[] {
  const { files, folders, namedByPages } = stock
  const besidePages = new Set([...GATSBY_FILES, ...expected.assets, ...expected.files])
  const wanted = new Set(besidePages)
  for (const path of expected.pagePaths) {
    wanted.add(pageHtmlPath(path).slice(1))
    wanted.add(pageDataPath(path).slice(1))
  }
  const present = files.filter(file => !basename(file).startsWith("."))
  const shown = new Set([...namedByPages, ...filesNamed([...besidePages], cache)])
  const removed = present
    .filter(file => {
      // A compressed form is removed together with its file.
      const source = file.replace(/\.br$/, "")
      return !wanted.has(source) && !shown.has(source)
    })
    .sort(compareText)
  beforeRemoval(removed)
  for (const file of removed) rmSync(join(publicFolder, file), { force: true })
  const gone = new Set(removed)
  removeEmptyFolders(
    publicFolder,
    folders,
    files.filter(file => !gone.has(file)),
  )
  return removed
}

/**
 * Lists the published folder and removes symbolic links from it. The links come from a folder of
 * files that are served unchanged, and may point anywhere.
 */
function itemsOf(folder: string): { files: string[]; folders: string[] } {
  const items = readdirSync(folder, { withFileTypes: true, recursive: true })
  for (const { parentPath, name } of items.filter(item => item.isSymbolicLink()))
    rmSync(join(parentPath, name))
  const pathOf = (item: Dirent) => pathBelow(folder, item)
  return {
    files: items.filter(item => item.isFile()).map(pathOf),
    folders: items.filter(item => item.isDirectory()).map(pathOf),
  }
}

/**
 * Images below public/static and results of static queries that a page, style sheet, or artifact
 * names. A page's HTML names no more of them than its data does.
 */
function filesNamed(files: readonly string[], cache: ReadingCache): Set<string> {
  const named = new Set<string>()
  // The set grows during iteration, because results of static queries also name files.
  const texts = new Set(files.filter(name => /\.(json|css|xml)$/.test(name)))
  for (const file of texts) {
    const addresses = file.endsWith(".css") ? inStyles : inTexts
    const look = (text: string) =>
      [...text.matchAll(addresses)].map(([, address = ""]) =>
        decodeAddress(address, decodeURIComponent),
      )
    for (const name of cache.of("addresses", file, "utf8", look) ?? []) named.add(name)
    if (basename(file) !== "page-data.json") continue
    for (const hash of cache.of("static queries", file, "utf8", staticQueries) ?? []) {
      named.add(`page-data/sq/d/${hash}.json`)
      texts.add(`page-data/sq/d/${hash}.json`)
    }
  }
  return named
}

/** Names may contain unencoded brackets and quotes, which end an address in style sheets. */
const inTexts = /\/(static\/[^\s"\\,<>&]+)/g
const inStyles = /\/(static\/[^\s"')]+)/g

/** @param files the files that remain */
function removeEmptyFolders(
  publicFolder: string,
  folders: readonly string[],
  files: readonly string[],
): void {
  const foldersInUse = new Set<string>()
  for (const file of files)
    for (
      let folder = dirname(file);
      !foldersInUse.has(folder) && folder !== ".";
      folder = dirname(folder)
    )
      foldersInUse.add(folder)
  // Innermost folders come first. A folder that was written to since the inventory is not empty.
  for (const folder of folders.toSorted((a, b) => b.length - a.length))
    if (!foldersInUse.has(folder) && readdirSync(join(publicFolder, folder)).length === 0)
      rmdirSync(join(publicFolder, folder))
}
