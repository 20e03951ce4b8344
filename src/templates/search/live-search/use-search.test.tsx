import { act, renderHook } from "@testing-library/react"
import type { SiteSearch } from "../../../search/client/site-search"
import type { SourcedAnswer } from "../../../search/client/with-fallback"
import type { SearchRequest } from "../../../search/protocol"
import { search as settings } from "../../../site.config"
import { useSearch } from "./use-search"

interface Asked {
  requests: readonly SearchRequest[]
  answer(total: number): Promise<void>
}

let asked: Asked[]
let knowsMore: () => void
let client: SiteSearch
beforeEach(() => {
  jest.useFakeTimers()
  asked = []
  client = {
    indexName: "site",
    isHosted: false,
    warm() {},
    onMore(listener) {
      knowsMore = () => act(listener)
      return () => {}
    },
    search: ({ requests }) =>
      new Promise(resolve => {
        const answer = (total: number) =>
          act(async () => {
            const result = { hits: [], nbHits: total, facets: {} }
            resolve({
              results: requests.map(() => result),
              source: "embedded",
            } as never as SourcedAnswer)
          })
        asked.push({ requests, answer })
      }),
  }
})
afterEach(() => jest.useRealTimers())

/** Each test has its own query, because the list of an address is cached for going back. */
const open = (address: string) => {
  window.history.replaceState(null, "", address)
  return renderHook(() => useSearch(client, "first")).result
}
const pause = () => act(() => jest.advanceTimersByTime(settings.debounce))
const filtersOf = ({ requests }: Asked) => JSON.stringify(requests[0]?.facetFilters)

test("repeats the reader's current query when the index has grown", async () => {
  const search = open("/search?q=gamma&in=research")
  await asked[0]?.answer(0)
  act(() => search.current.ask({ query: "gamma" }))
  pause()
  knowsMore()
  expect(asked).toHaveLength(3)
  expect(asked.map(filtersOf)).toEqual([
    expect.stringContaining("section:research"),
    expect.not.stringContaining("section:research"),
    expect.not.stringContaining("section:research"),
  ])
  await asked[2]?.answer(4)
  await asked[1]?.answer(0)
  expect(search.current.found?.total).toBe(4)
})

test("also repeats a pending request for more hits when the index has grown", async () => {
  const search = open("/search?q=delta")
  await asked[0]?.answer(40)
  act(() => search.current.more())
  knowsMore()
  expect(asked[2]?.requests.map(({ page }) => page)).toEqual([0, 1])
  await asked[2]?.answer(50)
  expect(search.current.found).toMatchObject({ pages: 2, total: 50 })
})

test("repeats nothing when the box was emptied", async () => {
  const search = open("/search?q=theta")
  await asked[0]?.answer(40)
  act(() => search.current.ask({ query: "" }))
  pause()
  knowsMore()
  expect(asked).toHaveLength(1)
})

test("requests no more hits while a newer query is pending", async () => {
  const search = open("/search?q=vega")
  await asked[0]?.answer(40)
  act(() => search.current.ask({ query: "rho" }))
  pause()
  act(() => search.current.more())
  expect(asked).toHaveLength(2)
  await asked[1]?.answer(7)
  expect(search.current).toMatchObject({ answered: { query: "rho" }, found: { total: 7 } })
  act(() => search.current.more())
  expect(asked[2]?.requests).toMatchObject([{ query: "rho", page: 1 }])
})
