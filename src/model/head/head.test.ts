import {
  examplePage,
  examplePost,
  exampleIdentity as site,
} from "../../../tests/helpers/site-model"
import { sectionNames } from "../../content/sections"
import { documentTitle, headOf, withUniqueTitles } from "./head"

function meta(head: ReturnType<typeof headOf>, key: string): string | undefined {
  return head.meta.find(entry => ("name" in entry ? entry.name : entry.property) === key)?.content
}

test.each([
  ["the home page", examplePage("/", { kind: "home" }), "Example: Options on paper"],
  ["a doc", examplePage("/docs/x", { section: "docs" }), "A page | Example Docs"],
  ["a post", examplePost("x", "2024-01-01"), "Post x | Example Blog"],
  ["a page of its own", examplePage("/terms", { kind: "standalone" }), "A page | Example"],
  [
    "the second page of a list",
    examplePage("/blog/page/2", {
      kind: "articleList",
      section: "blog",
      title: "All posts",
      pageNumber: 2,
    }),
    "All posts (page 2) | Example Blog",
  ],
  [
    "a list named like its section",
    examplePage("/blog", { kind: "articleList", section: "blog", title: "Example Blog" }),
    "Example Blog | Example",
  ],
])("gives %s its title", (_, page, title) => {
  expect(documentTitle(page, site)).toBe(title)
})

test("distinguishes pages with one title by version, then by the page above", () => {
  const doc = { title: "Delta", section: "docs" } as const
  const pages = withUniqueTitles(
    [
      examplePage("/docs/contracts/V1.0/Pool", { title: "Pool", section: "docs", version: "V1.0" }),
      examplePage("/docs/contracts/V1.1/Pool", { title: "Pool", section: "docs", version: "V1.1" }),
      examplePage("/docs/product/delta", {
        ...doc,
        breadcrumbs: [{ label: "Product", path: "/docs/p" }],
      }),
      examplePage("/docs/terms/delta", {
        ...doc,
        breadcrumbs: [{ label: "Glossary", path: "/docs/t" }],
      }),
      examplePage("/docs/gamma", { ...doc, title: "Gamma" }),
    ],
    site,
  )
  expect(pages.map(page => documentTitle(page, site))).toEqual([
    "Pool V1.0 | Example Docs",
    "Pool V1.1 | Example Docs",
    "Delta, Product | Example Docs",
    "Delta, Glossary | Example Docs",
    "Gamma | Example Docs",
  ])
})

test("adds citation entries, one per author, only to articles that are worth citing", () => {
  const facts = {
    section: "research",
    authors: [{ name: "Ana Lee" }, { name: "Bo Chen" }],
    tags: [{ label: "streamia", path: "/t" }],
  } as const
  const page = {
    ...examplePost("x", "2024-01-09"),
    ...facts,
    authors: [...facts.authors],
    tags: [...facts.tags],
  }
  const told = headOf(page, site).meta.flatMap(entry =>
    "name" in entry && entry.name.startsWith("citation_") ? [[entry.name, entry.content]] : [],
  )
  expect(told).toEqual(
    expect.arrayContaining([
      ["citation_title", "Post x"],
      ["citation_author", "Ana Lee"],
      ["citation_author", "Bo Chen"],
      ["citation_publication_date", "2024/01/09"],
      ["citation_keywords", "streamia"],
    ]),
  )
  const nobodys = headOf({ ...page, authors: [] }, site)
  expect(meta(nobodys, "citation_author")).toBe("Panoptic")
  const post = JSON.stringify(headOf(examplePost("x", "2024-01-09"), site))
  expect(post).not.toContain("citation_")
})

test("returns an absolute, encoded canonical address without a trailing slash", () => {
  expect(headOf(examplePage("/docs/a b"), site).canonical).toBe("https://example.org/docs/a%20b")
})

test("adds Open Graph and Twitter entries to a post", () => {
  const head = headOf(
    examplePost("x", "2024-03-01", {
      image: "/cards/x.png",
      tags: [{ label: "Options", path: "/blog/tags/options" }],
    }),
    site,
  )
  expect(meta(head, "og:type")).toBe("article")
  expect(meta(head, "og:title")).toBe("Post x")
  expect(meta(head, "og:url")).toBe("https://example.org/blog/x")
  expect(meta(head, "og:image")).toBe("https://example.org/cards/x.png")
  expect(meta(head, "article:published_time")).toBe("2024-03-01")
  expect(meta(head, "article:tag")).toBe("Options")
  expect(meta(head, "twitter:card")).toBe("summary_large_image")
})

test("uses a small card when a page has no image", () => {
  expect(meta(headOf(examplePage("/x"), site), "twitter:card")).toBe("summary")
})

test("gives further pages of a list their own description", () => {
  const page = examplePage("/blog/page/2", { kind: "articleList", pageNumber: 2 })
  expect(meta(headOf(page, site), "description")).toBe("About a page. Page 2.")
})

test.each([
  ["an unlisted page", { unlisted: true }],
  ["the search page", { kind: "search" as const }],
  ["a page marked so", { noindex: true }],
])("hides %s from search engines", (_, more) => {
  expect(meta(headOf(examplePage("/x", more), site), "robots")).toBe("noindex")
})

test("offers a section's feeds on articles, all feeds on the home page, and none on docs", () => {
  const feeds = (page: ReturnType<typeof examplePage>) =>
    headOf(page, site)
      .links.filter(link => link.rel === "alternate")
      .map(link => link.href.replace("https://example.org", ""))
  expect(feeds(examplePost("x", "2024-01-01"))).toEqual([
    "/blog/rss.xml",
    "/blog/atom.xml",
    "/blog/feed.json",
  ])
  expect(feeds(examplePage("/", { kind: "home" }))).toHaveLength(3 * sectionNames.length)
  expect(feeds(examplePage("/docs/x", { section: "docs" }))).toEqual([])
})

test("embeds structured data as safe text", () => {
  const head = headOf(examplePage("/docs/x", { title: "a </script>" }), site)
  expect(head.jsonLd).toHaveLength(1)
  expect(head.jsonLd[0]).not.toContain("<")
})
