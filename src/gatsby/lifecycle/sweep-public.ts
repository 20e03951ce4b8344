import { type Dirent, readdirSync, rmdirSync, rmSync } from "node:fs"
import { basename, dirname, join } from "node:path"
import { pageDataPath, pageHtmlPath } from "../../content/artifact-paths"
import { compareText } from "../../lib/compare-text"
import { decodeAddress } from "../../lib/decode-address"
import { pathBelow } from "../../site/list-files"
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

/** What lies in the published folder, and what pages name. */
interface Inventory {
  files: string[]
  folders: string[]
  /** Below the folder, as all paths here. */
  namedByPages: ReadonlySet<string>
}

/** Takes stock when the pages are there, and symbolic links away; files beside the pages may still be written. */
export function takeStock(
  publicFolder: string,
  pagePaths: readonly string[],
  kept: KeptReadings,
): Inventory {
  const items = itemsOf(publicFolder)
  return {
    ...items,
    namedByPages: filesNamed(
      pagePaths.map(path => pageDataPath(path).slice(1)),
      kept,
    ),
  }
}

/**
 * Removes every file of the published folder that no part of this build stands for: pages deleted or renamed,
 * old scripts, images nobody shows any more. Gatsby leaves some of them behind.
 * @param beforeRemoval gets the files that are going to be removed, while they are there
 * @param stock what has been taken stock of, if it has
 * @returns what was removed
 */
export function sweepPublic(
  publicFolder: string,
  expected: Expected,
  beforeRemoval: (files: readonly string[]) => void = () => {},
  kept: KeptReadings = keptReadings(publicFolder),
  stock: Inventory = takeStock(publicFolder, expected.pagePaths, kept),
): string[] {
  const { files, folders, namedByPages } = stock
  const besidePages = new Set([...GATSBY_FILES, ...expected.assets, ...expected.files])
  const wanted = new Set(besidePages)
  for (const path of expected.pagePaths) {
    wanted.add(pageHtmlPath(path).slice(1))
    wanted.add(pageDataPath(path).slice(1))
  }
  const present = files.filter(file => !basename(file).startsWith("."))
  const shown = new Set([...namedByPages, ...filesNamed([...besidePages], kept)])
  const removed = present
    .filter(file => {
      // A compressed form goes with its file.
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
 * What lies in the published folder, without symbolic links, which came from a folder of files that are served as they are: they may lead
 * anywhere, and are taken away.
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
 * Images below public/static and results of static queries that some page, style or artifact names. A page's HTML
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

/** @param files those that stay */
function removeEmptyFolders(
  publicFolder: string,
  folders: readonly string[],
  files: readonly string[],
): void {
  const held = new Set<string>()
  for (const file of files)
    for (let folder = dirname(file); !held.has(folder) && folder !== "."; folder = dirname(folder))
      held.add(folder)
  // The innermost first. One that was written to since stock was taken is not empty.
  for (const folder of folders.toSorted((a, b) => b.length - a.length))
    if (!held.has(folder) && readdirSync(join(publicFolder, folder)).length === 0)
      rmdirSync(join(publicFolder, folder))
}
