import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { digestOf } from "../../lib/digest"
import { codeFingerprint, compilerPaths } from "../../site/fingerprint"
import { contentFolder, projectRoot } from "../../site/project-paths"
import { type ActionReceiver, forgetCache } from "../patches/fresh-start/fresh-start"
import { isOn } from "../patches/is-on"

/** Command that leaves a stamp. */
export type Command = "build" | "develop"

/**
 * `.cache` and `public` are one unit: each finished build leaves the same stamp in both, and a
 * build that does not find its own stamp in both starts clean. Otherwise Gatsby would publish pages
 * of a lost cache indefinitely and reuse nodes made by older build code.
 * @see docs/decisions/0004-cache-and-public-are-one-unit.md
 */
const cacheFolder = join(projectRoot, ".cache")
const publicFolder = join(projectRoot, "public")
/** Stamp that a build leaves next to its pages. */
export const publicStamp = join(publicFolder, ".build-stamp.json")
const stampFiles = [join(cacheFolder, "build-stamp.json"), publicStamp]

/** Code that determines what a build caches for the next one. */
export const buildPaths = [
  ...compilerPaths,
  "src/gatsby",
  "src/emit",
  "src/pictures",
  "src/search/engine",
  "src/search/protocol.ts",
  "src/search/records",
  "src/browser/route-groups/route-groups.ts",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby-browser.tsx",
]

/** Variable that holds the stamp of the running build. */
const STAMP_VARIABLE = "BUILD_STAMP"
const handedDown = () => process.env[STAMP_VARIABLE]

/**
 * Environment that passes the stamp to Gatsby's process. Gatsby cannot compute the same stamp,
 * because it sets its own variables and the code may be edited while it runs.
 */
export const stampEnvironment = () => ({ [STAMP_VARIABLE]: currentMaker() })

/** Variables that Gatsby or src/build set themselves; they do not affect the output. */
const withoutEffect = /^GATSBY_(?:CPU_COUNT|LOGGER|QUERY_ON_DEMAND|TELEMETRY_DISABLED)/

/**
 * Digest of the code, paths, and environment that must match to reuse a cache; Gatsby caches
 * absolute paths. It is a digest because the stamp is published and the environment must not be.
 */
function currentMaker(): string {
  const environment = Object.entries(process.env)
    .filter(([name]) => /^(GATSBY_|SITE_|PATCHES_OFF$)/.test(name) && !withoutEffect.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const code = codeFingerprint(buildPaths)
  return digestOf({ code, project: projectRoot, content: contentFolder, environment })
}

const stampOf = (command: Command, maker: string) => `${command} ${maker}\n`

/**
 * Reason why a command cannot reuse `.cache` and `public`, or undefined. A build can reuse only the
 * output of a build, because develop writes query results without their pages.
 */
function staleReason(command: Command): string | undefined {
  const stamps = stampFiles.map(file => (existsSync(file) ? readFileSync(file, "utf8") : undefined))
  const maker = currentMaker()
  const commands: Command[] = command === "build" ? ["build"] : ["build", "develop"]
  const wanted = commands.map(name => stampOf(name, maker))
  if (stamps.every(stamp => stamp && wanted.includes(stamp))) return undefined
  return stamps.every(stamp => stamp === undefined)
    ? "the last build did not finish"
    : stamps.includes(undefined)
      ? "only one of .cache and public exists"
      : stamps.includes(stampOf("develop", maker))
        ? "develop has changed the output of the last build"
        : "the build code, its settings or the folder has changed"
}

/**
 * Empties `.cache` and `public` when they are stale. Returns the reason, or undefined when nothing
 * was removed.
 */
export function dropStaleOutput(command: Command): string | undefined {
  const reason = staleReason(command)
  if (reason === undefined) return undefined
  return emptyFolder(cacheFolder) + emptyFolder(publicFolder) > 0 ? reason : undefined
}

/**
 * Drops stale output inside Gatsby's process, which has already loaded the cache. Gatsby empties
 * `.cache` itself if the plugins' hash is unknown, but keeps webpack's cache and most of `public`.
 */
export function onPreInit({
  store,
  reporter,
}: {
  store: ActionReceiver
  reporter: Pick<ParentSpanPluginArgs["reporter"], "info">
}): void {
  if (handedDown()) return
  Object.assign(process.env, stampEnvironment())
  const reason = staleReason(process.env.NODE_ENV === "development" ? "develop" : "build")
  if (reason === undefined) return
  if (isOn("fresh-start")) forgetCache(store)
  const removed = emptyFolder(join(cacheFolder, "webpack")) + emptyFolder(publicFolder)
  if (removed > 0) reporter.info(`Starting clean: ${reason}.`)
}

/**
 * Empties a folder and returns how many entries it had. The folder itself stays, because it may be
 * a mounted volume.
 */
function emptyFolder(folder: string): number {
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true })
  return names.length
}

/** Removes the stamps while a build runs, so that no build reuses the output of a failed one. */
export function removeStamp(): void {
  for (const file of stampFiles) rmSync(file, { force: true })
}

/** Marks `.cache` and `public` as a finished build, or as output of develop. */
export function writeStamp(command: Command): void {
  const stamp = stampOf(command, handedDown() ?? currentMaker())
  for (const file of stampFiles) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, stamp)
  }
}

/** True if `public` holds a finished build that develop has not overwritten. */
export function isBuilt(): boolean {
  return existsSync(publicStamp) && readFileSync(publicStamp, "utf8").startsWith("build ")
}
