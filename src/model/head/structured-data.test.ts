import {
  examplePage,
  examplePost,
  exampleIdentity as site,
} from "../../../tests/helpers/site-model"
import { jsonLdText, structuredData } from "./structured-data"

test("describes a blog post as a BlogPosting with dates, authors, and tags", () => {
  const page = examplePost("x", "2024-03-01", {
    lastUpdated: "2024-03-05",
    image: "/cards/x.png",
    authors: [{ name: "Ada", url: "https://ada.example/" }],
    tags: [{ label: "Options", path: "/blog/tags/options" }],
  })
  expect(structuredData(page, site)[0]).toMatchObject({
    "@type": "BlogPosting",
    headline: "Post x",
    url: "https://example.org/blog/x",
    datePublished: "2024-03-01",
    dateModified: "2024-03-05",
    image: "https://example.org/cards/x.png",
    author: [{ "@type": "Person", name: "Ada", url: "https://ada.example/" }],
    keywords: ["Options"],
  })
})

test("describes research and docs as technical articles, by the publisher when there are no authors", () => {
  for (const section of ["research", "docs"] as const) {
    const [article] = structuredData(examplePage("/x", { section }), site)
    expect(article).toMatchObject({ "@type": "TechArticle", author: { name: "Example" } })
  }
})

test("omits unknown dates", () => {
  const [article] = structuredData(examplePage("/docs/x"), site)
  expect(article).not.toHaveProperty("datePublished")
  expect(article).not.toHaveProperty("dateModified")
})

test("ends breadcrumbs with the page itself", () => {
  const page = examplePage("/docs/a/b", {
    title: "B",
    breadcrumbs: [{ label: "A", path: "/docs/a" }],
  })
  expect(structuredData(page, site)[1]?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "A", item: "https://example.org/docs/a" },
    { "@type": "ListItem", position: 2, name: "B", item: "https://example.org/docs/a/b" },
  ])
})

test("describes the site with its search and publisher on the home page", () => {
  const [website, organization] = structuredData(examplePage("/", { kind: "home" }), site)
  expect(website).toMatchObject({
    "@type": "WebSite",
    potentialAction: {
      target: { urlTemplate: "https://example.org/search?q={search_term_string}" },
    },
  })
  expect(organization).toMatchObject({
    "@type": "Organization",
    legalName: "Example Limited",
    sameAs: ["https://github.com/example"],
  })
})

test("returns no article data for a list page", () => {
  expect(structuredData(examplePage("/blog", { kind: "articleList" }), site)).toEqual([])
})

test("escapes text that would end the script element", () => {
  const [article] = structuredData(examplePage("/x", { title: "</script><!--" }), site)
  const text = article ? jsonLdText(article) : ""
  expect(text).not.toContain("<")
  expect(JSON.parse(text).headline).toBe("</script><!--")
})
