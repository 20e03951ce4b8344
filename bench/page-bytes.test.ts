import { temporaryFolder } from "../tests/helpers/temporary-project"
import { pageBytes } from "./page-bytes"

const html =
  '<html><head><style>a{}</style><link as="font" rel="preload" href="/f.woff2">' +
  '<script src="/app.js"></script></head><body><p>Text</p><script>1</script></body></html>'

const site = (data: object) =>
  temporaryFolder({
    "docs/intro/index.html": html,
    "page-data/docs/intro/page-data.json": JSON.stringify(data),
    "page-data/sq/d/7.json": "{}",
    "chunk-map.json": JSON.stringify({ app: ["/app.js"], own: ["/own.js"] }),
    "app.js": "12345",
    "own.js": "123",
    "f.woff2": "1234",
  })

test("counts the scripts of the document and of the template once each", () => {
  const bytes = pageBytes(site({ componentChunkName: "own" }), "/docs/intro")
  expect(bytes.javascript.raw).toBe("12345".length + "123".length)
})

test("counts the body without its scripts", () => {
  const bytes = pageBytes(site({ componentChunkName: "app" }), "/docs/intro")
  expect(bytes.body.raw).toBe("<p>Text</p>".length)
})

test("counts inlined styles, preloaded fonts and static query results", () => {
  const data = { componentChunkName: "app", staticQueryHashes: ["7"] }
  const { css, fonts, staticQueries } = pageBytes(site(data), "/docs/intro")
  expect([css.raw, fonts.raw, staticQueries.raw]).toEqual([3, 4, 2])
})
