import { docEntry } from "../../../tests/helpers/entries"
import { glossaryOn } from "./glossary"

const term = (title: string, more: Parameters<typeof docEntry>[1] = {}) =>
  docEntry(`terms/${title}.md`, { title, frontMatter: { hoverText: `About ${title}.` }, ...more })

const page = docEntry("glossary.mdx")

test("lists documents with a definition by title", () => {
  expect(glossaryOn(page, [term("put"), docEntry("intro.md"), term("Call")])).toEqual([
    { title: "Call", path: "/docs/terms/Call", definition: "About Call." },
    { title: "put", path: "/docs/terms/put", definition: "About put." },
  ])
})

test("lists the terms of the page's docs version, or of the current one on other pages", () => {
  const terms = [term("Call"), term("Older", { base: "/docs/1.0" })]
  const titles = (on: Parameters<typeof glossaryOn>[0]) =>
    glossaryOn(on, terms).map(({ title }) => title)
  expect(titles(page)).toEqual(["Call"])
  expect(titles({ ...page, base: "/docs/1.0" })).toEqual(["Older"])
})

test("omits unlisted documents", () => {
  expect(glossaryOn(page, [term("Call", { unlisted: true })])).toEqual([])
})
