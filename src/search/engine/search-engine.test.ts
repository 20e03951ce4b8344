import { exampleRecords, searchablePage } from "../../../tests/helpers/search-records"
import { recordsOf } from "../records/cut-records"
import { createEngine } from "./create-engine"

type Page = [path: string, title: string, text?: string]

/** Returns the addresses found among pages, best first. */
const found = (query: string, ...pages: Page[]) =>
  createEngine(exampleRecords(...pages))
    .search({ indexName: "site", query })
    .hits.map(({ url }) => url)

const hit = (query: string, ...pages: Page[]) =>
  createEngine(exampleRecords(...pages)).search({
    indexName: "site",
    query,
    attributesToSnippet: ["hierarchy.lvl1:10", "content:5"],
  }).hits[0]

test("ranks a page with the word in its title above one that mentions it", () => {
  const pages: Page[] = [
    ["/a", "Fees", "A straddle costs two premiums."],
    ["/b", "Straddle", "Two options."],
  ]
  expect(found("straddle", ...pages)).toEqual(["/b", "/a"])
})

test("ranks a page with all words above one with some", () => {
  const pages: Page[] = [
    ["/a", "Fees", "Spread and spread again."],
    ["/b", "Costs", "What the spread costs a buyer."],
  ]
  expect(found("spread buyer", ...pages)[0]).toBe("/b")
})

test("finds a word when it is half-typed", () => {
  expect(found("impermanent lo", ["/a", "Impermanent loss"])).toEqual(["/a"])
})

test.each(["stradle", "straddel", "starddle", "streddle"])(
  "finds a page when the query has the misspelling %s",
  query => {
    expect(found(query, ["/a", "Straddle"])).toEqual(["/a"])
  },
)

test("requires an exact match when the query is a number or a selector", () => {
  expect(found("2025", ["/a", "Denver 2024"])).toEqual([])
  expect(found("0xa9059cbc", ["/a", "transfer", "transfer(address,uint256) 0xa9059cbb"])).toEqual(
    [],
  )
})

test("finds a function by parts of its name, its selector and its topic", () => {
  const page: Page = ["/a", "Token", "safeTransferFrom 0x42842e0e Transfer 0xddf252ad"]
  for (const query of ["transfer", "safeTransferFrom", "0x42842e0e", "42842e0e", "0xddf252ad"])
    expect([query, found(query, page)]).toEqual([query, ["/a"]])
})

test("finds a Greek letter by its name, and a name by its letter", () => {
  const formula: Page = ["/a", "Hedges", "Γ = ∂²V/∂S², so 2γ√(V/L)"]
  expect(found("gamma", formula, ["/b", "Fees", "σ alone"])).toEqual(["/a"])
  expect(found("Γ", formula, ["/b", "Gamma", "How delta moves."])).toEqual(["/b", "/a"])
})

test("finds other forms of a word", () => {
  expect(found("close", ["/a", "Closing a position"])).toEqual(["/a"])
  expect(found("liquidated", ["/a", "Liquidations"])).toEqual(["/a"])
})

test("ranks a phrase with stop words above the same words in another order", () => {
  const pages: Page[] = [
    ["/a", "One", "The price is at the money when range and money meet, out and out."],
    ["/b", "Two", "It is out of the money now."],
  ]
  expect(found("out of the money", ...pages)[0]).toBe("/b")
})

test("finds a page by the end of its address and by its tags", () => {
  const records = recordsOf(
    searchablePage("/blog/doom-loop", { title: "Do options harm?", keywords: "doom loop Deribit" }),
  )
  const engine = createEngine(records)
  for (const query of ["doom loop", "deribit"])
    expect(engine.search({ indexName: "site", query }).nbHits).toBe(1)
})

test("finds a title when the query has only stop words", () => {
  expect(found("what is", ["/a", "What is Panoptic"])).toEqual(["/a"])
})

test.each(["", "   ", "?!", "🦄", "<script>"])("finds nothing when the query is %j", query => {
  expect(found(query, ["/a", "Straddle"])).toEqual([])
})

test("marks matches, and only the typed letters when a word is half-typed, in HTML", () => {
  const snippets = hit("a < stra", ["/a", "Straddle", "Where a < straddle & more"])?._snippetResult
  expect(snippets?.hierarchy?.lvl1?.value).toBe("<mark>Stra</mark>ddle")
  expect(snippets?.content?.value).toBe("Where a &lt; <mark>stra</mark>ddle &amp; more")
})

test("returns a snippet of the words around the match", () => {
  const text = `${"one two three four ".repeat(5)}straddle five six seven`
  expect(hit("straddle", ["/a", "Title", text])?._snippetResult?.content?.value).toBe(
    "…three four <mark>straddle</mark> five six…",
  )
})

test("narrows hits by filters and counts them by facet", () => {
  const pages = [
    searchablePage("/docs/a", { title: "Straddle", section: "docs" }),
    searchablePage("/blog/b", { title: "Straddle", section: "blog", version: "" }),
  ]
  const engine = createEngine(pages.flatMap(recordsOf))
  const request = { indexName: "site", query: "straddle", facets: ["section"] }
  expect(engine.search(request).facets).toEqual({ section: { docs: 1, blog: 1 } })
  const filtered = engine.search({ ...request, facetFilters: [["docusaurus_tag:default"]] })
  expect(filtered.hits.map(({ url }) => url)).toEqual(["/blog/b"])
})

