import { keywordsOf } from "./keywords"

test("uses the words of the address that the title lacks", () => {
  const page = { path: "/blog/panoptic-launches-on-base", title: "Panoptic is on Base" }
  expect(keywordsOf(page)).toBe("launches")
})

test("adds words of the sidebar label and tags once each, after the keywords of the front matter", () => {
  const page = { path: "/docs/moneyness", title: "Moneyness" }
  expect(
    keywordsOf(page, {
      sidebar_label: "In or out",
      keywords: ["choose a strike", "where; is my option"],
      tags: ["ITM", { label: "OTM" }, "itm strike"],
    }),
  ).toBe("choose a strike; where; is my option; In or out itm OTM strike")
})
