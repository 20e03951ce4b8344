import { searchablePage } from "../../../tests/helpers/search-records"
import { recordsOf } from "./cut-records"

const page = searchablePage("/docs/spread", {
  title: "Spread",
  description: "What demand adds.",
  keywords: "vegoid",
  sections: [
    { anchor: null, trail: [], text: "The multiplier." },
    { anchor: "formula", trail: ["Formula"], text: "One plus demand." },
    { anchor: "example", trail: ["Formula", "Example"], text: "" },
  ],
})

test("makes a record for the page, for each heading and for each text", () => {
  expect(recordsOf(page).map(({ url, type, content }) => [url, type, content])).toEqual([
    ["/docs/spread", "lvl1", null],
    ["/docs/spread", "content", "What demand adds. The multiplier."],
    ["/docs/spread#formula", "lvl2", null],
    ["/docs/spread#formula", "content", "One plus demand."],
    ["/docs/spread#example", "lvl3", null],
  ])
})

test("puts headings into the hierarchy below group and title", () => {
  expect(recordsOf(page).at(-1)?.hierarchy).toEqual({
    lvl0: "Guides",
    lvl1: "Spread",
    lvl2: "Formula",
    lvl3: "Example",
    lvl4: null,
    lvl5: null,
    lvl6: null,
  })
})

test("gives keywords only to the page's own record", () => {
  const [first, ...others] = recordsOf(page)
  expect(first?.keywords).toBe("vegoid")
  expect(others.map(({ keywords }) => keywords)).toEqual([null, null, null, null])
})

test("tags docs by version and everything else as default", () => {
  expect(recordsOf(page)[0]?.docusaurus_tag).toBe("docs-current-current")
  expect(recordsOf({ ...page, section: "blog", version: "" })[0]?.docusaurus_tag).toBe("default")
})

test("changes only the records of a section when that section is edited", () => {
  const [intro, formula, ...rest] = page.sections()
  if (!intro || !formula) throw new Error("the page has sections")
  const edited = recordsOf({
    ...page,
    sections: () => [intro, { ...formula, text: "Two plus demand." }, ...rest],
  })
  const known = new Set(recordsOf(page).map(record => JSON.stringify(record)))
  const changed = edited.filter(record => !known.has(JSON.stringify(record)))
  expect(changed.map(({ objectID }) => objectID)).toEqual(["/docs/spread#formula-1"])
})

test("splits a long section into several records with one address, after sentences", () => {
  const text = "A sentence of words. ".repeat(200).trim()
  const records = recordsOf({
    ...page,
    description: "",
    sections: () => [{ anchor: null, trail: [], text }],
  })
  const contents = records.flatMap(({ content }) => content ?? [])
  expect(contents).toHaveLength(2)
  expect(contents.every(content => content.length <= 2500 && content.endsWith("."))).toBe(true)
  expect(contents.join(" ")).toBe(text)
})
