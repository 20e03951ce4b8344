import { allowingEarlier, headersOf, hostingOf } from "./hosting"
import { netlifyHeaders, netlifyRedirects } from "./netlify"
import { drawingPolicy, framedPolicy, pagePolicy } from "./security-policy"
import { hostsOf, type Services } from "./services"
import { vercelConfig } from "./vercel"

const policies = { bundler: "webpack", site: "site", analytics: "analytics" }
const policyWith = (services: Services) =>
  pagePolicy({ ...hostsOf(services, policies), scripts: ["'sha256-a'"], styles: ["'sha256-b'"] })
const policy = policyWith({ analytics: false })
const hosting = hostingOf({
  policy,
  redirects: [
    { from: "/old/V1.0/x", to: "/new#part" },
    { from: "/docs", to: "/docs/intro" },
  ],
  assets: ["app-0123456789abcdef0123.js", "app-0123456789abcdef0123.js.map", "static/a-1.css"],
})
const cacheOf = (path: string) => headersOf(hosting, path)["Cache-Control"]

describe("headers", () => {
  test.each([
    "/static/a.png",
    "/app-0123456789abcdef0123.js",
    "/styles.0123456789abcdef0123.css",
    "/search-index/texts-0123456789abcdef.json",
  ])("caches %s forever, because its name contains a digest", path => {
    expect(cacheOf(path)).toContain("immutable")
  })

  test.each([
    "/docs/intro/index.html",
    "/search-index/manifest.json",
    "/page-data/app-data.json",
    "/icons/icon-192.png",
    "/blog/static/a.html",
  ])("revalidates %s", path => {
    expect(cacheOf(path)).toBe("no-cache")
  })

  test("allows other sites to show pictures, but not pages or data", () => {
    const ofPicture = headersOf(hosting, "/cards/docs/intro.png")
    const ofPage = headersOf(hosting, "/docs/intro/index.html")
    expect(ofPicture["Cross-Origin-Resource-Policy"]).toBe("cross-origin")
    expect(ofPage["Cross-Origin-Resource-Policy"]).toBe("same-origin")
  })

  test("allows other sites to frame one page only", () => {
    for (const path of ["/embed", "/embed/index.html"]) {
      const headers = headersOf(hosting, path)
      expect(headers["Content-Security-Policy"]).toContain("frame-ancestors *;")
      expect(headers).not.toHaveProperty("X-Frame-Options")
    }
    for (const path of [
      "/docs/intro/index.html",
      "/docs/embed/index.html",
      "/embedded",
      "/404.html",
    ]) {
      const headers = headersOf(hosting, path)
      expect(headers["Content-Security-Policy"]).toContain("frame-ancestors 'none';")
      expect(headers["X-Frame-Options"]).toBe("DENY")
    }
  })

  test("omits page headers for assets, but not for workers and drawings", () => {
    const names = (path: string) => Object.keys(headersOf(hosting, path))
    for (const path of [
      "/app-0123456789abcdef0123.js",
      "/styles.0123456789abcdef0123.css",
      "/static/inter-0123456789abcdef.woff2",
      "/page-data/docs/intro/page-data.json",
      "/cards/docs/intro.png",
    ])
      expect(names(path).sort()).toEqual([
        "Cache-Control",
        "Cross-Origin-Resource-Policy",
        "Strict-Transport-Security",
        "X-Content-Type-Options",
      ])
    for (const path of [
      "/search-worker-0123456789abcdef0123.js",
      "/covers/a.svg",
      "/docs/intro.md",
    ])
      expect(names(path)).toContain("Content-Security-Policy")
  })

  test("blocks scripts when a drawing is opened directly", () => {
    expect(headersOf(hosting, "/covers/a.svg")["Content-Security-Policy"]).toBe(drawingPolicy)
    expect(drawingPolicy).toContain("sandbox")
  })

  test.each(["/index.html", "/docs/contracts/contract.Pool/index.html", "/docs/intro.md"])(
    "varies %s by the Accept header",
    path => {
      expect(headersOf(hosting, path).Vary).toBe("Accept")
    },
  )
})

describe("policy of pages", () => {
  test("allows inline code only by hash", () => {
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self' 'sha256-a';")
    expect(policy).toContain("style-src 'self' 'sha256-b';")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types webpack site")
  })

  test("names Google's hosts only when analytics are on", () => {
    expect(policy).not.toContain("google")
    const withAnalytics = policyWith({ analytics: true })
    expect(withAnalytics).toContain("'sha256-a' https://*.googletagmanager.com;")
    expect(withAnalytics).toContain("trusted-types webpack site analytics goog#html")
  })

  test("names search hosts only when they are used", () => {
    expect(policy).not.toContain("algolia")
    const hosted = policyWith({ analytics: false, search: { appId: "ABC", origins: [] } })
    expect(hosted).toContain(
      "connect-src 'self' https://abc-dsn.algolia.net https://abc-1.algolianet.com https://abc-2.algolianet.com https://abc-3.algolianet.com;",
    )
    const origins = ["http://127.0.0.1:7700"]
    expect(policyWith({ analytics: false, search: { appId: "ABC", origins } })).toContain(
      "connect-src 'self' http://127.0.0.1:7700;",
    )
  })
})