test("returns pages of hits without gaps or repeats", () => {
  const pages = Array.from({ length: 7 }, (_, index): Page => [`/p${index}`, "Straddle"])
  const engine = createEngine(exampleRecords(...pages))
  const page = (number: number) =>
    engine.search({ indexName: "site", query: "straddle", hitsPerPage: 3, page: number })
  expect(page(0)).toMatchObject({ nbHits: 7, nbPages: 3 })
  const urls = [0, 1, 2].flatMap(number => page(number).hits.map(({ url }) => url))
  expect(new Set(urls).size).toBe(7)
})

test("marks forms of the query's own words, but not their synonyms", () => {
  const text = "The bot and bonus of a liquidation: keep away from being liquidated."
  const [found] = createEngine(exampleRecords(["/a", "Liquidations", text])).search({
    indexName: "site",
    query: "liquidator ",
    attributesToSnippet: ["content:20"],
  }).hits
  expect(found?._snippetResult?.content?.value).toBe(
    "The bot and bonus of a <mark>liquidation</mark>: keep away from being <mark>liquidated</mark>.",
  )
})

test.each([
  ["1.2.3", "Version v1.2.3 is out."],
  ["v1.2.3", "Version 1.2.3 is out."],
  ["1.2", "Version v1.2.3 is out."],
  ["version 1.2.3", "In V1.2.3 a vault has a cap."],
  ["2.0.0-beta", "What v2.0.0-beta.1 changes."],
])("finds the version %s in: %s", (query, text) => {
  expect(found(query, ["/a", "Changes", text], ["/b", "Other", "v1.4 and 3"])[0]).toBe("/a")
})

test("does not treat another version as a typo", () => {
  expect(found("v1.2.3", ["/a", "Changes", "Version v1.2.4 is out."])).toEqual([])
})

test.each([
  ["C++", "/cpp"],
  ["call from c++", "/cpp"],
  ["C#", "/cs"],
  ["call from C#", "/cs"],
  ["C", "/c"],
  [".NET", "/dotnet"],
  ["net", "/net"],
  ["F#", "/fs"],
])(
  "ranks the exact name first when the query is %s and other names differ only in symbols",
  (query, path) => {
    const pages: Page[] = [
      ["/cpp", "C++", "How to call from C++."],
      ["/cs", "C#", "How to call from C#."],
      ["/c", "C", "How to call from C."],
      ["/dotnet", "The .NET client", "How to use .NET."],
      ["/net", "Net worth", "Your net worth."],
      ["/fs", "F# notes", "What F# does."],
      ["/f", "F notes", "What F does."],
    ]
    expect(found(query, ...pages)[0]).toBe(path)
    expect(found(query, ...[...pages].reverse())[0]).toBe(path)
  },
)

const chinese = "搜索段落中间的文字"
const japanese = "全文検索エンジンの使い方、Uniswapの流動性。"
test.each([
  ["搜索", "/zh"],
  ["段落中间", "/zh"],
  ["文字", "/zh"],
  ["字", "/zh"],
  ["落", "/zh"],
  ["検索", "/ja"],
  ["エンジン", "/ja"],
  ["使い方", "/ja"],
  ["uniswap 流動性", "/ja"],
  ["Uniswapの流動性", "/ja"],
  ["엔진", "/ko"],
  ["ราคา", "/th"],
])("finds %s in the middle of text without spaces", (query, path) => {
  const pages: Page[] = [
    ["/zh", "A", chinese],
    ["/ja", "B", japanese],
    ["/ko", "C", "검색엔진입니다"],
    ["/th", "D", "วิธีคำนวณราคาตัวเลือก"],
  ]
  expect(found(query, ...pages)).toEqual([path])
})

test("does not match characters that are apart in the text", () => {
  expect(found("検索", ["/a", "検査", "索引"])).toEqual([])
})

test("marks a match in text without spaces as one range", () => {
  expect(hit("段落中间 ", ["/a", "A", chinese])?._highlightResult?.content?.value).toBe(
    "搜索<mark>段落中间</mark>的文字",
  )
})

test("ranks the current version of a page first, even when older ones say more", () => {
  const version = (path: string, name: string, text: string) =>
    recordsOf(
      searchablePage(path, {
        title: "Intro",
        version: name,
        sections: [{ anchor: null, trail: [], text }],
      }),
    )
  const records = [
    ...version("/docs/2.0.0-beta/intro", "2.0.0-beta", "Zebra: a zebra is a zebra."),
    ...version("/docs/1.0/intro", "1.0", "A zebra."),
    ...version(
      "/docs/intro",
      "current",
      "Much is said of the zebra here, and of other animals too.",
    ),
  ]
  for (const query of ["zebra", "what is a zebra"])
    expect(createEngine(records).search({ indexName: "site", query }).hits[0]?.url).toBe(
      "/docs/intro",
    )
})
