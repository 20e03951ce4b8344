import { docsInstances } from "../../src/content/docs-instances"
import { type PageFiles, pageFiles } from "../../src/model/page-files"

/**
 * Files of pages with their addresses, in a tree with an older version `1` and the separate docs
 * `docs/earn`.
 */
export function filesOf(paths: Record<string, string>, folder = "content"): PageFiles {
  const [current, ...older] = docsInstances(["1"])
  const instances = current ? [{ ...current, parts: ["earn"] }, ...older] : older
  const pages = Object.entries(paths).map(([file, path]) => ({ file, path }))
  return pageFiles({ folder, instances }, pages)
}
