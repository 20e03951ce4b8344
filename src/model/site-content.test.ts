import { articleEntry, contentTree, docEntry } from "../../tests/helpers/entries"
import { docsInstances } from "../content/docs-instances"
import type { DocEntry, Entry } from "../content/schema/entry"
import { sectionNames } from "../content/sections"
import { articleRelations, docNeighbours, siteContent } from "./site-content"

function site(entries: Entry[], includeDrafts = false) {
  return siteContent(contentTree({ entries }), includeDrafts)
}

function blog(entries: Entry[], includeDrafts = false) {
  return site(entries, includeDrafts).sections.blog
}

const paths = (items: readonly { path: string }[]) => items.map(({ path }) => path)

test("sorts articles newest first, and by path within a day", () => {
  const { articles } = blog([
    articleEntry("b", "2024-03-01"),
    articleEntry("c", "2024-03-02"),
    articleEntry("a", "2024-03-01"),
  ])
  expect(paths(articles)).toEqual(["/blog/c", "/blog/a", "/blog/b"])
})

test("sorts the articles of one day by time", () => {
  const { articles } = blog([
    articleEntry("morning", "2024-05-05T08:00:00.000Z"),
    articleEntry("evening", "2024-05-05T20:00:00.000Z"),
    articleEntry("midnight", "2024-05-05"),
    articleEntry("noon", "2024-05-05T12:00:00.000Z"),
    articleEntry("next", "2024-05-06"),
  ])
  expect(paths(articles).map(path => path.split("/")[2])).toEqual([
    "next",
    "evening",
    "noon",
    "morning",
    "midnight",
  ])
})

test("sorts articles independently of the order of files", () => {
  const entries = ["d", "a", "c", "b"].map(slug => articleEntry(slug, "2024-03-01"))
  expect(paths(blog([...entries].reverse()).articles)).toEqual(paths(blog(entries).articles))
})

test("leaves the about page out of all lists", () => {
  const { about, articles, tags } = blog([
    articleEntry("about", "1970-01-01", { frontMatter: { tags: ["Company"] } }),
    articleEntry("a", "2024-03-01"),
  ])
  expect([about?.path, paths(articles), tags]).toEqual(["/blog/about", ["/blog/a"], []])
})

test("builds an unlisted article but omits it from lists and tags", () => {
  const { unlisted, articles, tags } = blog([
    articleEntry("a", "2024-03-01"),
    articleEntry("b", "2024-03-02", { unlisted: true, frontMatter: { tags: ["Audit"] } }),
  ])
  expect([paths(unlisted), paths(articles), tags]).toEqual([["/blog/b"], ["/blog/a"], []])
})

test("shows no tags on pages that no tag page lists", () => {
  const tagged = { frontMatter: { tags: ["Audit"] } }
  const { about, unlisted } = blog([
    articleEntry("about", "1970-01-01", tagged),
    articleEntry("b", "2024-03-02", { unlisted: true, ...tagged }),
  ])
  expect([about?.tags, unlisted[0]?.tags]).toEqual([[], []])
})

test("includes drafts only in develop", () => {
  const entries = [
    articleEntry("a", "2024-03-01"),
    articleEntry("b", "2024-03-02", { draft: true }),
  ]
  expect(paths(blog(entries).articles)).toEqual(["/blog/a"])
  expect(paths(blog(entries, true).articles)).toEqual(["/blog/b", "/blog/a"])
})

test("collects the problems of files and of their relations in one list", () => {
  const bad = articleEntry("a", "2024-03-01", {
    frontMatter: { authors: "nobody", tags: ["Unheard of"] },
    lines: { authors: 3, tags: 4 },
    problems: [{ file: "content/blog/2024-03-01-a.md", message: "is odd", fix: "mend it" }],
  })
  const { problems } = siteContent(
    contentTree({
      entries: [...contentTree().entries, bad],
      tags: { blog: { audit: {} } },
      problems: [{ file: "content/x.yml", message: "is broken", fix: "mend it" }],
    }),
    false,
  )
  expect(problems.map(({ line, message }) => [line, message])).toEqual([
    [undefined, "is broken"],
    [undefined, "is odd"],
    [4, 'unknown tag "Unheard of"'],
    [3, 'unknown author "nobody"'],
  ])
})

test("reports a docs version without documents and names its folder", () => {
  const tree = contentTree({ instances: docsInstances(["1.0"]), folder: "sites/one" })
  expect(siteContent(tree, false).problems).toEqual([
    expect.objectContaining({
      file: "sites/one/versioned_docs/version-1.0",
      message: 'the docs version "1.0" has no documents',
    }),
  ])
})

test("reports a section without articles", () => {
  expect(site([docEntry("intro.md")]).problems.map(({ message }) => message)).toEqual(
    sectionNames.map(name => `the section "${name}" has no articles`),
  )
})

