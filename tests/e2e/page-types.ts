import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../src/site/list-files"

/**
 * A page of a template: the one with the most content, so that checks cover as many parts as
 * possible.
 */
export interface PageType {
  /** Name of the template, with the section if two share it. */
  name: string
  path: string
}

interface PageData {
  componentChunkName: string
  path: string
}

const folder = "public/page-data"

export function pageTypes(): PageType[] {
  const largest = new Map<string, { path: string; size: number }>()
  for (const file of listFiles(folder).filter(name => name.endsWith("/page-data.json"))) {
    const absolute = join(folder, file)
    const { componentChunkName, path } = JSON.parse(readFileSync(absolute, "utf8")) as PageData
    if (path.endsWith(".html")) continue
    const template = componentChunkName
      .replace("component---src-templates-", "")
      .replace("-tsx", "")
    const section = /^\/(blog|research)\//.exec(`${path}/`)?.[1]
    const name = section ? `${section} ${template}` : template
    const { size } = statSync(absolute)
    if (size > (largest.get(name)?.size ?? 0)) largest.set(name, { path, size })
  }
  return [...largest].map(([name, { path }]) => ({ name, path }))
}

/** HTML of a page as served; empty if the page does not exist. */
export function htmlOf(path: string): string {
  const file = join("public", path, "index.html")
  return existsSync(file) ? readFileSync(file, "utf8") : ""
}
