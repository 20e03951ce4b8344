import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs"
import { basename, join } from "node:path"
import { pageDataPath, pageHtmlPath } from "../../content/artefact-paths"
import { decodeAddress } from "../../content/decode-address"
import { listFiles } from "../../content/read/list-files"
import { type KeptReadings, keptReadings } from "./kept-readings"
import { staticQueries } from "./missing-files"

/** What a build means to publish. */
export interface Expected {
  /** Routes of all pages, without trailing slash. */
  pagePaths: readonly string[]
  /** Files that webpack emitted, below public. */
  assets: readonly string[]
  /** Files written by the build or copied from static folders, below public, without leading slash. */
  files: readonly string[]
}

/** Written by Gatsby itself at fixed places. */
const GATSBY_FILES = new Set([
  "404.html",
  "chunk-map.json",
  "webpack.stats.json",
  "page-data/app-data.json",
  "page-data/404.html/page-data.json",
])

/**
 * Removes every file of the published folder that no part of this build stands for: pages deleted or renamed,
 * old scripts, images nobody shows any more. Gatsby leaves some of them behind.
 * @param beforeRemoval gets the files that are going to be removed, while they are there
 * @returns what was removed
 */
export function sweepPublic(
  publicFolder: string,
  expected: Expected,
  beforeRemoval: (files: readonly string[]) => void = () => {},
  kept: KeptReadings = keptReadings(publicFolder),
): string[] {
  const wanted = new Set([...GATSBY_FILES, ...expected.assets, ...expected.files])
  for (const path of expected.pagePaths) {
    wanted.add(pageHtmlPath(path).slice(1))
    wanted.add(pageDataPath(path).slice(1))
  }
  removeLinks(publicFolder)
  const present = listFiles(publicFolder)
  const shown = filesNamed(
    present.filter(file => wanted.has(file)),
    kept,
  )
  const removed = present.filter(file => {
    // A compressed form goes with its file.
    const source = file.replace(/\.br$/, "")
    return !wanted.has(source) && !shown.has(source)
  })
  beforeRemoval(removed)
  for (const file of removed) rmSync(join(publicFolder, file), { force: true })
  removeEmptyFolders(publicFolder)
  return removed
}

/** Takes away symbolic links, which came from a folder of files that are served as they are: they may lead anywhere. */
function removeLinks(folder: string): void {
  for (const item of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (item.isSymbolicLink()) rmSync(join(item.parentPath, item.name))
}

/**
 * Images below public/static and results of static queries that some page, style or artefact names. A page's HTML
 * names no more of them than its data does.
 */
function filesNamed(files: readonly string[], kept: KeptReadings): Set<string> {
  const named = new Set<string>()
  // Grows while it is read: results of static queries name files as well.
  const texts = new Set(files.filter(name => /\.(json|css|xml)$/.test(name)))
  for (const file of texts) {
    const addresses = file.endsWith(".css") ? inStyles : inTexts
    const look = (text: string) =>
      [...text.matchAll(addresses)].map(([, address = ""]) =>
        decodeAddress(address, decodeURIComponent),
      )
    for (const name of kept.of("addresses", file, "utf8", look) ?? []) named.add(name)
    if (basename(file) !== "page-data.json") continue
    for (const hash of kept.of("static queries", file, "utf8", staticQueries) ?? []) {
      named.add(`page-data/sq/d/${hash}.json`)
      texts.add(`page-data/sq/d/${hash}.json`)
    }
  }
  return named
}

/** Brackets and quotes may stand in names, where encoding leaves them; in style sheets they end an address. */
const inTexts = /\/(static\/[^\s"\\,<>&]+)/g
const inStyles = /\/(static\/[^\s"')]+)/g

function removeEmptyFolders(folder: string): boolean {
  if (!existsSync(folder)) return true
  let empty = true
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    if (!item.isDirectory() || !removeEmptyFolders(join(folder, item.name))) empty = false
  }
  if (empty) rmdirSync(folder)
  return empty
}
