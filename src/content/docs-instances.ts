import { docsVersions } from "../site.config"
import { join, normalisePath } from "./routes"

/** One version of the docs: the folder of its files and the base path of its pages. */
export interface DocsInstance {
  name: string
  label: string
  /** Base path of its pages, e.g. `/docs`. */
  path: string
  /** Folder of its files below the content folder. */
  folder: string
  isLast: boolean
}

/**
 * Returns the docs versions of a content tree: `content/docs` is the current one, and each name in
 * `versions.json` adds `versioned_docs/version-{name}` at `/docs/{name}`, as in Docusaurus.
 */
export function docsInstances(olderVersions: readonly string[]): DocsInstance[] {
  const [current] = docsVersions
  return [
    { ...current, folder: "docs" },
    ...olderVersions.map(name => ({
      name,
      label: name,
      path: join(current.path, name),
      folder: `versioned_docs/version-${name}`,
      isLast: false,
    })),
  ]
}

/** Returns the docs version with the longest base path that contains a path. */
export function findDocsInstance(
  path: string,
  instances: readonly DocsInstance[],
): DocsInstance | undefined {
  const wanted = normalisePath(path)
  return [...instances]
    .sort((a, b) => b.path.length - a.path.length)
    .find(({ path: base }) => wanted === base || wanted.startsWith(`${base}/`))
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
