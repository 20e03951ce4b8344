import { contractReferencePath, markdownPath, pageIndexPath } from "../content/artifact-paths"
import { foundTexts, toolRequest } from "../mcp/site-search"
import type { ToolContract, ToolSite } from "../mcp/tool"
import { embeddedClient } from "../search/embedded"
import { delays, site } from "../site.config"
import { fetchJson } from "./fetch-json"

/** Milliseconds that an assistant waits for the texts of the index: less than a worker may be silent. */
const textsPatience = delays.patience - 5_000

/** The site as tools ask of it in a page: its published files, and the index that readers search. */
export const toolSite: ToolSite = {
  url: site.url,
  paths: async () => {
    const pages = await fetchJson<[path: string, title: string][]>(pageIndexPath)
    return pages.map(([path]) => path)
  },
  page: async path => {
    const response = await fetch(markdownPath(path))
    // A host may answer with a page for what it does not have.
    const isMarkdown = /^text\/(?:markdown|plain)\b/.test(
      response.headers.get("content-type") ?? "",
    )
    return response.ok && isMarkdown ? response.text() : undefined
  },
  contracts: () => {
    contracts ??= fetchJson(contractReferencePath)
    // What could not be had is asked for again.
    contracts.catch(() => {
      contracts = undefined
    })
    return contracts
  },
  search: async (query, section, count) =>
    foundTexts(
      await embeddedClient().search({
        requests: [toolRequest(query, section, count)],
        patience: textsPatience,
      }),
    ),
}

let contracts: Promise<readonly ToolContract[]> | undefined