describe("release after another", () => {
  const earlier = hostingOf({
    policy: pagePolicy({
      ...hostsOf({ analytics: true }, policies),
      scripts: ["'sha256-a'", "'sha256-old'"],
      styles: ["'sha256-older'"],
    }),
    redirects: [],
    assets: [],
  })
  const both = allowingEarlier(hosting, earlier)
  const policyOf = (path: string) => headersOf(both, path)["Content-Security-Policy"] ?? ""

  test.each(["/docs/intro/index.html", "/embed"])(
    "allows the inline parts of both releases at %s",
    path => {
      expect(policyOf(path)).toContain("script-src 'self' 'sha256-a' 'sha256-old';")
      expect(policyOf(path)).toContain("style-src 'self' 'sha256-b' 'sha256-older';")
    },
  )

  test("adds neither the earlier release's hosts nor anything for drawings", () => {
    expect(JSON.stringify(both)).not.toContain("google")
    expect(policyOf("/covers/a.svg")).toBe(drawingPolicy)
  })
})

describe("files for hosts", () => {
  test("writes redirects for Netlify and Cloudflare on one line each", () => {
    expect(netlifyRedirects(hosting).split("\n")).toEqual([
      "/old/V1.0/x /new#part 301!",
      "/old/V1.0/x /new#part 301",
      "/docs /docs/intro 301!",
      "/docs /docs/intro 301",
      "",
    ])
  })

  const odd = hostingOf({
    policy,
    redirects: [{ from: "/été (1) $a", to: "/né (2) $b#c d" }],
    assets: [],
  })

  test("encodes special characters in addresses as browsers do", () => {
    expect(netlifyRedirects(odd)).toContain(
      "/%C3%A9t%C3%A9%20(1)%20$a /n%C3%A9%20%282%29%20%24b#c%20d 301!\n",
    )
    expect(JSON.parse(vercelConfig(odd)).redirects[0]).toMatchObject({
      source: "/%C3%A9t%C3%A9%20\\(1\\)%20\\$a",
      destination: "/n%C3%A9%20%282%29%20%24b#c%20d",
    })
  })

  test("gives no path the same header twice in _headers, where values would be combined", () => {
    const given = new Map<string, string[]>()
    let glob = ""
    for (const line of netlifyHeaders(hosting, ["docs"]).split("\n"))
      if (line.startsWith("/")) glob = line
      else if (line) {
        const [name = ""] = line.trim().split(":")
        given.set(name, [...(given.get(name) ?? []), glob])
      }
    const everywhere = [...given].filter(([, globs]) => globs.includes("/*"))
    expect(everywhere.length).toBeGreaterThan(4)
    // Combined policies all apply; another test covers the place of each directive.
    for (const [name, globs] of everywhere)
      if (name !== "Content-Security-Policy") expect([name, globs]).toEqual([name, ["/*"]])
    for (const globs of given.values()) expect(new Set(globs).size).toBe(globs.length)
  })

  test("splits the policy of each page into two parts without repeated directives in _headers", () => {
    const parts = new Map<string, string[]>()
    let glob = ""
    for (const line of netlifyHeaders(hosting, ["docs", "embed"]).split("\n"))
      if (line.startsWith("/")) glob = line
      else if (line.includes("Content-Security-Policy: "))
        parts.set(glob, line.replace(/.*Policy: /, "").split("; "))
    const all = (place: string) => [...(parts.get("/*") ?? []), ...(parts.get(place) ?? [])].sort()
    expect(all("/docs/*")).toEqual(policy.split("; ").sort())
    expect(all("/embed")).toEqual(framedPolicy(policy).split("; ").sort())
    expect(parts.get("/*")?.join()).not.toContain("frame-ancestors")
  })

  test("includes every header and redirect for Vercel", () => {
    const config = JSON.parse(vercelConfig(hosting))
    expect(config.redirects[0]).toEqual({
      source: "/old/V1\\.0/x",
      destination: "/new#part",
      statusCode: 301,
    })
    const given = (path: string) =>
      Object.fromEntries(
        config.headers.flatMap(
          (rule: { source: string; headers: { key: string; value: string }[] }) =>
            new RegExp(`^${rule.source}$`).test(path)
              ? rule.headers.map(({ key, value }) => [key, value])
              : [],
        ),
      )
    expect(given("/docs/intro")["Content-Security-Policy"]).toBe(policy)
    // A path without a file has the headers of the error page.
    expect(given("/app-0123456789abcdef0123.js")["Content-Security-Policy"]).toBe(policy)
    for (const path of ["/docs/intro.md", "/covers/a.svg", "/embed"])
      expect([path, given(path)]).toEqual([path, headersOf(hosting, path)])
    const keys = config.headers.flatMap((rule: { headers: { key: string }[] }) =>
      rule.headers.map(({ key }) => key),
    )
    expect(new Set(keys)).toEqual(
      new Set([hosting.headers, ...hosting.rules.map(rule => rule.headers)].flatMap(Object.keys)),
    )
    const frames = config.headers.filter(({ headers }: { headers: { key: string }[] }) =>
      headers.some(({ key }) => key === "X-Frame-Options"),
    )
    expect(frames).toHaveLength(1)
    const source = new RegExp(`^${frames[0].source}$`)
    expect(["/docs/intro", "/", "/embedded"].every(path => source.test(path))).toBe(true)
    expect(source.test("/embed")).toBe(false)
  })
})
