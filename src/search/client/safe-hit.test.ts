import { searchHit } from "../../../tests/helpers/hits"
import { site } from "../../site.config"
import type { SearchHit } from "../protocol"
import { safeHit } from "./safe-hit"

const hit = (more: Partial<SearchHit> = {}) =>
  searchHit("Introduction", {
    url: "/docs/intro#start",
    type: "lvl2",
    hierarchy: { lvl2: "Start" },
    ...more,
  })

it("keeps the status of contracts as escaped text", () => {
  expect(safeHit(hit({ status: "Do not <b>deposit" }))?.status).toBe("Do not &lt;b>deposit")
  expect(safeHit(hit())?.status).toBeNull()
})

it("keeps marks and escapes all other elements", () => {
  const value = "<mark>a</mark> <img src=x onerror=alert(1)></mark><script>"
  const safe = safeHit(
    hit({
      content: value,
      hierarchy: { ...hit().hierarchy, lvl2: value },
      _snippetResult: { content: { value, matchLevel: "full" } },
      _highlightResult: { hierarchy: { lvl2: { value, matchLevel: "full" } } },
    }),
  )
  const text = "<mark>a</mark> &lt;img src=x onerror=alert(1)></mark>&lt;script>"
  expect(safe?.content).toBe(text)
  expect(safe?.hierarchy.lvl2).toBe(text)
  expect(safe?._snippetResult?.content?.value).toBe(text)
  expect(safe?._highlightResult?.hierarchy?.lvl2?.value).toBe(text)
})

it("turns an absolute address on the site into a path", () => {
  expect(safeHit(hit({ url: `${site.url}/docs/intro` }))?.url).toBe("/docs/intro")
})

it.each([
  "https://evil.example/",
  `${site.url}.evil.example/docs`,
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  `${site.url}//evil.example`,
  "javascript:alert(1)",
  "docs/intro",
])("drops a hit that leads to %s", url => {
  expect(safeHit(hit({ url }))).toBeUndefined()
})
