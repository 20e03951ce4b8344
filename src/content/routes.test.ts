import {
  absoluteUrl,
  anchorOf,
  archivePath,
  articlePath,
  articleSlug,
  articleTagPath,
  docPath,
  docsTagPath,
  join,
  listPath,
  normalisePath,
  standalonePath,
  withAnchor,
} from "./routes"

test.each([
  ["intro.md", "/docs/intro"],
  ["terms/American.mdx", "/docs/terms/American"],
  ["02-guides/01-first.md", "/docs/guides/first"],
  ["security/security_audits.md", "/docs/security/security_audits"],
])("serves the document %s at %s", (file, path) => {
  expect(docPath("/docs", file)).toBe(path)
})

test.each([
  "faq/index.md",
  "faq/Index.md",
  "faq/README.md",
  "faq/faq.md",
  "faq/FAQ.md",
  "3-faq/index.mdx",
  "3-faq/3-faq.md",
])("serves %s at the path of its folder", file => {
  expect(docPath("/docs", file)).toBe("/docs/faq")
})

test.each([
  ["3-faq/faq.md", "/docs/faq/faq"],
  ["faq/03-index.md", "/docs/faq/index"],
])("does not serve %s at the path of its folder, because names count as on disk", (file, path) => {
  expect(docPath("/docs", file)).toBe(path)
})

test.each([
  ["./b", "/docs/s/t/b"],
  ["../b", "/docs/s/b"],
  [".", "/docs/s/t"],
  ["..", "/docs/s"],
  ["../../../../far", "/docs/far"],
  ["a/./b/../c", "/docs/s/t/a/c"],
  ["tail/", "/docs/s/t/tail"],
])("resolves the slug %s from the document's folder", (slug, path) => {
  expect(docPath("/docs", "01-s/t/x.md", { slug })).toBe(path)
})

test("keeps the number prefixes of a document that asks for them", () => {
  expect(docPath("/docs", "01-a/02-b.md", { parse_number_prefixes: false })).toBe("/docs/01-a/02-b")
})

test("serves the index of the docs folder at the docs base", () => {
  expect(docPath("/docs", "index.md")).toBe("/docs")
})

test("resolves a slug with a leading slash from the docs base", () => {
  expect(docPath("/docs/1.0", "a/b.md", { slug: "/c" })).toBe("/docs/1.0/c")
})

test("resolves a slug without a leading slash from the document's folder", () => {
  expect(docPath("/docs", "01-a/b.md", { slug: "c" })).toBe("/docs/a/c")
})

test("replaces the file name with an id", () => {
  expect(docPath("/docs", "a/b.md", { id: "c" })).toBe("/docs/a/c")
})

test("serves an index document at the path of its folder, whatever its id", () => {
  expect(docPath("/docs", "a/index.md", { id: "c" })).toBe("/docs/a")
})

test("prefers a slug over an id", () => {
  expect(docPath("/docs", "a/b.md", { id: "c", slug: "/d" })).toBe("/docs/d")
})

test("names an article after its file without the date", () => {
  expect(articleSlug("2023-12-7-hello.md")).toBe("hello")
})

test("names an article in a folder after the folder", () => {
  expect(articleSlug("2023-12-7-hello/index.mdx")).toBe("hello")
})

test("removes the outer slashes from the slug of an article", () => {
  expect(articleSlug("2023-12-7-hello.md", "/other/")).toBe("other")
})

test("numbers the second page of a list but not the first", () => {
  expect([listPath("blog", 1), listPath("blog", 2)]).toEqual(["/blog", "/blog/page/2"])
})

test("numbers the pages of a tag in the same way", () => {
  expect([articleTagPath("research", "defi"), articleTagPath("research", "defi", 3)]).toEqual([
    "/research/tags/defi",
    "/research/tags/defi/page/3",
  ])
  expect(docsTagPath("/docs", "uni-v2", 2)).toBe("/docs/tags/uni-v2/page/2")
})

test("puts articles, archives, and single pages one segment below their section", () => {
  expect([
    articlePath("blog", "x"),
    archivePath("research"),
    standalonePath("terms-of-use"),
  ]).toEqual(["/blog/x", "/research/archive", "/terms-of-use"])
})

test("joins paths with single slashes and none at the end", () => {
  expect(join("/docs/", "/a//b/", "c/")).toBe("/docs/a/b/c")
})

test("returns the root when nothing is joined", () => {
  expect(join("", "/")).toBe("/")
})

test.each([
  ["/docs/intro/", "/docs/intro"],
  ["/docs/intro?a=1#b", "/docs/intro"],
  ["/docs/a%20b", "/docs/a b"],
  ["/", "/"],
  ["#x", "/"],
  ["/broken%", "/broken%"],
])("resolves %s to the page %s", (href, path) => {
  expect(normalisePath(href)).toBe(path)
})

test("decodes the anchor of an address", () => {
  expect(anchorOf("/a#caf%C3%A9")).toBe("café")
})

test("returns no anchor when an address has no hash", () => {
  expect(anchorOf("/a?b")).toBeUndefined()
})

test("adds an anchor when there is one", () => {
  expect([withAnchor("/a", "b"), withAnchor("/a", null)]).toEqual(["/a#b", "/a"])
})

test("ends only the home page's absolute address in a slash", () => {
  expect([
    absoluteUrl("https://example.org", "/"),
    absoluteUrl("https://example.org", "/a"),
  ]).toEqual(["https://example.org/", "https://example.org/a"])
})

test.each([
  ["/blog/My post & more", "/blog/My%20post%20&%20more"],
  ["/blog/My%20post", "/blog/My%20post"],
  ["/blog/日本#節", "/blog/%E6%97%A5%E6%9C%AC#%E7%AF%80"],
  ["/blog/a[1] (b)", "/blog/a%5B1%5D%20(b)"],
  ["/blog/100%", "/blog/100%25"],
])("percent-encodes absolute addresses once: %s", (path, encoded) => {
  expect(absoluteUrl("https://example.org", path)).toBe(`https://example.org${encoded}`)
})
