import { join } from "node:path"
import {
  abiPath,
  contractsManifestPath,
  feedFormats,
  feedPath,
  llmsFullPath,
  llmsPath,
  nestedLlmsPath,
  registryPath,
  sitemapPath,
} from "../content/artifact-paths"
import { contractsPath, docsIndexFolder, sectionPath } from "../content/routes"
import { sectionNames } from "../content/sections"
import type { DataPage } from "../model/content-tree"
import { listFiles } from "./list-files"
import { contentRoot, staticRoot } from "./project-paths"

/** Files that the build writes next to the pages and that texts may link to. */
const written = (abis: readonly string[]) => [
  ...sectionNames.flatMap(section => feedFormats.map(format => feedPath(section, format))),
  sitemapPath,
  llmsPath,
  llmsFullPath,
  contractsManifestPath,
  registryPath,
  ...abis,
  ...[docsIndexFolder, contractsPath, ...sectionNames.map(sectionPath)].map(nestedLlmsPath),
]

/** Addresses of all files that are served besides the pages. */
export function siteAssets(contracts: readonly DataPage[]): ReadonlySet<string> {
  const folders = [staticRoot, join(contentRoot, "static")]
  return new Set([
    ...written(contracts.map(({ version, name }) => abiPath(version, name))),
    ...folders.flatMap(folder => listFiles(folder).map(file => `/${file}`)),
  ])
}
