import { readdirSync } from "node:fs"
import { basename, join, posix } from "node:path"
import { isSection, sectionNames } from "../../src/content/sections"
import { compareText } from "../../src/lib/compare-text"
import type { DocusaurusSite, Instance } from "./docusaurus-site"
import type { FindingKind } from "./findings"

/** Destination of a file of the site. */
export type Place =
  /** Path below the content folder. */
  | { target: string; left?: undefined }
  /** Read by the adoption itself and not copied. */
  | { target?: undefined; left: "read" }
  | { target?: undefined; left: FindingKind }

const skipped = new Set(["node_modules", "build", "dist", ".git", ".docusaurus", ".cache-loader"])

/** All files of the site except installed and built ones, sorted. */
export function siteFiles(root: string, folder = ""): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap(item => {
      const path = posix.join(folder, item.name)
      if (item.isDirectory()) return skipped.has(item.name) ? [] : siteFiles(root, path)
      return item.isFile() ? [path] : []
    })
    .sort(compareText)
}

/**
 * Content folder of a blog plugin: the section of the same name; otherwise, for the first plugin,
 * the first free section.
 */
export function sectionOf(site: DocusaurusSite, posts: Instance): string {
  const named = [basename(posts.folder), posts.route].find(isSection)
  if (named) return named
  const first = sectionNames.find(
    name => !site.blogs.some(({ folder }) => basename(folder) === name),
  )
  return posts === site.blogs[0] && first ? first : posts.route || posts.id
}

/** Content folder of a docs plugin: the first becomes the docs, each other one a category there. */
export function docsFolderOf(site: DocusaurusSite, docs: Instance): string {
  return docs === site.docs[0] ? "docs" : posix.join("docs", docs.route || docs.id)
}

/** Returns a function that determines a file's destination from its path alone. */
export function placer(site: DocusaurusSite): (file: string) => Place {
  const folders: [from: string, to: string][] = [
    ...site.docs.map((docs): [string, string] => [docs.folder, docsFolderOf(site, docs)]),
    ...site.blogs.map((posts): [string, string] => [posts.folder, sectionOf(site, posts)]),
    ...site.staticFolders.map((folder): [string, string] => [folder, "static"]),
    [site.pages, "pages"],
    ["versioned_docs", "versioned_docs"],
  ]
  const sidebars = new Set(
    site.docs.map(({ options }) => posix.normalize(String(options.sidebarPath ?? "sidebars.js"))),
  )
  return file => {
    if (file === "versions.json") return { target: file }
    if (file === site.config || sidebars.has(file) || file.startsWith("versioned_sidebars/"))
      return { left: "read" }
    if (file.startsWith("i18n/")) return { left: "translation" }
    const [from, to] =
      folders
        .filter(([folder]) => file.startsWith(`${folder}/`))
        .sort((a, b) => b[0].length - a[0].length)[0] ?? []
    if (to !== "static" && isCode(file)) return { left: "code" }
    if (from === undefined || to === undefined) return { left: "other" }
    const rest = file.slice(from.length + 1)
    return to === "pages" ? placeOfPage(rest) : { target: posix.join(to, rest) }
  }
}

/**
 * Destination of a file in the pages folder. The home page is left out, because
 * content/data/home.yaml replaces it.
 */
function placeOfPage(file: string): Place {
  if (/^index\.mdx?$/.test(file)) return { left: "code" }
  return /\.mdx?$/.test(file)
    ? { target: posix.join("pages", file.replace(/\/index(?=\.mdx?$)/, "")) }
    : { left: "other" }
}

const isCode = (file: string) => /\.(?:[cm]?[jt]sx?|css|scss|sass|less)$/.test(file)
