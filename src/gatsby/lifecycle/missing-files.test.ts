import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { formatMissing, missingFiles } from "./missing-files"

/** Lists the missing files of a published folder whose page /blog/a has this HTML and data. */
function missingOf(html: string, data: object = {}, others: Record<string, string> = {}) {
  const folder = temporaryFolder({
    "blog/a/index.html": html,
    "page-data/blog/a/page-data.json": JSON.stringify(data),
    ...others,
  })
  return missingFiles(folder, ["/blog/a"])
}

const gone = (...files: string[]) => files.map(file => ({ page: "/blog/a", file }))

test("reports nothing when all files exist", () => {
  const html =
    '<picture><source srcset="/static/1/a.webp 480w"><img src="/static/1/a.png"></picture>'
  const body = [html]
  const files = { "static/1/a.webp": "", "static/1/a.png": "" }
  expect(missingOf(html, { body }, files)).toEqual([])
})

test.each([
  ["an image", '<img alt="x" src="/static/1/a.png">'],
  ["an image with a greater-than sign before", '<img alt="a > b" src="/static/1/a.png">'],
  ["a preloaded font", '<link rel="preload" as="font" href="/static/1/a.png">'],
  ["a card for other sites", '<meta content="https://panoptic.xyz/static/1/a.png">'],
  ["an address with a query", '<img src="/static/1/a.png?v=1#top">'],
])("reports a missing file and its page when %s names it", (_, html) => {
  expect(missingOf(html)).toEqual(gone("static/1/a.png"))
})

test("checks every size of a picture", () => {
  const html = '<source srcset="/static/1/a.webp 480w,\n/static/2/a.webp 960w">'
  expect(missingOf(html)).toEqual(gone("static/1/a.webp", "static/2/a.webp"))
})

test("decodes an address to check the file", () => {
  const html = `<img src="/static/1/${encodeURIComponent("a,b & (c).png")}">`
  expect(missingOf(html, {}, { "static/1/a,b & (c).png": "" })).toEqual([])
  expect(missingOf(html)).toEqual(gone("static/1/a,b & (c).png"))
})

test("checks files that only page data names, in values and in HTML", () => {
  const body = [
    '<p><img src="/static/1/a.png"></p>',
    { props: { sources: { dark: "/static/2/d.svg" } } },
  ]
  expect(missingOf("<p>", { body })).toEqual(gone("static/1/a.png", "static/2/d.svg"))
})

test("reports a file once per page", () => {
  const html = '<img src="/static/1/a.png"><img src="/static/1/a.png">'
  expect(missingOf(html, { body: [html] })).toEqual(gone("static/1/a.png"))
})

test.each([
  ["a text", "<p>Put it into /static/img/a.png</p>"],
  ["code", '<code>&#x3C;img src="/static/a.png"></code>'],
  ["a script", '<script>load("/static/a.js")</script>'],
  ["another site", '<a href="https://example.org/static/a.pdf">PDF</a>'],
])("ignores an address in %s", (_, html) => {
  expect(missingOf(html, { body: [html], text: "It is in /static/a.png" })).toEqual([])
})

test("checks static query results and the files that they name", () => {
  const data = { staticQueryHashes: ["11", "22"] }
  const result = { "page-data/sq/d/11.json": '{"data":{"logo":"/static/1/logo.png"}}' }
  expect(missingOf("<p>", data, result)).toEqual(
    gone("page-data/sq/d/22.json", "static/1/logo.png"),
  )
})

test("checks files that style sheets name", () => {
  const css = '@font-face{src:url(/static/a.woff2)}b{background:url("/static/b.png")}'
  expect(missingOf("<p>", {}, { "styles.css": css, "static/a.woff2": "" })).toEqual([
    { page: "styles.css", file: "static/b.png" },
  ])
})

test("checks the home page too", () => {
  const folder = temporaryFolder({
    "index.html": '<img src="/static/a.png">',
    "page-data/index/page-data.json": '{"src":"/static/b.png"}',
  })
  expect(missingFiles(folder, ["/"])).toEqual([
    { page: "/", file: "static/a.png" },
    { page: "/", file: "static/b.png" },
  ])
})

test("lists page and file with what to do", () => {
  const text = formatMissing([{ page: "/blog/a", file: "static/1/a.png" }])
  expect(text).toContain("/blog/a refers to /static/1/a.png, which is not in public")
  expect(text).toMatch(/-> build again/)
})
