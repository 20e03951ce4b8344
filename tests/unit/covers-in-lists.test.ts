import { compositionNamed } from "../../src/drawing/catalogue"
import { coverPlan } from "../../src/drawing/cover-plan"
import type { ContentTree } from "../../src/model/content-tree"
import type { Page } from "../../src/model/page"
import { pageList } from "../../src/model/page-list"
import { siteContent } from "../../src/model/site-content"
import { ContentReader } from "../../src/site/content-reader"

/** The covers of the site's own articles, in the lists that show them. */
jest.setTimeout(600_000)

let tree: ContentTree
let pages: readonly Page[]
beforeAll(async () => {
  tree = await new ContentReader().readTree()
  pages = pageList(siteContent(tree, false))
})

const familyOf = (path: string) =>
  compositionNamed(coverPlan(pages).get(path)?.composition ?? "")?.family

/** Covers of the site without an article, by their paths. */
function planWithout(path: string) {
  const entries = tree.entries.filter(entry => entry.path !== path)
  return coverPlan(pageList(siteContent({ ...tree, entries }, false)))
}

/** Articles whose cover is another one since an article was added, other than that one. */
const changedBy = (added: string) =>
  [...planWithout(added)].filter(([path, { composition, tone }]) => {
    const now = coverPlan(pages).get(path)
    return now?.composition !== composition || now.tone !== tone
  })

const listed = () =>
  pages.flatMap(page => (page.kind === "articleList" ? page.articles.map(({ path }) => path) : []))

test("no two covers of a family stand side by side or above one another in a list, whatever its columns", () => {
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

test("neither do the newest of the sections, side by side on the home page", () => {
  const home = pages.find(page => page.kind === "home")
  const families = home?.latest.map(({ articles }) => familyOf(articles[0]?.path ?? "")) ?? []
  expect(new Set(families).size).toBe(families.length)
})

test("neighbours in a section's list differ in tone", () => {
  const lists = pages.flatMap(page => (page.kind === "articleList" ? [page.articles] : []))
  const toneOf = (path: string) => coverPlan(pages).get(path)?.tone
  for (const articles of lists)
    for (const [place, { path }] of articles.slice(1).entries())
      expect([path, toneOf(path)]).not.toEqual([path, toneOf(articles[place]?.path ?? "")])
})

test("a new article changes no other cover", () => {
  for (const page of pages)
    if (page.kind === "articleList" && page.page === 1) {
      const newest = page.articles[0]
      // Only what is older than everything else in its lists is drawn before it.
      expect(changedBy(newest?.path ?? "")).toEqual([])
    }
})

test("an article is drawn from its subject", () => {
  const drawn = (path: string) => coverPlan(pages).get(path)?.composition
  const found = Object.fromEntries(
    listed().flatMap(path => (drawn(path) ? [[path, drawn(path)]] : [])),
  )
  expect(found).toMatchObject({
    "/research/forward-testing-monte-carlo": "fan",
    "/research/ethereum-gas-post-merge": "blocks",
  })
})
