import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { sectionPath } from "../src/content/routes"
import { sectionNames } from "../src/content/sections"
import { compareText } from "../src/lib/compare-text"
import { filesBelow } from "./folders"

/**
 * Paths of all pages of a built site by template, preceded by the section if sections share the
 * template. Templates are sorted by name, and the pages of each by the size of their HTML.
 */
export function pagesByType(publicFolder: string): [type: string, paths: string[]][] {
  const types = new Map<string, string[]>()
  for (const file of filesBelow(join(publicFolder, "page-data"))) {
    const folder = /^(.*)\/page-data\.json$/.exec(file)?.[1]
    if (folder === undefined || folder === "404.html") continue
    const data = readFileSync(join(publicFolder, "page-data", file), "utf8")
    const { componentChunkName } = JSON.parse(data) as { componentChunkName: string }
    const path = folder === "index" ? "/" : `/${folder}`
    const section = sectionNames.find(name => `${path}/`.startsWith(`${sectionPath(name)}/`))
    const template = componentChunkName.replace(/^component---src-templates-|-index-tsx.*$/g, "")
    const type = section ? `${section} ${template}` : template
    types.set(type, [...(types.get(type) ?? []), path])
  }
  const size = (path: string) => statSync(join(publicFolder, path, "index.html")).size
  return [...types]
    .sort(([a], [b]) => compareText(a, b))
    .map(([type, paths]) => [
      type,
      paths
        .map(path => ({ path, size: size(path) }))
        .sort((a, b) => a.size - b.size || compareText(a.path, b.path))
        .map(({ path }) => path),
    ])
}
