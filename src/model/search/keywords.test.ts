import { keywordsOf } from "./keywords"

test("words of the address that the title lacks are keywords", () => {
  const page = { path: "/blog/panoptic-launches-on-base", title: "Panoptic is on Base" }
  expect(keywordsOf(page)).toBe("launches")
})

test("sidebar label and tags are keywords, each word once, after the names of the front matter", () => {
  const page = { path: "/docs/moneyness", title: "Moneyness" }
  expect(
    keywordsOf(page, {
      sidebar_label: "In or out",
      keywords: ["choose a strike", "where; is my option"],
      tags: ["ITM", { label: "OTM" }, "itm strike"],
    }),
  ).toBe("choose a strike; where; is my option; In or out itm OTM strike")
})
