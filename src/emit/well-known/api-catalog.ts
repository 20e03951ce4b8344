import {
  apiCatalogPath,
  contractReferencePath,
  contractsManifestPath,
  llmsPath,
  registryPath,
  serverCardPath,
} from "../../content/artifact-paths"
import { absoluteUrl, contractsPath } from "../../content/routes"
import { listOfTools } from "../../mcp/server-card"
import type { Artifact, SiteModel } from "../../model/site-model"
import { servicePages } from "../../site.config"

/**
 * Catalog of the site's data and tools as a link set (RFC 9727, RFC 9264), where programs look for
 * it.
 */
export function apiCatalogArtifacts({ site, pages, contracts }: SiteModel): Artifact[] {
  const link = (path: string, title: string, type = "application/json") => ({
    href: absoluteUrl(site.url, path),
    title,
    type,
  })
  const docs = (path: string, title: string) => link(path, title, "text/html")
  const services = pages.filter(({ path }) => servicePages.includes(path))
  const data = contracts
    ? [
        link(contractsManifestPath, "Contracts with version, status, and address, and their ABIs"),
        link(registryPath, "Deployments with addresses, chains, and status"),
        link(contractReferencePath, "Functions, events, and errors of the contracts"),
      ]
    : []
  const tools = link(serverCardPath, `Tools for assistants: ${listOfTools}`)
  const linkset = [
    {
      anchor: absoluteUrl(site.url, apiCatalogPath),
      item: [
        ...data,
        tools,
        link(llmsPath, "Index of the site for programs", "text/plain"),
        ...services.map(({ path, title }) => docs(path, title)),
      ],
    },
    ...data.map(({ href }) => ({
      anchor: href,
      "service-doc": [docs(contractsPath, "Contract reference")],
    })),
    { anchor: tools.href, "service-desc": [tools] },
  ]
  return [{ path: apiCatalogPath, body: `${JSON.stringify({ linkset }, null, 2)}\n` }]
}
