import { docsVersions } from "../site.config"
import { splitNumberPrefix, withoutExtension } from "./file-names"
import { join, normalisePath } from "./routes"

/** One version of the docs: the folder of its files and the base path of its pages. */
export interface DocsInstance {
  name: string
  label: string
  /** Base path of its pages, e.g. `/docs`. */
  path: string
  /** Folder of its files below the content folder. */
  folder: string
  /** True for the version that readers are meant to use. */
  isLast: boolean
  /**
   * Folders below `folder` that are docs of their own, like those of a further docs plugin: they
   * have a sidebar.yaml, and absolute slugs and ids count from them.
   */
  parts?: readonly string[]
}

/** Folder of the current version's pages below the docs, if a release is shown first. */
const next = "next"

/**
 * Returns the docs versions of a content tree: `content/docs` is the current one, and each name in
 * `versions.json` adds `versioned_docs/version-{name}` at `/docs/{name}`, as in Docusaurus. If the
 * current one is not the last, the newest of the others is at `/docs`, and it is at `/docs/next`.
 */
export function docsInstances(
  olderVersions: readonly string[],
  current: Omit<DocsInstance, "folder"> = docsVersions[0],
): DocsInstance[] {
  const last = current.isLast ? undefined : olderVersions[0]
  const path = (name: string) => (name === last ? current.path : join(current.path, name))
  return [
    {
      ...current,
      path: last === undefined ? current.path : path(next),
      folder: "docs",
      isLast: last === undefined,
    },
    ...olderVersions.map(name => ({
      name,
      label: name,
      path: path(name),
      folder: `versioned_docs/version-${name}`,
      isLast: name === last,
    })),
  ]
}

/** Part of the docs that holds a file, if any: the innermost. */
export function partOf(
  { parts = [] }: Pick<DocsInstance, "parts">,
  relativeFile: string,
): string | undefined {
  return parts
    .filter(part => relativeFile.startsWith(`${part}/`))
    .sort((a, b) => b.length - a.length)[0]
}

/** Base path of a part's pages; that of the version for the docs outside of parts. */
export const partPath = ({ path }: Pick<DocsInstance, "path">, part: string) =>
  join(path, withoutPrefixes(part))

/** Id of a document by its file below the version's folder, unless its front matter has another. */
export const docIdOf = (relativeFile: string) => withoutPrefixes(withoutExtension(relativeFile))

/** A document's id within its part, as sidebars and `_category_` files name it. */
export const idInPart = ({ docId, part }: { docId: string; part?: string }) =>
  part === undefined ? docId : docId.slice(withoutPrefixes(part).length + 1)

/** Path of a folder without the number prefixes of its names. */
export const withoutPrefixes = (folder: string) =>
  folder
    .split("/")
    .map(segment => splitNumberPrefix(segment).name)
    .join("/")

/** Returns the docs version with the longest base path that contains a path. */
export function findDocsInstance(
  path: string,
  instances: readonly DocsInstance[],
): DocsInstance | undefined {
  const wanted = normalisePath(path)
  return [...instances]
    .sort((a, b) => b.path.length - a.path.length)
    .find(({ path: base }) => `${wanted}/`.startsWith(base === "/" ? base : `${base}/`))
}

/**
 * Returns the docs version to which a page path belongs.
 * @throws Error that lists the existing docs paths if none matches.
 */
export function docsInstanceForPath(
  path: string,
  instances: readonly DocsInstance[],
): DocsInstance {
  const found = findDocsInstance(path, instances)
  if (found) return found
  const paths = instances.map(({ name, path: base }) => `${base} (${name})`).join(", ")
  throw new Error(
    `no docs version matches the path "${path}"; the docs paths are: ${paths || "none"}`,
  )
}
