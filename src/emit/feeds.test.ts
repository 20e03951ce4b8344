/** @jest-environment jsdom */

import { exampleModel, examplePost } from "../../tests/helpers/site-model"
import { sectionNames } from "../content/sections"
import { feedArtifacts } from "./feeds"

const model = exampleModel({
  pages: [
    examplePost("first", "2024-03-01", {
      title: "Puts & <calls>",
      description: "What a < b means",
      html: '<p>See <a href="/docs/intro">intro</a> ]]> <img src="/a.png" alt=""></p>',
      authors: [{ name: "Ada Lovelace", url: "https://ada.example" }, { name: "Bob" }],
      tags: [{ label: "UI/UX & more", path: "/blog/tags/ui-ux-more" }],
      image: "/cards/blog/first.png",
      lastUpdated: "2024-03-05",
    }),
    examplePost("second", "2024-02-01"),
  ],
})

function body(path: string): string {
  const artifact = feedArtifacts(model).find(candidate => candidate.path === path)
  if (!artifact) throw new Error(`no artifact ${path}`)
  return artifact.body
}

function xml(path: string): Document {
  const document = new DOMParser().parseFromString(body(path), "application/xml")
  expect(document.querySelector("parsererror")).toBeNull()
  return document
}

function textOf(
  parent: Document | Element | null | undefined,
  name: string,
): string | null | undefined {
  return parent?.getElementsByTagName(name)[0]?.textContent
}

test("writes a feed of each section in each format", () => {
  expect(feedArtifacts(model).map(artifact => artifact.path)).toEqual(
    sectionNames.flatMap(name => [`/${name}/rss.xml`, `/${name}/atom.xml`, `/${name}/feed.json`]),
  )
})

test("includes title, link, date, authors, tags and the whole article in an RSS item", () => {
  const document = xml("/blog/rss.xml")
  const item = document.getElementsByTagName("item")[0]
  expect(textOf(item, "title")).toBe("Puts & <calls>")
  expect(textOf(item, "link")).toBe("https://example.org/blog/first")
  expect(textOf(item, "guid")).toBe("https://example.org/blog/first")
  expect(textOf(item, "pubDate")).toBe("Fri, 01 Mar 2024 00:00:00 GMT")
  expect([...(item?.getElementsByTagName("dc:creator") ?? [])].map(e => e.textContent)).toEqual([
    "Ada Lovelace",
    "Bob",
  ])
  expect(textOf(item, "category")).toBe("UI/UX & more")
  expect(textOf(item, "content:encoded")).toBe(
    '<p>See <a href="https://example.org/docs/intro">intro</a> ]]> <img src="https://example.org/a.png" alt=""></p>',
  )
})

test("dates the RSS channel by its newest change and links it to itself", () => {
  const document = xml("/blog/rss.xml")
  expect(textOf(document, "lastBuildDate")).toBe("Tue, 05 Mar 2024 00:00:00 GMT")
  expect(document.getElementsByTagName("atom:link")[0]?.getAttribute("href")).toBe(
    "https://example.org/blog/rss.xml",
  )
})

test("includes id, dates, authors and the whole article in an Atom entry", () => {
  const document = xml("/blog/atom.xml")
  const entry = document.getElementsByTagName("entry")[0]
  expect(textOf(entry, "id")).toBe("https://example.org/blog/first")
  expect(textOf(entry, "published")).toBe("2024-03-01T00:00:00.000Z")
  expect(textOf(entry, "updated")).toBe("2024-03-05T00:00:00.000Z")
  expect(textOf(entry, "uri")).toBe("https://ada.example/")
  expect(textOf(entry, "content")).toContain('href="https://example.org/docs/intro"')
})

test("has all elements that RFC 4287 requires when an Atom feed has no entries", () => {
  const feed = xml("/research/atom.xml").documentElement
  for (const name of ["id", "title", "updated"]) expect(textOf(feed, name)).toBeTruthy()
  expect(textOf(feed, "name")).toBe("Example")
})

test("includes the time of day and encodes addresses in every format", () => {
  const post = examplePost("My post (日本) & more", "2024-05-05T20:00:00.000Z", {
    image: "/cards/blog/My post.png",
  })
  const url = "https://example.org/blog/My%20post%20(%E6%97%A5%E6%9C%AC)%20&%20more"
  const bodies = new Map(
    feedArtifacts(exampleModel({ pages: [post] })).map(({ path, body }) => [path, body]),
  )
  const parsed = (path: string) =>
    new DOMParser().parseFromString(bodies.get(path) ?? "", "application/xml")
  const item = parsed("/blog/rss.xml").getElementsByTagName("item")[0]
  expect(["link", "guid", "pubDate"].map(name => textOf(item, name))).toEqual([
    url,
    url,
    "Sun, 05 May 2024 20:00:00 GMT",
  ])
  const entry = parsed("/blog/atom.xml").getElementsByTagName("entry")[0]
  expect([
    ...["id", "published", "updated"].map(name => textOf(entry, name)),
    entry?.getElementsByTagName("link")[0]?.getAttribute("href"),
  ]).toEqual([url, "2024-05-05T20:00:00.000Z", "2024-05-05T20:00:00.000Z", url])
  expect(JSON.parse(bodies.get("/blog/feed.json") ?? "").items[0]).toMatchObject({
    id: url,
    url,
    image: "https://example.org/cards/blog/My%20post.png",
    date_published: "2024-05-05T20:00:00.000Z",
  })
})

test("writes JSON Feed 1.1 with absolute addresses", () => {
  const feed = JSON.parse(body("/blog/feed.json"))
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    home_page_url: "https://example.org/blog",
    feed_url: "https://example.org/blog/feed.json",
  })
  expect(feed.items[0]).toMatchObject({
    id: "https://example.org/blog/first",
    image: "https://example.org/cards/blog/first.png",
    date_published: "2024-03-01T00:00:00.000Z",
    authors: [{ name: "Ada Lovelace", url: "https://ada.example/" }, { name: "Bob" }],
    tags: ["UI/UX & more"],
  })
})
