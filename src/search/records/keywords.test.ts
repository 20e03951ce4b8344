import { keywordsOf } from "./keywords"

test("words of the address that the title lacks are keywords", () => {
  const page = { path: "/blog/panoptic-launches-on-base", title: "Panoptic is on Base" }
  expect(keywordsOf(page)).toBe("launches")
})

test("sidebar label, keywords and tags are keywords, each word once", () => {
  const page = { path: "/docs/moneyness", title: "Moneyness" }
  expect(
    keywordsOf(page, {
      sidebar_label: "In or out",
      keywords: ["strike"],
      tags: ["ITM", { label: "OTM" }, "itm strike"],
    }),
  ).toBe("In or out strike itm OTM")
})
