import { unescapeHtml } from "../search/engine/escape-html"
import {
  hierarchyLevels,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
} from "../search/protocol"
import type { FoundText } from "./tool"

/** Site-search request for a tool's query. */
export function toolRequest(
  query: string,
  section: string | undefined,
  count: number,
): SearchRequest {
  return {
    indexName: "site",
    query,
    hitsPerPage: count,
    attributesToSnippet: ["content:40"],
    ...(section ? { facetFilters: [`section:${section}`] } : {}),
  }
}

/** Converts a site-search response to a tool's results. */
export const foundTexts = ({ results: [result] }: SearchAnswer): FoundText[] =>
  (result?.hits ?? []).map(foundText)

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

/** Converts the HTML of a hit to plain text. */
const plain = (html: string) => unescapeHtml(html.replace(/<\/?mark>/g, ""))
