process.env.OTHER_FILES = "(?:\\.geojson|/LICENSE)$"
process.env.PAGES_LIKE_FILES = "/docs/v1.2 /docs/node.js /docs/n%C3%B6.js"
const { mayPrefetch, prefetchTarget } =
  require("./prefetch-rules") as typeof import("./prefetch-rules")

function linkOf(html: string): HTMLAnchorElement | null {
  document.body.innerHTML = html
  return document.querySelector("a")
}

/** Returns the prefetch target of a link on the page /docs/intro?v=1. */
function targetOf(html: string): string | undefined {
  window.history.replaceState(null, "", "/docs/intro?v=1")
  return prefetchTarget(linkOf(html), window.location)
}

describe("prefetchTarget", () => {
  it("returns the link's page without its anchor", () => {
    expect(targetOf('<a href="/blog/post#part">')).toBe("/blog/post")
  })

  it("returns the same page with and without a trailing slash", () => {
    expect(targetOf('<a href="/docs/faq/">')).toBe("/docs/faq")
    expect(targetOf('<a href="/">')).toBe("/")
  })

  it("includes the query, which Gatsby's loader distinguishes", () => {
    expect(targetOf('<a href="/search?q=strike">')).toBe("/search")
  })

  it.each([
    "/docs/contracts/V1.1/contract.PanopticPool",
    "/docs/v1.2",
    "/docs/node.js",
    "/docs/nö.js",
  ])("accepts a page named like a file: %s", path => {
    expect(targetOf(`<a href="${path}">`)).toBe(encodeURI(path))
  })

  it.each([
    ["the page shown", '<a href="/docs/intro?v=1">'],
    ["the page shown, with a slash", '<a href="/docs/intro/?v=1">'],
    ["a place on the page shown", '<a href="#part">'],
    ["a Markdown twin", '<a href="/docs/faq.md">'],
    ["a feed", '<a href="/blog/rss.xml">'],
    ["an archive", '<a href="/audits.zip">'],
    ["data with a long ending", '<a href="/data/pools.geojson">'],
    ["a file without an ending", '<a href="/LICENSE">'],
    ["a download", '<a href="/report" download>'],
    ["another window", '<a href="/blog" target="_blank">'],
    ["another site", '<a href="https://example.org/blog">'],
    ["a mailbox", '<a href="mailto:a@example.org">'],
    ["nowhere", "<a>"],
    ["no link at all", "<p>"],
  ])("returns undefined for %s", (_, html) => {
    expect(targetOf(html)).toBeUndefined()
  })
})

describe("mayPrefetch", () => {
  it.each([
    ["unknown", {}],
    ["4g", { connection: { effectiveType: "4g" } }],
    ["3g", { connection: { effectiveType: "3g", saveData: false } }],
  ])("allows prefetching when the connection is %s", (_, extra) => {
    expect(mayPrefetch({ onLine: true, ...extra })).toBe(true)
  })

  it.each([
    ["offline", { onLine: false }],
    ["2g", { connection: { effectiveType: "2g" } }],
    ["slow 2g", { connection: { effectiveType: "slow-2g" } }],
    ["one with data saver", { connection: { effectiveType: "4g", saveData: true } }],
  ])("forbids prefetching when the connection is %s", (_, extra) => {
    expect(mayPrefetch({ onLine: true, ...extra })).toBe(false)
  })
})
