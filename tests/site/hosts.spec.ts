import { readFileSync } from "node:fs"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { test as base, expect } from "@playwright/test"
import { notFoundPath } from "../../src/content/routes"
import { type Hosting, headersOf } from "../../src/emit/hosting/hosting"
import { pageTypes } from "../e2e/page-types"
import { rawRequest } from "../helpers/raw-request"
import { publicFolder } from "./built-site"
import { Nginx, whyWithoutNginx } from "./nginx"

/**
 * Responses of `npm run serve` and of nginx with the configuration that the build writes. One
 * description generates both, so clients must see no difference.
 */
const test = base.extend<object, { nginx: Nginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from the pattern.
    async ({}, use) => {
      const nginx = new Nginx()
      await nginx.start()
      await use(nginx)
      await nginx.stop()
    },
    { scope: "worker" },
  ],
})

const hosting = JSON.parse(readFileSync("hosting/site.json", "utf8")) as Hosting

const listOf = (value = "") => value.split(/,\s*/).sort()
const fileOf = (path: string) => readFileSync(`${publicFolder}${path}`)

/** One file of each kind other than pages. */
function otherFiles(): string[] {
  const stats = JSON.parse(readFileSync(`${publicFolder}/webpack.stats.json`, "utf8"))
  const [app] = stats.assetsByChunkName.app.filter((name: string) => name.endsWith(".js"))
  const html = readFileSync(`${publicFolder}/index.html`, "utf8")
  const font = /href="(\/static\/[^"]+\.woff2)"/.exec(html)?.[1] ?? ""
  const [worker] = stats.assetsByChunkName["search-worker"]
  return [
    `/${app}`,
    font,
    `/${worker}`,
    "/favicon.svg",
    "/icons/icon-192.png",
    "/sitemap.xml",
    "/robots.txt",
    "/blog/rss.xml",
    "/manifest.webmanifest",
    "/page-data/app-data.json",
    "/docs/intro.md",
    "/search-index/manifest.json",
    "/.well-known/security.txt",
  ]
}

