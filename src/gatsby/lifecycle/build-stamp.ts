import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { ParentSpanPluginArgs } from "gatsby"
import { digestOf } from "../../lib/digest"
import { codeFingerprint, compilerPaths } from "../../site/fingerprint"
import { contentFolder, projectRoot } from "../../site/project-paths"
import { type ActionReceiver, forgetCache } from "../patches/fresh-start/fresh-start"
import { isOn } from "../patches/is-on"

/** What leaves a stamp. */
export type Command = "build" | "develop"

/**
 * `.cache` and `public` are one unit: Gatsby publishes pages of a lost cache for ever, and keeps nodes made by
 * older build code. Each finished build leaves the same stamp in both, and develop leaves its own; a build that does
 * not find its own stamp in both starts clean. See docs/decisions/0004-cache-and-public-are-one-unit.md.
 */
const cacheFolder = join(projectRoot, ".cache")
const publicFolder = join(projectRoot, "public")
/** The stamp that a build leaves beside its pages. */
export const publicStamp = join(publicFolder, ".build-stamp.json")
const stampFiles = [join(cacheFolder, "build-stamp.json"), publicStamp]

/** Code that decides what a build keeps for the next one. */
export const buildPaths = [
  ...compilerPaths,
  "src/gatsby",
  "src/emit",
  "src/pictures",
  "src/search/engine",
  "src/search/protocol.ts",
  "src/search/records",
  "src/browser/families/script-families.ts",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby-browser.tsx",
]

/** Variable that holds the stamp of the running build. */
const STAMP_VARIABLE = "BUILD_STAMP"
const handedDown = () => process.env[STAMP_VARIABLE]

/**
 * Environment for Gatsby's process, which could not make the same stamp again: it sets variables of its own,
 * and code that is edited while it runs has not made its output.
 */
export const stampEnvironment = () => ({ [STAMP_VARIABLE]: currentMaker() })

/** Variables that Gatsby or src/build set for themselves; the output is the same without them. */
const withoutEffect = /^GATSBY_(?:CPU_COUNT|LOGGER|QUERY_ON_DEMAND|TELEMETRY_DISABLED)/

/**
 * What a kept cache must have been made by, and where, since Gatsby keeps whole paths of files. A digest, since the stamp is
 * published and the environment is not.
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
 * Reason for which a command cannot go on from what is in `.cache` and `public`, or undefined. A
 * build goes on from a build only: develop writes the results of queries without their pages.
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
      ? "only one of .cache and public was kept"
      : stamps.includes(stampOf("develop", maker))
        ? "develop has changed what the last build left"
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
 * Does the same in Gatsby's own process, which already holds the cache: Gatsby empties `.cache`
 * itself when it knows no hash of the plugins, but keeps webpack's cache and most of `public`.
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

/** The folder itself stays: it may be a mounted volume. Returns how much was in it. */
function emptyFolder(folder: string): number {
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const name of names) rmSync(join(folder, name), { recursive: true, force: true })
  return names.length
}

/** Takes the stamps away while a build runs, so that a build that fails half-way is never built upon. */
export function removeStamp(): void {
  for (const file of stampFiles) rmSync(file, { force: true })
}

/** Marks `.cache` and `public` as one finished build, or as what develop works on. */
export function writeStamp(command: Command): void {
  const stamp = stampOf(command, handedDown() ?? currentMaker())
  for (const file of stampFiles) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, stamp)
  }
}

/** Whether `public` holds a finished build, and nothing that develop wrote over it. */
export function isBuilt(): boolean {
  return existsSync(publicStamp) && readFileSync(publicStamp, "utf8").startsWith("build ")
}
