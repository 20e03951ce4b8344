import { symlinkSync } from "node:fs"
import type { Server } from "node:http"
import { join } from "node:path"
import { hostingOf } from "../src/emit/hosting/hosting"
import { compressFiles } from "../src/gatsby/lifecycle/compress-files"
import { rawRequest } from "../tests/helpers/raw-request"
import { temporaryFolder } from "../tests/helpers/temporary-project"
import { serve } from "./serve-site"

const redirects = [
  { from: "/old", to: "/docs/intro" },
  { from: "/older", to: "/docs/intro#part" },
]

let server: Server
let origin: string

beforeAll(async () => {
  const files = {
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
  }
  const project = temporaryFolder({
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`public/${path}`, text])),
    "hosting/site.json": JSON.stringify(
      hostingOf({ policy: "default-src 'none'", redirects, assets: [] }),
    ),
  })
  const folder = join(project, "public")
  symlinkSync(temporaryFolder({ "secret.txt": "secret" }), join(folder, "linked"))
  await compressFiles(folder, Object.keys(files))
  const served = await serve(0, folder)
  server = served.server
  origin = served.url.replace(/\/$/, "")
})

afterAll(() => {
  server.close()
})

/** Response of the served folder, without following redirects. */
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
])("serves %s without a redirect", async (path, html) => {
  const { response, text } = await get(path)
  expect([response.status, text]).toEqual([200, html])
})

test.each(["/docs/intro/", "/blog/", "/docs/V1.0/contract.Pool/"])(
  "redirects %s to the address without a slash",
  async path => {
    const { response } = await get(path)
    expect([response.status, response.headers.get("location")]).toEqual([301, path.slice(0, -1)])
  },
)

test("redirects an index file to the clean address", async () => {
  expect((await fetch(`${origin}/docs/intro/index.html`)).url).toBe(`${origin}/docs/intro`)
})

test("applies the site's redirects", async () => {
  const { response } = await get("/old")
  expect([response.status, response.headers.get("location")]).toEqual([301, "/docs/intro"])
})

test.each(["/nowhere", "/docs", "/docs/V1.0"])(
  "answers %s with 404 and the site's page",
  async path => {
    const { response, text } = await get(path)
    expect([response.status, text]).toEqual([404, "<p>nothing here"])
  },
)

test.each([
  ["/docs/intro.md", "text/markdown"],
  ["/blog/rss.xml", "xml"],
])("serves the file %s unchanged", async (path, type) => {
  const { response } = await get(path)
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toContain(type)
})

test.each(["/static/a/x.png", "/styles.0123456789abcdef.css"])(
  "lets browsers cache %s forever, because its name contains a hash",
  async path => {
    const { response } = await get(path)
    expect(response.headers.get("cache-control")).toContain("immutable")
  },
)

test("compresses scripts and lets browsers cache them forever", async () => {
  const { response } = await get("/app-0123456789abcdef.js", { "accept-encoding": "gzip, br" })
  expect(response.headers.get("content-encoding")).toBe("br")
  expect(response.headers.get("cache-control")).toContain("immutable")
})

test("makes browsers revalidate pages on every visit", async () => {
  const { response } = await get("/docs/intro")
  expect(response.headers.get("cache-control")).toBe("no-cache")
})

test.each([
  ["/old?a=1", "/docs/intro?a=1"],
  ["/older/?a=%20", "/docs/intro?a=%20#part"],
  ["/docs/intro/?a=1", "/docs/intro?a=1"],
])("keeps the query when redirecting %s", async (path, location) => {
  expect((await get(path)).response.headers.get("location")).toBe(location)
})

test("serves no file when a symbolic link leads outside the folder", async () => {
  expect((await get("/linked/secret.txt")).response.status).toBe(404)
})

test("sends the configured headers with every response, including errors", async () => {
  for (const path of ["/", "/nowhere", "/old", "/%00"])
    expect((await get(path)).response.headers.get("content-security-policy")).toBe(
      "default-src 'none'",
    )
})

test("sends no body when the browser has the page", async () => {
  const { headers } = await rawRequest(origin, "/docs/intro")
  const again = await rawRequest(origin, "/docs/intro", { "if-none-match": headers.etag ?? "" })
  expect([again.status, again.body.length]).toEqual([304, 0])
})

test("answers 404 again when a missing page is revalidated", async () => {
  const { headers } = await rawRequest(origin, "/nowhere")
  const again = await rawRequest(origin, "/nowhere", { "if-none-match": headers.etag ?? "" })
  expect(again.status).toBe(404)
})

test.each(["POST", "PUT", "OPTIONS"])("rejects %s and lists the allowed methods", async method => {
  const response = await fetch(`${origin}/`, { method })
  expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"])
})

test.each([
  ["/%00", 400],
  ["/%zz", 400],
  [`/${"a".repeat(300)}`, 404],
  [`/${"a".repeat(9_000)}`, 414],
] as const)("rejects an invalid address (%#)", async (path, status) => {
  expect((await get(path)).response.status).toBe(status)
})

test("serves Markdown when the client prefers it and the page has some", async () => {
  const accept = "text/markdown"
  expect((await get("/docs/intro", { accept })).text).toBe("# Intro")
  expect((await get("/blog", { accept })).text).toBe("<p>blog")
})