for (const host of ["npm run serve", "nginx"] as const) {
  test.describe(host, () => {
    if (host === "nginx") test.skip(whyWithoutNginx() !== undefined, whyWithoutNginx() ?? "")
    let origin = ""
    if (host === "nginx")
      test.beforeAll(({ nginx }) => {
        origin = nginx.origin
      })
    else
      test.beforeAll(() => {
        origin = process.env.SITE_ORIGIN ?? ""
      })
    const get = (path: string, headers?: Record<string, string>, method?: string) =>
      rawRequest(origin, path, headers, method)

    test("serves a page of each type with its text and every header", async () => {
      for (const { path } of pageTypes()) {
        const { status, headers, body } = await get(path)
        const isUnknown = path === notFoundPath
        const file = isUnknown ? "/404.html" : `${path === "/" ? "" : path}/index.html`
        expect([path, status]).toEqual([path, isUnknown ? 404 : 200])
        expect(body.equals(fileOf(file))).toBe(true)
        expect(headers["content-type"]).toBe("text/html; charset=utf-8")
        for (const [name, value] of Object.entries(headersOf(hosting, file)))
          if (name !== "Vary") expect([name, headers[name.toLowerCase()]]).toEqual([name, value])
        expect(listOf(headers.vary)).toEqual(["Accept", "Accept-Encoding"])
      }
    })

    test("serves a file of each kind with its type and headers", async () => {
      for (const path of otherFiles()) {
        const { status, headers, body } = await get(path)
        expect([path, status]).toEqual([path, 200])
        expect(body.equals(fileOf(path))).toBe(true)
        for (const [name, value] of Object.entries(headersOf(hosting, path)))
          if (name !== "Vary") expect([path, headers[name.toLowerCase()]]).toEqual([path, value])
        // Only pages, drawings, and workers have a policy; on files that pages load it has no
        // effect.
        const isPart = /(?<!\/search-worker-\w+)\.(?:js|json|png|webmanifest|woff2)$/.test(path)
        expect([path, "content-security-policy" in headers]).toEqual([path, !isPart])
        expect(headers["content-type"]).not.toContain("octet-stream")
      }
    })

    test("caches scripts and fonts forever and revalidates other files", async () => {
      const [script = "", font = "", worker = "", ...others] = otherFiles()
      for (const path of [script, font, worker])
        expect((await get(path)).headers["cache-control"]).toContain("immutable")
      for (const path of [...others, "/", "/docs/intro"])
        expect((await get(path)).headers["cache-control"]).toBe("no-cache")
    })

    test("serves texts as compressed at build", async () => {
      for (const path of ["/docs/intro", otherFiles()[0] ?? ""]) {
        const plain = (await get(path)).body
        const brotli = await get(path, { "accept-encoding": "gzip, deflate, br" })
        expect(brotli.headers["content-encoding"]).toBe("br")
        expect(brotliDecompressSync(brotli.body).equals(plain)).toBe(true)
      }
    })

    test("serves readable texts when the client does not accept Brotli", async () => {
      for (const path of ["/docs/intro", otherFiles()[0] ?? ""]) {
        const { headers, body } = await get(path, { "accept-encoding": "gzip" })
        const text = headers["content-encoding"] === "gzip" ? gunzipSync(body) : body
        expect(text.equals((await get(path)).body)).toBe(true)
      }
    })

    test("does not resend files that the browser has cached", async () => {
      for (const path of ["/docs/intro", "/favicon.svg"]) {
        const first = await get(path, { "accept-encoding": "br" })
        const again = await get(path, {
          "accept-encoding": "br",
          "if-none-match": first.headers.etag ?? "",
        })
        expect([path, again.status, again.body.length]).toEqual([path, 304, 0])
      }
    })

    test("serves part of a file when the client requests a range", async () => {
      const whole = fileOf("/favicon.svg")
      const { status, headers, body } = await get("/favicon.svg", { range: "bytes=-20" })
      expect([status, headers["content-range"]]).toEqual([
        206,
        `bytes ${whole.length - 20}-${whole.length - 1}/${whole.length}`,
      ])
      expect(body.equals(whole.subarray(-20))).toBe(true)
    })

    test("answers HEAD with the headers of GET and no body", async () => {
      const { status, headers, body } = await get("/docs/intro", {}, "HEAD")
      expect([status, headers["content-length"], body.length]).toEqual([
        200,
        String(fileOf("/docs/intro/index.html").length),
        0,
      ])
    })

    test("serves Markdown when the client prefers it", async () => {
      for (const [path, twin] of [
        ["/docs/intro", "/docs/intro.md"],
        ["/privacy-policy", "/privacy-policy.md"],
      ] as const) {
        const { status, headers, body } = await get(path, { accept: "text/markdown" })
        expect([status, headers["content-type"]]).toEqual([200, "text/markdown; charset=utf-8"])
        expect(body.equals(fileOf(twin))).toBe(true)
        expect(listOf(headers.vary)).toEqual(["Accept", "Accept-Encoding"])
      }
      const browser = await get("/docs/intro", { accept: "text/html, text/markdown;q=0.5" })
      expect(browser.headers["content-type"]).toContain("text/html")
      const without = await get("/docs/tags", { accept: "text/markdown, text/html" })
      expect([without.status, without.headers["content-type"]]).toEqual([
        200,
        "text/html; charset=utf-8",
      ])
    })

    test("answers every redirect, with and without a trailing slash, and keeps the query string", async () => {
      for (const { from, to } of hosting.redirects) {
        const [path = "", anchor] = encodeURI(to).split("#")
        const hash = anchor ? `#${anchor}` : ""
        for (const form of [from, `${from}/`]) {
          const { status, headers } = await get(`${encodeURI(form)}?a=1&b=%20`)
          expect([form, status, headers.location]).toEqual([form, 301, `${path}?a=1&b=%20${hash}`])
        }
        expect((await get(encodeURI(from))).headers.location).toBe(path + hash)
      }
    })

    test("redirects other forms of a page's address to its canonical one", async () => {
      for (const form of ["/docs/intro/", "/docs/intro/index.html"]) {
        const { status, headers } = await get(`${form}?a=1`)
        expect([form, status, headers.location]).toEqual([form, 301, "/docs/intro?a=1"])
      }
      expect((await get("/index.html")).headers.location).toBe("/")
    })

    test("answers an unknown address with the 404 page, status, and headers", async () => {
      const paths = [
        "/nowhere",
        "/nowhere/",
        "/docs/nowhere.png",
        "/404",
        "/404/",
        "/404.html",
        "/_headers",
        "/docs/intro/index.html.br",
        `/${"a".repeat(300)}`,
        "//evil.example/",
        "/%5Cevil.example/",
        "/a%0d%0aX-Evil:%201/",
        "/.build-stamp.json/x",
      ]
      for (const path of paths) {
        const { status, headers, body } = await get(path)
        expect([path, status]).toEqual([path, 404])
        expect(body.equals(fileOf("/404.html"))).toBe(true)
        for (const [name, value] of Object.entries(headersOf(hosting, "/404.html")))
          if (name !== "Vary") expect([name, headers[name.toLowerCase()]]).toEqual([name, value])
        expect(headers["x-evil"]).toBeUndefined()
      }
    })

    test("rejects other methods and lists the allowed ones", async () => {
      for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"]) {
        const { status, headers } = await get("/docs/intro", {}, method)
        expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD"])
      }
      expect((await get("/docs/intro", {}, "TRACE")).status).toBe(405)
    })

    test("rejects invalid addresses", async () => {
      expect((await get("/%00")).status).toBe(400)
      expect((await get("/docs/%00intro")).status).toBe(400)
      expect((await get("/../../etc/passwd")).status).toBe(400)
      expect((await get("/%2e%2e/%2e%2e/etc/passwd")).status).toBe(400)
      expect((await get(`/${"a".repeat(9_000)}`)).status).toBe(414)
    })
  })
}
