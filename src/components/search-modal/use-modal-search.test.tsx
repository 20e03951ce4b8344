import { act, renderHook } from "@testing-library/react"
import { searchHit } from "../../../tests/helpers/hits"
import type { SiteSearch } from "../../search/client/site-search"
import type { SearchHit } from "../../search/protocol"
import { readSearches } from "./stored-searches"
import { useModalSearch } from "./use-modal-search"

let asked: string[]
let found: SearchHit[]
let knowsMore: () => Promise<void>

const client: SiteSearch = {
  indexName: "index",
  isHosted: false,
  warm() {},
  onMore(listener) {
    knowsMore = () => act(async () => listener())
    return () => {}
  },
  search: async ({ requests }) => {
    asked.push(...requests.map(({ query }) => query))
    const result = { hits: found, nbHits: found.length } as never
    return { results: [result], source: "embedded" }
  },
}

const hit = (type: SearchHit["type"], url: string) =>
  searchHit("Delta", { type, url, content: type === "content" ? "Delta is a slope." : null })

beforeEach(() => {
  asked = []
  found = []
  localStorage.clear()
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
})

async function searchFor(query: string) {
  const { result } = renderHook(() => useModalSearch(client, ""))
  await act(async () => result.current.search(query))
  return result
}

const recent = () => readSearches("index").recent.map(({ url }) => url)

it("stores the page of a text when the reader follows the text", async () => {
  found = [hit("content", "/delta#text"), hit("lvl1", "/delta")]
  const { current } = await searchFor("slope")
  act(() => current.remember(found[0] as SearchHit))
  expect(recent()).toEqual(["/delta"])
})

it("does not store a text when its page is not among the hits", async () => {
  found = [hit("content", "/delta#text")]
  const { current } = await searchFor("slope")
  act(() => current.remember(found[0] as SearchHit))
  expect(recent()).toEqual([])
})

it("searches again when the index can find more, unless the reader has moved in the list", async () => {
  found = [hit("lvl1", "/delta"), hit("lvl1", "/gamma")]
  const result = await searchFor("delta")
  await knowsMore()
  expect(asked).toEqual(["delta", "delta"])
  act(() => result.current.setActive(1))
  await knowsMore()
  expect(asked).toHaveLength(2)
})

it("does not search for spaces, or search again when the box is empty", async () => {
  const result = await searchFor("   ")
  expect(asked).toEqual([])
  await act(async () => result.current.search("delta"))
  await act(async () => result.current.search(""))
  await knowsMore()
  expect(asked).toEqual(["delta"])
})
