import { findFirst } from "./search-pages"
import type { SiteSearch } from "./site-search"
import type { Source } from "./with-fallback"

const found = (source: Source, exhaustiveNbHits: boolean) =>
  findFirst(
    {
      search: async () => ({ results: [{ hits: [], nbHits: 0, exhaustiveNbHits }], source }),
    } as never as SiteSearch,
    { query: "spread" },
    1,
  )

test("marks a result as partial when the embedded index has no texts yet", async () => {
  expect((await found("embedded", false)).isPartial).toBe(true)
  expect((await found("embedded", true)).isPartial).toBe(false)
})

test("does not mark a result as partial when a hosted index only estimates its count", async () => {
  expect((await found("algolia", false)).isPartial).toBe(false)
})
