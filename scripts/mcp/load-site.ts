import { markdownPath } from "../../src/content/artefact-paths"
import { siteIdentity } from "../../src/content/head/site-identity"
import { ContentReader } from "../../src/content/read/content-reader"
import { loadSite } from "../../src/content/read/load-site"
import { artefactsOf } from "../../src/gatsby/artefacts/published-files"
import type { FoundText, ToolSite } from "../../src/mcp/tool"
import { unescapeHtml } from "../../src/search/engine/escape-html"
import { rowsOf } from "../../src/search/engine/row"
import { SearchEngine } from "../../src/search/engine/search-engine"
import { loadIndex } from "../../src/search/engine/text-index"
import { indexFiles, withTexts } from "../../src/search/index-files/index-files"
import { unpackHeadings } from "../../src/search/index-files/packed-headings"
import { hierarchyLevels, type SearchHit, type SearchRecord } from "../../src/search/protocol"
import { siteRecords } from "../../src/search/records/site-records"

/** The content as it stands, as tools ask of it. */
export async function loadToolSite(): Promise<ToolSite> {
  const site = await loadSite(new ContentReader(), false)
  const twins = new Map(artefactsOf(site).map(({ path, body }) => [path, body]))
  const pages = site.pages.flatMap(({ path }): [string, string][] => {
    const text = twins.get(markdownPath(path))
    return text === undefined ? [] : [[path, text]]
  })
  return {
    url: siteIdentity.url,
    pages: new Map(pages),
    contracts: site.content.tree.contracts,
    search: searchOf(siteRecords(site.pages, site.content, site.drawn)),
  }
}

/** The engine of the embedded search, as a reader's worker makes it. */
function searchOf(records: SearchRecord[]): ToolSite["search"] {
  const { headings, texts } = indexFiles(rowsOf(records))
  const engine = new SearchEngine(
    withTexts(unpackHeadings(headings.rows), texts.texts),
    loadIndex(texts.index),
  )
  return (query, section, count) =>
    engine
      .search({
        indexName: "site",
        query,
        hitsPerPage: count,
        attributesToSnippet: ["content:40"],
        ...(section ? { facetFilters: [`section:${section}`] } : {}),
      })
      .hits.map(foundText)
}

function foundText({
  hierarchy,
  url,
  section,
  status,
  _snippetResult,
  _highlightResult,
}: SearchHit): FoundText {
  const text = _snippetResult?.content?.value ?? _highlightResult?.content?.value ?? ""
  return {
    title: hierarchyLevels
      .slice(1)
      .flatMap(level => plain(hierarchy[level] ?? "") || [])
      .join(" > "),
    path: url,
    section: section ?? "pages",
    ...(status ? { status: plain(status) } : {}),
    text: plain(text),
  }
}

/** Hits are HTML, for pages. */
const plain = (html: string) => unescapeHtml(html.replace(/<\/?mark>/g, ""))
