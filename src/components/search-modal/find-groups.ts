import { markedTexts } from "../../search/client/marked-texts"
import { safeHit } from "../../search/client/safe-hit"
import type { SiteSearch } from "../../search/client/site-search"
import type { Source } from "../../search/client/with-fallback"
import { unescapeHtml } from "../../search/engine/escape-html"
import { type FacetFilters, hierarchyLevels, type SearchHit } from "../../search/protocol"
import { settings } from "./settings"

/** Hits under one heading. */
export interface Group<Hit = SearchHit> {
  name: string
  hits: readonly Hit[]
}

export interface FoundGroups {
  groups: Group[]
  /** Number of all hits; the groups contain only the best. */
  total: number
  source: Source
}

/** Filters of a search, and the length of its snippets. */
export interface Scope {
  facetFilters: FacetFilters
  snippetWords: number
}

/** Requests the hits of the dialog. Rejects if no index answers. */
export async function findGroups(
  client: SiteSearch,
  query: string,
  { facetFilters, snippetWords }: Scope,
): Promise<FoundGroups> {
  const { results, source } = await client.search({
    requests: [
      {
        indexName: client.indexName,
        query,
        facetFilters,
        hitsPerPage: settings.hits,
        attributesToRetrieve: [
          ...hierarchyLevels.map(level => `hierarchy.${level}`),
          "content",
          "type",
          "url",
          "status",
        ],
        ...markedTexts(snippetWords),
        clickAnalytics: false,
      },
    ],
  })
  const hits = results[0]?.hits ?? []
  return {
    groups: groupsOf(hits.flatMap(hit => safeHit(hit) ?? [])),
    total: results[0]?.nbHits ?? 0,
    source,
  }
}

/**
 * Groups hits by their outermost level, five at most per group, in ranking order. Hits of the same
 * page are adjacent, at the position of the best one.
 */
export function groupsOf(hits: readonly SearchHit[]): Group[] {
  return gather(hits, ({ hierarchy }) => unescapeHtml(hierarchy.lvl0 ?? "")).map(
    ([name, members]) => ({
      name,
      hits: gather(
        members.slice(0, settings.hitsPerGroup),
        ({ hierarchy }) => hierarchy.lvl1 ?? "",
      ).flatMap(([, ofPage]) => ofPage),
    }),
  )
}

function gather<Item>(items: readonly Item[], nameOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const name = nameOf(item)
    groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return [...groups]
}
