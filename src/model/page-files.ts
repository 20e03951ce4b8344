import { posix } from "node:path"
import { sectionNames } from "../content/sections"
import { compareText } from "../lib/compare-text"
import { decodeAddress } from "../lib/decode-address"
import type { ContentTree } from "./content-tree"

/** Files of the site's pages, and the folders that links to files may be relative to. */
export interface PageFiles {
  /** Address of each page by its file. */
  paths: ReadonlyMap<string, string>
  /** Content folder, which is the site folder of Docusaurus. */
  folder: string
  /** Folders that Docusaurus' plugins read, such as `content/docs`; inner before outer ones. */
  roots: readonly string[]
}

export function pageFiles(
  { folder, instances }: Pick<ContentTree, "folder" | "instances">,
  pages: readonly { file: string; path: string }[],
): PageFiles {
  const ofDocs = instances.flatMap(({ folder: docs, parts = [] }) => [
    docs,
    ...parts.map(part => `${docs}/${part}`),
  ])
  return {
    paths: new Map(pages.map(({ file, path }) => [file, path])),
    folder,
    roots: [...ofDocs, ...sectionNames, "pages"]
      .map(root => `${folder}/${root}`)
      .sort((a, b) => b.length - a.length || compareText(a, b)),
  }
}

/**
 * Address of the page that a link to a file leads to; undefined if no such file is a page. As in
 * Docusaurus, `./x.md` is relative to the file's own folder, `/x.md` to its content root (the
 * version's docs, for example) or else to the site's folder, and `x.md` to each of these in turn.
 */
export function resolveFileLink(
  fromFile: string,
  href: string,
  { paths, folder, roots }: PageFiles,
): string | undefined {
  const [target = "", hash] = href.split("#")
  const [bare = ""] = target.split("?")
  // Links may escape more than they need to: `C%2B%2B.md` for `C++.md`.
  const written = decodeAddress(bare, decodeURIComponent)
  const own = posix.dirname(fromFile)
  const further = [...roots.filter(root => fromFile.startsWith(`${root}/`)), folder, ""]
  const start = /^\.{0,2}\/|^@site\//.exec(written)?.[0]
  const candidates = {
    "./": [own],
    "../": [own],
    "/": further,
    "@site/": [folder, ""],
    none: [own, ...further],
  }[start ?? "none"]
  const name = start === "@site/" || start === "/" ? written.slice(start.length) : written
  for (const candidate of candidates ?? []) {
    const path = paths.get(posix.normalize(posix.join(candidate, name)))
    if (path !== undefined) return hash ? `${path}#${hash}` : path
  }
  return undefined
}
