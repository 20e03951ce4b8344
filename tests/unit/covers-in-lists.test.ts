import { compositionNamed } from "../../src/drawing/catalog"
import { coverPlan } from "../../src/drawing/cover-plan"
import type { ContentTree } from "../../src/model/content-tree"
import type { Page } from "../../src/model/page"
import { pageList } from "../../src/model/page-list"
import { siteContent } from "../../src/model/site-content"
import { ContentReader } from "../../src/site/content-reader"

/** Checks the covers of the site's own articles in the lists that show them. */
jest.setTimeout(600_000)

let tree: ContentTree
let pages: readonly Page[]
beforeAll(async () => {
  tree = await new ContentReader().readTree()
  pages = pageList(siteContent(tree, false))
})

const familyOf = (path: string) =>
  compositionNamed(coverPlan(pages).get(path)?.composition ?? "")?.family

/** Covers of the site without one article, by path. */
function planWithout(path: string) {
  const entries = tree.entries.filter(entry => entry.path !== path)
  return coverPlan(pageList(siteContent({ ...tree, entries }, false)))
}

/** Articles whose cover changed when another article was added. */
const changedBy = (added: string) =>
  [...planWithout(added)].filter(([path, { composition, tone }]) => {
    const now = coverPlan(pages).get(path)
    return now?.composition !== composition || now.tone !== tone
  })

const listed = () =>
  pages.flatMap(page => (page.kind === "articleList" ? page.articles.map(({ path }) => path) : []))

test("never repeats a family of covers next to or above one another in up to three columns", () => {
  const lists = pages.flatMap(page =>
    page.kind === "articleList" || page.kind === "articleTag" ? [page] : [],
  )
  expect(lists.length).toBeGreaterThan(100)
  for (const { path, articles } of lists)
    articles.forEach((article, place) => {
      for (const other of articles.slice(place + 1, place + 4))
        expect([path, article.path, familyOf(article.path)]).not.toEqual([
          path,
          article.path,
          familyOf(other.path),
        ])
    })
})

test("gives the newest articles of the sections different families on the home page", () => {
  const home = pages.find(page => page.kind === "home")
  const families = home?.latest.map(({ articles }) => familyOf(articles[0]?.path ?? "")) ?? []
  expect(new Set(families).size).toBe(families.length)
})

test("gives neighbors in a section's list different tones", () => {
  const lists = pages.flatMap(page => (page.kind === "articleList" ? [page.articles] : []))
  const toneOf = (path: string) => coverPlan(pages).get(path)?.tone
  for (const articles of lists)
    for (const [place, { path }] of articles.slice(1).entries())
      expect([path, toneOf(path)]).not.toEqual([path, toneOf(articles[place]?.path ?? "")])
})

test("changes no other cover when an article is added", () => {
  for (const page of pages)
    if (page.kind === "articleList" && page.page === 1) {
      const newest = page.articles[0]
      // Cover choices go from oldest to newest, so the newest article affects no other.
      expect(changedBy(newest?.path ?? "")).toEqual([])
    }
})

test("draws an article from its subject", () => {
  const drawn = (path: string) => coverPlan(pages).get(path)?.composition
  const found = Object.fromEntries(
    listed().flatMap(path => (drawn(path) ? [[path, drawn(path)]] : [])),
  )
  expect(found).toMatchObject({
    "/research/forward-testing-monte-carlo": "fan",
    "/research/ethereum-gas-post-merge": "blocks",
  })
})
