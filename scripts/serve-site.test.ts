import type { Server } from "node:http"
import { temporaryFolder } from "../tests/unit/temporary-project"
import { serve } from "./serve-site"

let server: Server
let origin: string

beforeAll(async () => {
  const folder = temporaryFolder({
    "index.html": "<p>home",
    "404.html": "<p>nothing here",
    "docs/intro/index.html": "<p>intro",
    "docs/V1.0/contract.Pool/index.html": "<p>pool",
    "docs/intro.md": "# Intro",
    "blog/index.html": "<p>blog",
    "blog/rss.xml": "<rss/>",
    "app-0123456789abcdef.js": "1".repeat(5000),
    "static/a/x.png": "1",
    "styles.0123456789abcdef.css": "a{}",
    _redirects: "# comment\n/old /docs/intro 301\n",
  })
  const served = await serve(0, folder)
  server = served.server
  origin = served.url.replace(/\/$/, "")
})

afterAll(() => {
  server.close()
})

/** Response of the served folder, with redirects not followed. */
async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}${path}`, { redirect: "manual", headers })
  return { response, text: await response.text() }
}

test.each([
  ["/", "<p>home"],
  ["/docs/intro", "<p>intro"],
  ["/blog", "<p>blog"],
  ["/docs/V1.0/contract.Pool", "<p>pool"],
  ["/docs/intro?x=1", "<p>intro"],
])("%s answers with its page and no redirect", async (path, html) => {
  const { response, text } = await get(path)
  expect([response.status, text]).toEqual([200, html])
})

test.each(["/docs/intro/", "/blog/", "/docs/V1.0/contract.Pool/"])(
  "%s leads to the address without a slash",
  async path => {
    const { response } = await get(path)
    expect([response.status, response.headers.get("location")]).toEqual([301, path.slice(0, -1)])
  },
)

test("an index file leads to the clean address", async () => {
  expect((await fetch(`${origin}/docs/intro/index.html`)).url).toBe(`${origin}/docs/intro`)
})

test("the redirects of the site are answered by the server", async () => {
  const { response } = await get("/old")
  expect([response.status, response.headers.get("location")]).toEqual([301, "/docs/intro"])
})

test.each(["/nowhere", "/docs", "/docs/V1.0"])(
  "%s answers 404 with the site's page",
  async path => {
    const { response, text } = await get(path)
    expect([response.status, text]).toEqual([404, "<p>nothing here"])
  },
)

test.each([
  ["/docs/intro.md", "text/markdown"],
  ["/blog/rss.xml", "xml"],
])("the file %s is served as it is", async (path, type) => {
  const { response } = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toContain(type)
})

test.each(["/static/a/x.png", "/styles.0123456789abcdef.css"])(
  "%s, named by its content, is kept for ever",
  async path => {
    const { response } = await get(path)
    expect(response.headers.get("cache-control")).toContain("immutable")
  },
)

test("scripts are compressed and kept for ever", async () => {
  const { response } = await get("/app-0123456789abcdef.js", { "accept-encoding": "gzip" })
  expect(response.headers.get("content-encoding")).toBe("gzip")
  expect(response.headers.get("cache-control")).toContain("immutable")
})

test("pages are asked for again on every visit", async () => {
  const { response } = await get("/docs/intro")
  expect(response.headers.get("cache-control")).toBe("no-cache")
})
