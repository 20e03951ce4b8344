import { posix, relative, sep } from "node:path"
import type { FindingKind } from "../findings"
import type { DocusaurusSite } from "./read-site"

/** Destination of a file of the site. */
export type Place =
  /** Path below the content folder. */
  | { target: string; left?: undefined }
  /** Read by the adoption itself and not copied. */
  | { target?: undefined; left: "read" }
  | { target?: undefined; left: FindingKind }

/** Content folders of the site, as the configuration names them. */
export const contentFolders = (site: DocusaurusSite): string[] => [
  ...site.docs.flatMap(({ folder, versions }) => [folder, ...versions.map(each => each.folder)]),
  ...site.blogs.map(({ folder }) => folder),
  ...site.staticFolders,
  ...(site.pages ? [site.pages] : []),
]

/** Returns a function that determines a file's destination from its path alone. */
export function placer(site: DocusaurusSite): (file: string) => Place {
  const folders: [from: string, to: string][] = [
    ...site.docs.flatMap(({ versions }) =>
      versions.map(({ folder, target }): [string, string] => [folder, target]),
    ),
    ...site.blogs.map(({ folder, section }): [string, string] => [folder, section]),
    ...site.staticFolders.map((folder): [string, string] => [folder, "static"]),
    ...(site.pages ? [[site.pages, "pages"] satisfies [string, string]] : []),
  ]
  const sidebars = new Set(
    site.docs.flatMap(({ sidebars: path }) =>
      path ? [relative(site.root, path).split(sep).join("/")] : [],
    ),
  )
  return file => {
    if (file === site.config || sidebars.has(file) || isVersionsFile(file)) return { left: "read" }
    if (file.startsWith("i18n/")) return { left: "translation" }
    const [from, to] =
      folders
        .filter(([folder]) => isBelow(file, folder))
        .sort((a, b) => b[0].length - a[0].length)[0] ?? []
    const rest = from === undefined || from === "." ? file : file.slice(from.length + 1)
    if (to !== "static" && isCode(file)) return { left: kindOfCode(rest, to) }
    if (from === undefined || to === undefined) return { left: "other" }
    return to === "pages" ? placeOfPage(rest) : { target: posix.join(to, rest) }
  }
}

const isVersionsFile = (file: string) =>
  /^(?:[\w-]+_)?(?:versions\.json$|versioned_sidebars\/)/.test(file)

/**
 * Destination of a file in the pages folder. The home page is left out, because
 * content/data/home.yaml replaces it.
 */
function placeOfPage(file: string): Place {
  if (/^index\.mdx?$/.test(file)) return { left: "home" }
  return /\.mdx?$/.test(file) ? { target: posix.join("pages", file) } : { left: "other" }
}

const kindOfCode = (file: string, to: string | undefined) =>
  to === "pages" && isReactPage(file) ? "react" : "code"

const isCode = (file: string) => /\.(?:[cm]?[jt]sx?|css|scss|sass|less)$/.test(file)

/** Returns true for a component that Docusaurus publishes as a page; the home page is replaced. */
const isReactPage = (file: string) =>
  /\.[jt]sx?$/.test(file) &&
  !/(?:^|\/)_|\.(?:test|spec|d)\.[jt]sx?$|(?:^|\/)__tests__\/|^index\.\w+$/.test(file)

const isBelow = (file: string, folder: string) =>
  folder === "." ? !file.startsWith("../") : file.startsWith(`${folder}/`)
