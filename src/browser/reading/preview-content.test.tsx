import { previewContent } from "./preview-content"

const glossary = { "/docs/terms/gamma": ["Gamma", "How fast delta changes."] }
const intro = {
  doc: {
    head: {
      meta: [
        { property: "og:title", content: "Introduction" },
        { name: "description", content: "What it is." },
      ],
    },
    headings: [{ id: "fees", text: "Fees" }],
  },
  other: null,
}
const hovering = jest.fn(async (path: string) =>
  path === "/docs/intro" ? { json: { data: intro } } : undefined,
)
globalThis.fetch = (async (path: string) => ({
  ok: path === "/glossary.json",
  json: async () => glossary,
})) as typeof fetch

const math = '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>'

beforeEach(() => {
  hovering.mockClear()
  Object.assign(window, { ___loader: { hovering } })
  history.replaceState(null, "", "/research/x")
  document.body.innerHTML = `
    <h2 id="limits">Limits<a class="heading-anchor" href="#limits">Link</a></h2><p>We left out fees.</p>
    <div class="math-display" id="eq-a">${math}</div>
    <ul class="references"><li id="ref-a">A. Author (2006) <a href="https://a.example">Title</a> <a class="citation-back" href="#cite-a">up</a></li></ul>
    <div class="footnotes"><ol><li id="fn-a"><p>A note. <a data-footnote-backref href="#fnref-a">back</a></p></li></ol></div>
    <p id="cite-a">A text.</p>`
})

async function told(href: string) {
  const link = document.createElement("a")
  link.href = href
  const content = await previewContent(link)
  const text = content?.body.map(part => (typeof part === "string" ? part : part.textContent))
  return content && { ...content, body: text?.join("").trim() }
}

it("shows the definition of a term", async () => {
  expect(await told("/docs/terms/gamma#curve")).toEqual({
    kind: "page",
    title: "Gamma",
    body: "How fast delta changes.",
  })
})

it("describes another page, or one of its sections, from the loader's cache", async () => {
  expect(await told("/docs/intro")).toEqual({
    kind: "page",
    title: "Introduction",
    body: "What it is.",
  })
  expect(await told("/docs/intro#fees")).toEqual({
    kind: "section",
    title: "Fees",
    body: "From “Introduction”. What it is.",
  })
  expect(hovering.mock.calls).toEqual([["/docs/intro"], ["/docs/intro"]])
})

it.each([
  ["a note", "#fn-a", { kind: "note", body: "A note." }],
  ["a work", "#ref-a", { kind: "reference", body: "A. Author (2006) Title" }],
  ["a formula", "#eq-a", { kind: "equation", body: "x" }],
  ["a section", "#limits", { kind: "section", title: "Limits", body: "We left out fees." }],
])("copies %s of the page, without ids and back links", async (_, hash, expected) => {
  expect(await told(hash)).toEqual(expected)
  expect(hovering).not.toHaveBeenCalled()
})

it.each([
  ["a way back", "#cite-a"],
  ["an anchor that is not there", "#50%"],
  ["a file", "/docs/intro.md"],
  ["a page that does not come", "/docs/gone"],
])("returns undefined for %s", async (_, href) => {
  expect(await told(href)).toBeUndefined()
})

it("loads a page with `loadPage` in develop", async () => {
  const before = process.env.NODE_ENV
  Object.assign(process.env, { NODE_ENV: "development" })
  Object.assign(window, {
    ___loader: { hovering: async () => undefined, loadPage: hovering },
  })
  const found = await told("/docs/intro")
  Object.assign(process.env, { NODE_ENV: before })
  expect(found).toMatchObject({ kind: "page", title: "Introduction" })
})
