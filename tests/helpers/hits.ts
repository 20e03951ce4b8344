import type { SearchHit } from "../../src/search/protocol"

const emptyLevels = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }

type HitFields = Partial<Omit<SearchHit, "hierarchy">> & {
  hierarchy?: Partial<SearchHit["hierarchy"]>
}

/** A hit on a whole page of the docs, for tests. Omitted levels are empty. */
export function searchHit(title: string, { hierarchy, ...more }: HitFields = {}): SearchHit {
  const url = more.url ?? `/docs/${title.toLowerCase()}`
  return {
    objectID: url,
    url,
    url_without_anchor: url,
    anchor: null,
    type: "lvl1",
    hierarchy: { lvl0: "Docs", lvl1: title, ...emptyLevels, ...hierarchy },
    content: null,
    ...more,
  }
}
