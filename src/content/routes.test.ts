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
])("the document %s is at %s", (file, path) => {
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
])("%s stands for its folder", file => {
  expect(docPath("/docs", file)).toBe("/docs/faq")
})

test.each([
  ["3-faq/faq.md", "/docs/faq/faq"],
  ["faq/03-index.md", "/docs/faq/index"],
])("%s does not, since names count as they are on disk", (file, path) => {
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
])("a slug %s counts from the folder", (slug, path) => {
  expect(docPath("/docs", "01-s/t/x.md", { slug })).toBe(path)
})

test("keeps the numbers of a document that says so", () => {
  expect(docPath("/docs", "01-a/02-b.md", { parse_number_prefixes: false })).toBe("/docs/01-a/02-b")
})

test("the index of the docs folder is the docs base", () => {
  expect(docPath("/docs", "index.md")).toBe("/docs")
})

test("a slug with a leading slash counts from the docs base", () => {
  expect(docPath("/docs/1.0", "a/b.md", { slug: "/c" })).toBe("/docs/1.0/c")
})

test("a slug without a leading slash counts from the document's folder", () => {
  expect(docPath("/docs", "01-a/b.md", { slug: "c" })).toBe("/docs/a/c")
})

test("an id replaces the file name", () => {
  expect(docPath("/docs", "a/b.md", { id: "c" })).toBe("/docs/a/c")
})

test("an index document stands for its folder whatever its id", () => {
  expect(docPath("/docs", "a/index.md", { id: "c" })).toBe("/docs/a")
})

test("a slug wins over an id", () => {
  expect(docPath("/docs", "a/b.md", { id: "c", slug: "/d" })).toBe("/docs/d")
})

test("an article is named by its file without the date", () => {
  expect(articleSlug("2023-12-7-hello.md")).toBe("hello")
})

test("an article in a folder is named by the folder", () => {
  expect(articleSlug("2023-12-7-hello/index.mdx")).toBe("hello")
})

test("the slug of an article loses its outer slashes", () => {
  expect(articleSlug("2023-12-7-hello.md", "/other/")).toBe("other")
})

test("the first page of a list has no number and the second has", () => {
  expect([listPath("blog", 1), listPath("blog", 2)]).toEqual(["/blog", "/blog/page/2"])
})

test("the pages of a tag are numbered the same way", () => {
  expect([articleTagPath("research", "defi"), articleTagPath("research", "defi", 3)]).toEqual([
    "/research/tags/defi",
    "/research/tags/defi/page/3",
  ])
  expect(docsTagPath("/docs", "uni-v2", 2)).toBe("/docs/tags/uni-v2/page/2")
})

test("articles, archives and single pages have one segment below their section", () => {
  expect([
    articlePath("blog", "x"),
    archivePath("research"),
    standalonePath("terms-of-use"),
  ]).toEqual(["/blog/x", "/research/archive", "/terms-of-use"])
})

test("joined paths have single slashes and none at the end", () => {
  expect(join("/docs/", "/a//b/", "c/")).toBe("/docs/a/b/c")
})

test("nothing joined is the root", () => {
  expect(join("", "/")).toBe("/")
})

test.each([
  ["/docs/intro/", "/docs/intro"],
  ["/docs/intro?a=1#b", "/docs/intro"],
  ["/docs/a%20b", "/docs/a b"],
  ["/", "/"],
  ["#x", "/"],
  ["/broken%", "/broken%"],
])("%s names the page %s", (href, path) => {
  expect(normalisePath(href)).toBe(path)
})

test("the anchor of an address is decoded", () => {
  expect(anchorOf("/a#caf%C3%A9")).toBe("café")
})

test("an address without a hash has no anchor", () => {
  expect(anchorOf("/a?b")).toBeUndefined()
})

test("an anchor is added where there is one", () => {
  expect([withAnchor("/a", "b"), withAnchor("/a", null)]).toEqual(["/a#b", "/a"])
})

test("only the home page's absolute address ends in a slash", () => {
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
])("absolute addresses are percent-encoded once: %s", (path, encoded) => {
  expect(absoluteUrl("https://example.org", path)).toBe(`https://example.org${encoded}`)
})
