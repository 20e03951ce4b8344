import { join } from "node:path"
import { feedFormats, feedPath, llmsFullPath, llmsPath, sitemapPath } from "../artefact-paths"
import { sectionNames } from "../sections"
import { listFiles } from "./list-files"
import { contentRoot, staticRoot } from "./project-paths"

/** Files that the build writes beside the pages and that texts may link to. */
const WRITTEN = [
  ...sectionNames.flatMap(section => feedFormats.map(format => feedPath(section, format))),
  sitemapPath,
  llmsPath,
  llmsFullPath,
]

/** Addresses of all files that are served beside the pages. */
export function siteAssets(): ReadonlySet<string> {
  const folders = [staticRoot, join(contentRoot, "static")]
  return new Set([
    ...WRITTEN,
    ...folders.flatMap(folder => listFiles(folder).map(file => `/${file}`)),
  ])
}