test("gives each docs version its own documents, sidebar, and tags", () => {
  const older = docEntry("old.md", {
    version: "1.0",
    path: "/docs/1.0/old",
    frontMatter: { tags: ["Older"] },
  })
  const tree = contentTree({
    entries: [...contentTree().entries, older],
    instances: docsInstances(["1.0"]),
  })
  const [current, previous] = siteContent(tree, false).docs
  expect([paths(current?.order ?? []), current?.tags]).toEqual([["/docs/intro"], []])
  expect([paths(previous?.order ?? []), previous?.tags[0]?.label]).toEqual([
    ["/docs/1.0/old"],
    "Older",
  ])
})

test("lists the pages of a docs tag in reading order", () => {
  const tagged = { tags: ["Pools"] }
  const [docs] = site([
    docEntry("zebra.md", { frontMatter: { ...tagged, sidebar_position: 1 } }),
    docEntry("apple.md", { frontMatter: { ...tagged, sidebar_position: 2 } }),
  ]).docs
  expect(docs?.tags[0]?.items.map(({ entry }) => entry.title)).toEqual(["zebra", "apple"])
})

test("finds the newer and the older neighbor of an article", () => {
  const section = blog(["1", "2", "3"].map(day => articleEntry(`p${day}`, `2024-03-0${day}`)))
  const [newest, middle] = section.articles
  if (!newest || !middle) throw new Error("articles are missing")
  const relations = articleRelations(section)(middle)
  expect([relations.newer?.path, relations.older?.path]).toEqual(["/blog/p3", "/blog/p1"])
  expect(articleRelations(section)(newest).newer).toBeUndefined()
})

test("finds no neighbors when an article is outside the lists", () => {
  const section = blog([
    articleEntry("a", "2024-03-01"),
    articleEntry("b", "2024-03-02", { unlisted: true }),
  ])
  const [unlisted] = section.unlisted
  if (!unlisted) throw new Error("the article is missing")
  expect(articleRelations(section)(unlisted)).toMatchObject({ newer: undefined, older: undefined })
})

test("does not show a neighbor again as related", () => {
  const tagged = { frontMatter: { tags: ["Audit"] } }
  const section = blog(
    ["1", "2", "3", "4"].map(day => articleEntry(`p${day}`, `2024-03-0${day}`, tagged)),
  )
  const [newest] = section.articles
  if (!newest) throw new Error("the article is missing")
  expect(paths(articleRelations(section)(newest).related)).toEqual(["/blog/p2", "/blog/p1"])
})

function neighbours(frontMatter: DocEntry["frontMatter"]) {
  const entry = docEntry("02-b.md", { frontMatter })
  const [docs] = site([docEntry("01-a.md"), entry, docEntry("03-c.md"), docEntry("04-d.md")]).docs
  if (!docs) throw new Error("the docs are missing")
  const { previous, next } = docNeighbours(docs, entry)
  return [previous?.path, next?.path]
}

test("takes the previous and next document from the sidebar", () => {
  expect(neighbours({})).toEqual(["/docs/a", "/docs/c"])
})

test("uses pagination_label in the links of neighbors but not in the sidebar", () => {
  const frontMatter = { pagination_label: "On to B", sidebar_label: "B" }
  const [docs] = site([docEntry("01-a.md"), docEntry("02-b.md", { frontMatter })]).docs
  const [first, second] = docs?.docs ?? []
  if (!docs || !first || !second) throw new Error("the docs are missing")
  expect(docNeighbours(docs, first.entry).next).toMatchObject({ path: "/docs/b", label: "On to B" })
  expect(docNeighbours(docs, second.entry).previous).toMatchObject({ label: "a" })
  expect(docs.sidebar.map(({ label }) => label)).toEqual(["a", "B"])
})

test("takes other neighbors from the front matter by id or path", () => {
  expect(neighbours({ pagination_prev: "d", pagination_next: "/docs/d/" })).toEqual([
    "/docs/d",
    "/docs/d",
  ])
})

test("omits a neighbor when the front matter says null", () => {
  expect(neighbours({ pagination_prev: null, pagination_next: null })).toEqual([
    undefined,
    undefined,
  ])
})

test("gives a document that displays no sidebar only the neighbors that it names", () => {
  const entries = [
    docEntry("a.md"),
    docEntry("b.md", { frontMatter: { displayed_sidebar: null } }),
    docEntry("c.md", { frontMatter: { displayed_sidebar: null, pagination_next: "a" } }),
  ]
  const [docs] = site(entries).docs
  if (!docs) throw new Error("there are no docs")
  expect(entries.map(entry => docNeighbours(docs, entry).next?.path)).toEqual([
    "/docs/b",
    undefined,
    "/docs/a",
  ])
})
