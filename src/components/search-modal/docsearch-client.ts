import type { DocSearchTransformClient } from "@docsearch/react"
import { safeHit } from "../../search/client/safe-hit"
import type { SiteSearch } from "../../search/client/site-search"
import type { Source } from "../../search/client/with-fallback"
import { unescapeHtml } from "../../search/engine/escape-html"
import type { SearchHit, SearchRequest, SearchResult } from "../../search/protocol"

/** How the last search ended: which index answered it, or that none did. */
export type Outcome = Source | "failed"

type PackageClient = DocSearchTransformClient

/**
 * The site's search as the modal's package calls it. A failure becomes an empty answer and an outcome of its own:
 * the package would leave its error screen in the moment it shows it. See docs/decisions/0040-search-modal.md.
 */
export function docsearchClient(
  client: SiteSearch,
  onOutcome: (outcome: Outcome) => void,
): PackageClient {
  let latest = 0
  const search = async ({ requests }: { requests: SearchRequest[] }) => {
    const number = ++latest
    // An answer that comes after that of a later key says nothing about the present.
    const report = (outcome: Outcome) => {
      if (number === latest) onOutcome(outcome)
    }
    try {
      const { results, source } = await client.search({ requests })
      report(source)
      return { results: results.map(shown) }
    } catch {
      report("failed")
      return { results: requests.map(() => ({ hits: [], nbHits: 0 })) }
    }
  }
  return {
    search,
    addAlgoliaAgent: () => {},
    transporter: { algoliaAgent: { value: "" } },
  } as unknown as PackageClient
}

function shown(result: SearchResult): SearchResult {
  return {
    ...result,
    hits: result.hits.flatMap(hit => {
      const safe = safeHit(hit)
      return safe ? [withPlainSection(safe)] : []
    }),
  }
}

/** The package shows the outermost level as text, all others as HTML. */
function withPlainSection(hit: SearchHit): SearchHit {
  const section = unescapeHtml(hit.hierarchy.lvl0 ?? "")
  return {
    ...hit,
    hierarchy: { ...hit.hierarchy, lvl0: section },
    _highlightResult: {
      ...hit._highlightResult,
      hierarchy: {
        ...hit._highlightResult?.hierarchy,
        lvl0: { value: section, matchLevel: "none" },
      },
    },
  }
}
