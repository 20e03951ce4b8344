import { contractReferencePath, markdownPath, pageIndexPath } from "../content/artifact-paths"
import { foundTexts, toolRequest } from "../mcp/site-search"
import type { ToolContract, ToolSite } from "../mcp/tool"
import { embeddedClient } from "../search/embedded"
import { delays, site } from "../site.config"
import { fetchJson } from "./fetch-json"

/** Time in ms that an assistant waits for the index's texts; shorter than the worker's timeout. */
const textsPatience = delays.patience - 5_000

/** Site access for tools that run in a page: published files and the readers' search index. */
export const toolSite: ToolSite = {
  url: site.url,
  paths: async () => {
    const pages = await fetchJson<[path: string, title: string][]>(pageIndexPath)
    return pages.map(([path]) => path)
  },
  page: async path => {
    const response = await fetch(markdownPath(path))
    // Some hosts return an HTML page for a missing file.
    const isMarkdown = /^text\/(?:markdown|plain)\b/.test(
      response.headers.get("content-type") ?? "",
    )
    return response.ok && isMarkdown ? response.text() : undefined
  },
  contracts: () => {
    contracts ??= fetchJson(contractReferencePath)
    // Forgets a failed request, so that the next call tries again.
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
