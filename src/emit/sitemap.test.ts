/** @jest-environment jsdom */
import { exampleModel, examplePage } from "../../tests/helpers/site-model"
import { sitemapArtifacts } from "./sitemap"

function entries(...pages: ReturnType<typeof examplePage>[]) {
  const [artifact] = sitemapArtifacts(exampleModel({ pages }))
  const document = new DOMParser().parseFromString(artifact?.body ?? "", "application/xml")
  expect(document.querySelector("parsererror")).toBeNull()
  return [...document.querySelectorAll("url")].map(url => ({
    loc: url.querySelector("loc")?.textContent,
    lastmod: url.querySelector("lastmod")?.textContent,
  }))
}

test("lists pages by path with the day of their last change when it is known", () => {
  const found = entries(
    examplePage("/docs/b", { lastUpdated: "2024-05-01" }),
    examplePage("/", { kind: "home" }),
    examplePage("/docs/a b"),
  )
  expect(found).toEqual([
    { loc: "https://example.org/", lastmod: undefined },
    { loc: "https://example.org/docs/a%20b", lastmod: undefined },
    { loc: "https://example.org/docs/b", lastmod: "2024-05-01" },
  ])
})

test("omits pages that search engines should not list", () => {
  const found = entries(
    examplePage("/a", { unlisted: true }),
    examplePage("/b", { noindex: true }),
    examplePage("/search", { kind: "search" }),
  )
  expect(found).toEqual([])
})
