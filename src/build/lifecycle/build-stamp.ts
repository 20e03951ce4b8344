import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { codeFingerprint, compilerPaths } from "../content/fingerprint"
import { contentFolder, projectRoot } from "../content/project-paths"

/**
 * `.cache` and `public` are one unit: Gatsby publishes pages of a lost cache for ever, and keeps nodes made by
 * older build code. Each finished build leaves the same stamp in both; a build that does not find its own
 * stamp in both starts clean. See docs/decisions/0004-cache-and-public-are-one-unit.md.
 */
const cacheFolder = join(projectRoot, ".cache")
const publicFolder = join(projectRoot, "public")
const stampFiles = [join(cacheFolder, "build-stamp.json"), join(publicFolder, ".build-stamp.json")]

const buildPaths = [
  ...compilerPaths,
  "src/build",
  "src/browser/script-families.ts",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "gatsby-browser.tsx",
]

/** Variable that holds the stamp of the running build. */
const STAMP_VARIABLE = "BUILD_STAMP"
const handedDown = process.env[STAMP_VARIABLE]

/**
 * Environment for Gatsby's process, which could not make the same stamp again: it sets variables of its own,
 * and code that is edited while it runs has not made its output.
 */
export const stampEnvironment = () => ({ [STAMP_VARIABLE]: currentStamp() })

/** What a kept cache must have been made by. */
export function currentStamp(): string {
  const environment = Object.entries(process.env)
    .filter(([name]) => /^(GATSBY_|SITE_)/.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify({ code: codeFingerprint(buildPaths), content: contentFolder, environment })
}

/** Removes `.cache` and `public` unless both carry the current stamp. Returns why, or undefined where kept. */
export function dropStaleOutput(): string | undefined {
  const stamps = stampFiles.map(file => (existsSync(file) ? readFileSync(file, "utf8") : undefined))
  const current = currentStamp()
  if (stamps.every(stamp => stamp === current)) return undefined
  const existed = existsSync(cacheFolder) || existsSync(publicFolder)
  rmSync(cacheFolder, { recursive: true, force: true })
  rmSync(publicFolder, { recursive: true, force: true })
  if (!existed) return undefined
  return stamps.every(stamp => stamp === undefined)
    ? "the last build did not finish"
    : stamps.includes(undefined)
      ? "only one of .cache and public was kept"
      : "the build code has changed"
}

/** Takes the stamps away while a build runs, so that a build that fails half-way is never built upon. */
export function removeStamp(): void {
  for (const file of stampFiles) rmSync(file, { force: true })
}

/** Marks `.cache` and `public` as one finished build. */
export function writeStamp(): void {
  const stamp = handedDown ?? currentStamp()
  for (const file of stampFiles) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, stamp)
  }
}

/** Whether `public` holds a finished build. */
export function isBuilt(): boolean {
  return existsSync(stampFiles[1] ?? "")
}
