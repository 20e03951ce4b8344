import { contractPage } from "../../tests/helpers/contract"
import {
  articleEntry,
  compiledPage,
  contentTree,
  docEntry,
  standaloneEntry,
} from "../../tests/helpers/entries"
import type { Entry } from "../content/schema/entry"
import { sectionNames } from "../content/sections"
import type { Page } from "./page"
import { pageList } from "./page-list"
import { siteContent } from "./site-content"

function pages(entries: Entry[] = []): Page[] {
  const tree = contentTree({ entries: [...contentTree().entries, ...entries] })
  return pageList(siteContent(tree, false))
}

const pathsOf = (list: readonly Page[], kind: Page["kind"]) =>
  list.filter(page => page.kind === kind).map(({ path }) => path)

/** Returns `count` posts on consecutive days, with the given tags. */
function posts(count: number, ...tags: string[]): Entry[] {
  return Array.from({ length: count }, (_, index) =>
    articleEntry(`p${index + 1}`, `2023-01-${String(index + 1).padStart(2, "0")}`, {
      frontMatter: { tags },
    }),
  )
}

test("has its fixed pages, whatever its content", () => {
  const articles = sectionNames.map(
    name => contentTree().entries.find(({ collection }) => collection === name)?.path,
  )
  expect(pages().map(({ path }) => path)).toEqual([
    "/",
    "/search",
    "/404",
    "/embed",
    "/docs/intro",
    ...articles,
    ...sectionNames.map(name => `/${name}`),
    ...sectionNames.map(name => `/${name}/archive`),
    ...sectionNames.map(name => `/${name}/tags`),
  ])
  expect(articles).toContain("/blog/hello")
})

test("lists nine articles per page", () => {
  const list = pages(posts(18)).filter(({ section }) => section === "blog")
  expect(pathsOf(list, "articleList")).toEqual(["/blog", "/blog/page/2", "/blog/page/3"])
  const counts = list.flatMap(page => (page.kind === "articleList" ? [page.articles.length] : []))
  expect(counts).toEqual([9, 9, 1])
})

test("gives every tag pages of at most nine articles", () => {
  const list = pages(posts(10, "DeFi"))
  expect(pathsOf(list, "articleTag")).toEqual(["/blog/tags/defi", "/blog/tags/defi/page/2"])
  const counts = list.flatMap(page => (page.kind === "articleTag" ? [page.articles.length] : []))
  expect(counts).toEqual([9, 1])
})

test("adds tag pages to the docs when a document has a tag", () => {
  const list = pages([docEntry("a.md", { frontMatter: { tags: ["Uni V2"] } })])
  expect(pathsOf(list, "docsTags")).toEqual(["/docs/tags"])
  expect(pathsOf(list, "docsTag")).toEqual(["/docs/tags/uni-v2"])
})

test("adds no tag pages to the docs when no document has a tag", () => {
  expect(pathsOf(pages(), "docsTags")).toEqual([])
})

test("adds a page for a folder only when the folder has no document of its own", () => {
  const list = pages([docEntry("a/x.md"), docEntry("b/index.md"), docEntry("b/y.md")])
  expect(pathsOf(list, "docCategory")).toEqual(["/docs/a"])
})

test("describes a category page by its contents", () => {
  const list = pages([docEntry("a/x.md"), docEntry("a/y.md")])
  expect(list.find(({ path }) => path === "/docs/a")?.description).toBe("a: x and y.")
})

test("describes a tag page by the number and names of its articles", () => {
  const list = pages(posts(2, "DeFi"))
  expect(list.find(({ path }) => path === "/blog/tags/defi")?.description).toBe(
    "2 posts about DeFi: Post p2 and Post p1.",
  )
})

test("shows the three newest articles of each section on the home page", () => {
  const [home] = pages(posts(4))
  if (home?.kind !== "home") throw new Error("the first page is not the home page")
  expect(home.latest[0]?.articles.map(({ path }) => path)).toEqual([
    "/blog/hello",
    "/blog/p4",
    "/blog/p3",
  ])
})

test("includes single pages and about pages", () => {
  const list = pages([
    standaloneEntry("privacy-policy"),
    articleEntry("about", "1970-01-01", { collection: "research" }),
  ])
  expect(pathsOf(list, "standalone")).toEqual(["/privacy-policy"])
  expect(pathsOf(list, "article")).toContain("/research/about")
})

test("gives an unlisted document no neighbors", () => {
  const list = pages([docEntry("b.md", { unlisted: true })])
  expect(list.find(({ path }) => path === "/docs/b")).toMatchObject({
    kind: "doc",
    breadcrumbs: [],
  })
})

test("lets links name headings and all other ids of a page", () => {
  const page = compiledPage({
    headings: [{ depth: 2, id: "part", text: "Part" }],
    anchors: ["footnote-1"],
  })
  const list = pages([docEntry("b.md", { page })])
  expect(list.find(({ path }) => path === "/docs/b")?.headings.map(({ id }) => id)).toEqual([
    "part",
    "footnote-1",
  ])
})

test("puts a contract page in the reading order of the docs", () => {
  const contract = contractPage({ headings: [], anchors: ["add"] })
  const link = { type: "link" as const, label: "Math", path: contract.path }
  const tree = contentTree({
    entries: [...contentTree().entries, docEntry("contracts/a.md")],
    contracts: [contract],
    contractSidebar: [{ folder: "contracts", items: [{ position: 1, item: link }] }],
  })
  const list = pageList(siteContent(tree, false))
  expect(list.find(({ kind }) => kind === "contract")).toMatchObject({
    path: contract.path,
    next: { path: "/docs/contracts/a" },
    breadcrumbs: [{ label: "contracts", path: "/docs/contracts" }],
    headings: [{ id: "add" }],
  })
})

test("takes the date and people of a page from its file's history, without bots and teams", () => {
  const entry = standaloneEntry("terms-of-use")
  const tree = contentTree({ entries: [...contentTree().entries, entry] })
  const people = ["Ann", "renovate[bot]", "Site maintainers", "Bo"]
  const history = (file: string) =>
    file === entry.file ? { day: "2025-03-04", people } : undefined
  const page = pageList(siteContent(tree, false), history).find(({ file }) => file === entry.file)
  expect(page).toMatchObject({ lastUpdated: "2025-03-04", contributors: ["Ann", "Bo"] })
})
