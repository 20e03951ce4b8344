import { markdownPath } from "../../src/content/artifact-paths"
import { artifactsOf } from "../../src/emit/emit-files"
import { foundTexts, toolRequest } from "../../src/mcp/site-search"
import type { ToolSite } from "../../src/mcp/tool"
import { siteIdentity } from "../../src/model/head/site-identity"
import { siteRecords } from "../../src/model/search/site-records"
import { rowsOf } from "../../src/search/engine/row"
import { SearchEngine } from "../../src/search/engine/search-engine"
import { loadIndex } from "../../src/search/engine/text-index"
import { indexFiles, withTexts } from "../../src/search/index-files/index-files"
import { unpackHeadings } from "../../src/search/index-files/packed-headings"
import type { SearchRecord } from "../../src/search/protocol"
import { ContentReader } from "../../src/site/content-reader"
import { loadSite } from "../../src/site/load-site"

/** Loads the current content for the tools. */
export async function loadToolSite(): Promise<ToolSite> {
  const site = await loadSite(new ContentReader(), false)
  const twins = new Map(artifactsOf(site).map(({ path, body }) => [path, body]))
  const pages = site.pages.flatMap(({ path }): [string, string][] => {
    const text = twins.get(markdownPath(path))
    return text === undefined ? [] : [[path, text]]
  })
  const byPath = new Map(pages)
  return {
    url: siteIdentity.url,
    paths: async () => [...byPath.keys()],
    page: async path => byPath.get(path),
    contracts: async () => site.content.tree.contracts,
    search: searchOf(siteRecords(site.pages, site.content, site.drawn)),
  }
}

/** Engine of the embedded search, created as in a reader's worker. */
function searchOf(records: SearchRecord[]): ToolSite["search"] {
  const { headings, texts } = indexFiles(rowsOf(records))
  const engine = new SearchEngine(
    withTexts(unpackHeadings(headings.rows), texts.texts),
    loadIndex(texts.index),
  )
  return async (query, section, count) =>
    foundTexts({ results: [engine.search(toolRequest(query, section, count))] })
}
