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

test("an answer of the embedded index without its texts is known to be a first one", async () => {
  expect((await found("embedded", false)).isPartial).toBe(true)
  expect((await found("embedded", true)).isPartial).toBe(false)
})

test("a hosted index that only estimates its count is whole", async () => {
  expect((await found("algolia", false)).isPartial).toBe(false)
})
