import { join } from "node:path"
import { docsVersions } from "../../site.config"
import {
  feedFormats,
  feedPath,
  llmsFullPath,
  llmsPath,
  nestedLlmsPath,
  sitemapPath,
} from "../artefact-paths"
import { contractsPath, sectionPath } from "../routes"
import { sectionNames } from "../sections"
import { listFiles } from "./list-files"
import { contentRoot, staticRoot } from "./project-paths"

/** Files that the build writes beside the pages and that texts may link to. */
const WRITTEN = [
  ...sectionNames.flatMap(section => feedFormats.map(format => feedPath(section, format))),
  sitemapPath,
  llmsPath,
  llmsFullPath,
  ...[docsVersions[0].path, contractsPath, ...sectionNames.map(sectionPath)].map(nestedLlmsPath),
]

/** Addresses of all files that are served beside the pages. */
export function siteAssets(): ReadonlySet<string> {
  const folders = [staticRoot, join(contentRoot, "static")]
  return new Set([
    ...WRITTEN,
    ...folders.flatMap(folder => listFiles(folder).map(file => `/${file}`)),
  ])
}
