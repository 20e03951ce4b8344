import { type IndexedPage, nearPages, readable, wordsOf } from "./near-pages"

const pages: IndexedPage[] = [
  ["/docs/product/opening-a-position", "Opening a position"],
  ["/docs/product/closing-a-position", "Closing a position"],
  ["/docs/terms/gamma", "Gamma"],
  ["/docs/panoptic-protocol/streamia", "Streamia"],
  ["/research/gamma-scalping", "Gamma scalping"],
  ["/blog/tags/uniswap", "Uniswap"],
  ["/", "Panoptic"],
]
const first = (asked: string) => nearPages(asked, pages)[0]?.[0]

test.each([
  ["/docs/product/openning-a-position", "/docs/product/opening-a-position"],
  ["/docs/product/opening_position", "/docs/product/opening-a-position"],
  ["/docs/trading/opening-a-position", "/docs/product/opening-a-position"],
  ["/Docs/Terms/Gamma/", "/docs/terms/gamma"],
  ["/docs/terms/gama.html", "/docs/terms/gamma"],
  ["/blog/gamma-scalping", "/research/gamma-scalping"],
  ["/blog/tags/uniswwap", "/blog/tags/uniswap"],
])("suggests for %s the page %s", (asked, meant) => {
  expect(first(asked)).toBe(meant)
})

test("suggests nothing when an address resembles no page", () => {
  expect(nearPages("/wp-admin/setup.php", pages)).toEqual([])
  expect(nearPages("/docs/terms/vanna", pages)).toEqual([])
  expect(nearPages("/", pages)).toEqual([])
})

test("suggests at most three pages, the nearest first", () => {
  const many = Array.from({ length: 9 }, (_, index): IndexedPage => [`/a/page-${index}`, ""])
  expect(nearPages("/a/page-4x", many).map(([path]) => path)).toHaveLength(3)
  expect(nearPages("/a/page-4x", many)[0]?.[0]).toBe("/a/page-4")
})

test("reads an address as it is when it is not well encoded", () => {
  expect(readable("/docs/%E0%A4%A")).toBe("/docs/%E0%A4%A")
  expect(nearPages("/docs/terms/gamma%E0%A4%A", pages)).toEqual([])
})

test("takes the words of an address from its last part", () => {
  expect(wordsOf("/docs/old-page_name.html")).toBe("old page name")
})
