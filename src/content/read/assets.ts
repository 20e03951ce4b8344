import { join } from "node:path"
import { listFiles } from "./list-files"
import { contentRoot, staticRoot } from "./project-paths"

/** Files that the build writes beside the pages and that texts may link to. */
const WRITTEN = [
  ...["blog", "research"].flatMap(section => [
    `/${section}/rss.xml`,
    `/${section}/atom.xml`,
    `/${section}/feed.json`,
  ]),
  "/sitemap.xml",
  "/llms.txt",
  "/llms-full.txt",
]

/** Addresses of all files that are served beside the pages. */
export function siteAssets(): ReadonlySet<string> {
  const folders = [staticRoot, join(contentRoot, "static")]
  return new Set([
    ...WRITTEN,
    ...folders.flatMap(folder => listFiles(folder).map(file => `/${file}`)),
  ])
}
