import type { Page } from "@playwright/test"
import type { Call } from "../../scripts/algolia-mock/routes"
import { startAlgoliaServer } from "../../scripts/algolia-mock/server"
import { exampleRecords } from "../helpers/search-records"
import { expectedNoise, indexName, searches, searchOn, test } from "./algolia"
import { hearAll, hits, indexTexts, modal, searchFor, watch } from "./search"
import { desktop, expect } from "./test"

test.use({ viewport: desktop, expectedNoise })

const note = (page: Page) => page.getByText("Results from the index on this site")

test("uses only the hosted index and shows its logo", async ({ page, hosted }) => {
  const files = watch(page, /search-index/)
  await searchOn(page, [hosted])
  await searchFor(page, "streamia")
  expect(searches(hosted)).toBe(1)
  await expect(modal(page).getByRole("link", { name: /Algolia/ })).toBeVisible()
  await expect(note(page)).toHaveCount(0)
  await hearAll(page)
  expect(files).toEqual([])
})

test("requests what the modal shows, in the language and docs version of the page", async ({
  page,
  hosted,
}) => {
  await searchOn(page, [hosted])
  await searchFor(page, "streamia")
  expect(hosted.calls).toHaveLength(1)
  const { requests } = (hosted.calls[0] as Call).body as { requests: object[] }
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    indexName,
    query: "streamia",
    hitsPerPage: 20,
    clickAnalytics: false,
    attributesToRetrieve: [
      ...[0, 1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}`),
      "content",
      "type",
      "url",
      "status",
    ],
    attributesToSnippet: [
      ...[1, 2, 3, 4, 5, 6].map(level => `hierarchy.lvl${level}:10`),
      "content:10",
    ],
    facetFilters: [
      "language:en",
      ["docusaurus_tag:default", "docusaurus_tag:docs-current-current"],
    ],
  })
})

test("connects with the key that may only search", async ({ page, hosted }) => {
  const call = page.waitForRequest(/\/queries/)
  await searchOn(page, [hosted])
  await searchFor(page, "streamia")
  const { searchParams } = new URL((await call).url())
  expect(searchParams.get("x-algolia-application-id")).toBe("TEST")
  expect(searchParams.get("x-algolia-api-key")).toBe("public-search-key")
})

test("uses the hosted index on the search page with counts for its filters", async ({
  page,
  hosted,
}) => {
  await searchOn(page, [hosted])
  await page.goto("/search?q=streamia")
  const results = page.getByRole("region", { name: "Results" })
  await expect(results.getByRole("heading", { level: 2 })).toHaveCount(15)
  const blog = results.getByRole("radio", { name: /^Blog \d+/ })
  await blog.check()
  await expect(page).toHaveURL("/search?q=streamia&in=blog")
  await expect(
    results.getByRole("heading", { level: 2 }).first().getByRole("link"),
  ).toHaveAttribute("href", /^\/blog\//)
  await expect(note(page)).toHaveCount(0)
  expect(searches(hosted)).toBe(2)
})

test("shows results of the hosted index as text and links only within the site", async ({
  page,
}) => {
  const poison = "<img src=x onerror=alert(1)>"
  const [record] = exampleRecords(["/docs/intro", "Panic", "A word about panic."])
  const server = await startAlgoliaServer()
  const index = server.store.index(indexName)
  for (const [objectID, url] of [
    ["site", "/docs/intro"],
    ["script", "javascript:alert(1)"],
    ["elsewhere", "https://evil.example/"],
    ["protocol", "//evil.example/"],
  ])
    index.apply("updateObject", { ...record, objectID: String(objectID), url })
  // Adds unescaped markup, because an index that others filled may contain it.
  await page.route(/\/queries/, async route => {
    const response = await route.fetch()
    const text = (await response.text()).replaceAll("</mark>", `</mark> ${poison}`)
    await route.fulfill({ response, body: text })
  })
  await searchOn(page, [server])
  await searchFor(page, "panic")
  await expect(hits(page)).toHaveCount(1)
  await expect(hits(page).first()).toHaveAttribute("href", "/docs/intro")
  await expect(hits(page).first()).toContainText(poison)
  await expect(modal(page).locator("img")).toHaveCount(0)
  await page.goto("/search?q=panic")
  await expect(page.getByRole("region", { name: "Results" })).toContainText(poison)
  await expect(page.getByRole("region", { name: "Results" }).locator("img")).toHaveCount(0)
  await server.stop()
})

test("uses the embedded index when the script for the hosted one fails to load", async ({
  page,
  hosted,
}) => {
  await searchOn(page, [hosted])
  await page.route("**/search-algolia-*.js", route => route.abort())
  await searchFor(page, "streamia")
  await expect(note(page)).toBeVisible()
  expect(searches(hosted)).toBe(0)
})

for (const query of [
  "streamia",
  "safeTransferFrom",
  "0xa9059cbb",
  "liquidaton bonus",
  "what is a panoption",
  "gamma scal",
  "implied volatility smile",
]) {
  test(`shows the same first page from both indexes for ${query}`, async ({
    page,
    context,
    hosted,
  }) => {
    const first = async (tab: Page) =>
      (await hits(tab).first().getAttribute("href"))?.replace(/#.*/, "")
    await searchOn(page, [hosted])
    await searchFor(page, query)
    expect(searches(hosted)).toBe(1)
    const onHost = await first(page)
    const own = await context.newPage()
    const texts = own.waitForResponse(indexTexts)
    await searchFor(own, query)
    await (await texts).finished()
    // Headings answer until the worker has read the texts.
    await expect.poll(() => first(own)).toBe(onHost)
  })
}
