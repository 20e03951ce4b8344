import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { listFiles } from "../../site/list-files"
import { readingCache } from "./reading-cache"
import { sweepPublic, takeInventory } from "./sweep-public"

const page = (path: string) => ({
  [`${path}/index.html`]: "<p>",
  [`page-data/${path}/page-data.json`]: "{}",
})

test("removes deleted pages with their data and empty folders", () => {
  const folder = temporaryFolder({ ...page("blog/kept"), ...page("blog/gone/page/2") })
  const removed = sweepPublic(folder, { pagePaths: ["/blog/kept"], assets: [], files: [] })
  expect(removed).toEqual([
    "blog/gone/page/2/index.html",
    "page-data/blog/gone/page/2/page-data.json",
  ])
  expect(existsSync(join(folder, "blog/gone"))).toBe(false)
  expect(existsSync(join(folder, "page-data/blog/gone"))).toBe(false)
})

test("removes empty folders, and keeps those with a file", () => {
  const folder = temporaryFolder({ "index.html": "<p>", ".well-known/.keep": "" })
  mkdirSync(join(folder, "left/by/gatsby"), { recursive: true })
  expect(sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })).toEqual([])
  expect(existsSync(join(folder, "left"))).toBe(false)
  expect(existsSync(join(folder, ".well-known/.keep"))).toBe(true)
})

test("keeps files written since the listing, and files that they name", () => {
  const folder = temporaryFolder({ "old.xml": "", "static/1/a.png": "" })
  mkdirSync(join(folder, "blog"))
  const kept = readingCache(folder)
  const stock = takeInventory(folder, [], kept)
  writeFileSync(join(folder, "blog/rss.xml"), "<img>/static/1/a.png</img>")
  const expected = { pagePaths: [], assets: [], files: ["blog/rss.xml"] }
  expect(sweepPublic(folder, expected, undefined, kept, stock)).toEqual(["old.xml"])
  expect(listFiles(folder)).toEqual(["blog/rss.xml", "static/1/a.png"])
})

test("keeps a hidden file that was copied since the listing", () => {
  const folder = temporaryFolder({ "foo/a.txt": "" })
  const kept = readingCache(folder)
  const stock = takeInventory(folder, [], kept)
  writeFileSync(join(folder, "foo/.htaccess"), "")
  const expected = { pagePaths: [], assets: [], files: [] }
  expect(sweepPublic(folder, expected, undefined, kept, stock)).toEqual(["foo/a.txt"])
  expect(existsSync(join(folder, "foo/.htaccess"))).toBe(true)
})

test("keeps the home page and its data", () => {
  const folder = temporaryFolder({ "index.html": "<p>", "page-data/index/page-data.json": "{}" })
  expect(sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })).toEqual([])
})

test("removes scripts of an earlier build and keeps those of this one", () => {
  const folder = temporaryFolder({ "app-1.js": "", "app-2.js": "", "app-2.js.map": "" })
  const assets = ["app-2.js", "app-2.js.map"]
  expect(sweepPublic(folder, { pagePaths: [], assets, files: [] })).toEqual(["app-1.js"])
})

test("keeps written and copied files", () => {
  const folder = temporaryFolder({ "blog/rss.xml": "", "icons/a.png": "", "old.xml": "" })
  const files = ["blog/rss.xml", "icons/a.png"]
  expect(sweepPublic(folder, { pagePaths: [], assets: [], files })).toEqual(["old.xml"])
})

test("keeps files that Gatsby writes at fixed paths", () => {
  const files = ["404.html", "chunk-map.json", "page-data/app-data.json"]
  const folder = temporaryFolder(Object.fromEntries(files.map(file => [file, "{}"])))
  expect(sweepPublic(folder, { pagePaths: [], assets: [], files: [] })).toEqual([])
})

test("keeps static query results while a page uses them, and removes them after", () => {
  const folder = temporaryFolder({
    "index.html": "<p>",
    "page-data/index/page-data.json": '{"staticQueryHashes":["11"]}',
    "page-data/sq/d/11.json": "{}",
    "page-data/sq/d/22.json": "{}",
  })
  const removed = sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })
  expect(removed).toEqual(["page-data/sq/d/22.json"])
})

test.each(["chart (1).png", "logo@2x.png", "it's.png", "a,b & c+d=e.png", "100%.png"])(
  "keeps an image named %s while a page shows it",
  name => {
    const address = `/static/a/${encodeURIComponent(name)}`
    const body = `<img src="${address}" srcset="${address} 480w,\n${address} 960w">`
    const folder = temporaryFolder({
      "index.html": "<p>",
      "page-data/index/page-data.json": JSON.stringify({ body }),
      [`static/a/${name}`]: "",
    })
    expect(sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })).toEqual([])
  },
)

test("keeps an image while a style sheet names it", () => {
  const files = { "app.css": "a{background:url(/static/a.png)}", "static/a.png": "" }
  const folder = temporaryFolder(files)
  expect(sweepPublic(folder, { pagePaths: [], assets: ["app.css"], files: [] })).toEqual([])
})

test("keeps an image while a page shows it, and removes it after", () => {
  const files = {
    "index.html": "<p>",
    "page-data/index/page-data.json": '{"src":"/static/a/x%20y.png"}',
    "feed.json": '{"html":"<img src=/static/b/z.webp>"}',
    "static/a/x y.png": "",
    "static/b/z.webp": "",
    "static/c/old.png": "",
  }
  const folder = temporaryFolder(files)
  const removed = sweepPublic(folder, { pagePaths: ["/"], assets: [], files: ["feed.json"] })
  expect(removed).toEqual(["static/c/old.png"])
})

test("keeps an image that only a static query result names", () => {
  const folder = temporaryFolder({
    "index.html": "<p>",
    "page-data/index/page-data.json": '{"staticQueryHashes":["11"]}',
    "page-data/sq/d/11.json": '{"src":"/static/d/a.webp"}',
    "static/d/a.webp": "",
  })
  expect(sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })).toEqual([])
})

test("removes an image when only a removed page shows it", () => {
  const folder = temporaryFolder({
    "index.html": "<p>",
    "page-data/gone/page-data.json": '{"src":"/static/a/x.png"}',
    "static/a/x.png": "",
  })
  sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })
  expect(listFiles(folder)).toEqual(["index.html"])
})

test("does not publish a symbolic link, wherever it leads", () => {
  const folder = temporaryFolder({ "index.html": "<p>home" })
  symlinkSync(temporaryFolder({ "secret.txt": "secret" }), join(folder, "linked"))
  sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })
  expect(existsSync(join(folder, "linked"))).toBe(false)
})

test("keeps and removes compressed versions with their file", () => {
  const folder = temporaryFolder({
    "index.html": "1",
    "index.html.br": "2",
    "old/index.html": "3",
    "old/index.html.br": "4",
  })
  sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })
  expect(listFiles(folder)).toEqual(["index.html", "index.html.br"])
})
