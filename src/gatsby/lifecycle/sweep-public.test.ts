import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../../tests/helpers/temporary-project"
import { listFiles } from "../../site/list-files"
import { keptReadings } from "./kept-readings"
import { sweepPublic, takeStock } from "./sweep-public"

const page = (path: string) => ({
  [`${path}/index.html`]: "<p>",
  [`page-data/${path}/page-data.json`]: "{}",
})

test("pages that no longer exist go with their data and their empty folders", () => {
  const folder = temporaryFolder({ ...page("blog/kept"), ...page("blog/gone/page/2") })
  const removed = sweepPublic(folder, { pagePaths: ["/blog/kept"], assets: [], files: [] })
  expect(removed).toEqual([
    "blog/gone/page/2/index.html",
    "page-data/blog/gone/page/2/page-data.json",
  ])
  expect(existsSync(join(folder, "blog/gone"))).toBe(false)
  expect(existsSync(join(folder, "page-data/blog/gone"))).toBe(false)
})

test("folders without a file go, and those with one that is not swept stay", () => {
  const folder = temporaryFolder({ "index.html": "<p>", ".well-known/.keep": "" })
  mkdirSync(join(folder, "left/by/gatsby"), { recursive: true })
  expect(sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })).toEqual([])
  expect(existsSync(join(folder, "left"))).toBe(false)
  expect(existsSync(join(folder, ".well-known/.keep"))).toBe(true)
})

test("files that were written since stock was taken stay, with what they name", () => {
  const folder = temporaryFolder({ "old.xml": "", "static/1/a.png": "" })
  mkdirSync(join(folder, "blog"))
  const kept = keptReadings(folder)
  const stock = takeStock(folder, [], kept)
  writeFileSync(join(folder, "blog/rss.xml"), "<img>/static/1/a.png</img>")
  const expected = { pagePaths: [], assets: [], files: ["blog/rss.xml"] }
  expect(sweepPublic(folder, expected, undefined, kept, stock)).toEqual(["old.xml"])
  expect(listFiles(folder)).toEqual(["blog/rss.xml", "static/1/a.png"])
})

test("a hidden file that was copied into a folder since stock was taken stays there", () => {
  const folder = temporaryFolder({ "foo/a.txt": "" })
  const kept = keptReadings(folder)
  const stock = takeStock(folder, [], kept)
  writeFileSync(join(folder, "foo/.htaccess"), "")
  const expected = { pagePaths: [], assets: [], files: [] }
  expect(sweepPublic(folder, expected, undefined, kept, stock)).toEqual(["foo/a.txt"])
  expect(existsSync(join(folder, "foo/.htaccess"))).toBe(true)
})

test("the home page and its data stay", () => {
  const folder = temporaryFolder({ "index.html": "<p>", "page-data/index/page-data.json": "{}" })
  expect(sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })).toEqual([])
})

test("scripts of an earlier build go and those of this one stay", () => {
  const folder = temporaryFolder({ "app-1.js": "", "app-2.js": "", "app-2.js.map": "" })
  const assets = ["app-2.js", "app-2.js.map"]
  expect(sweepPublic(folder, { pagePaths: [], assets, files: [] })).toEqual(["app-1.js"])
})

test("written and copied files stay", () => {
  const folder = temporaryFolder({ "blog/rss.xml": "", "icons/a.png": "", "old.xml": "" })
  const files = ["blog/rss.xml", "icons/a.png"]
  expect(sweepPublic(folder, { pagePaths: [], assets: [], files })).toEqual(["old.xml"])
})

test("what Gatsby writes at fixed places stays", () => {
  const files = ["404.html", "chunk-map.json", "page-data/app-data.json"]
  const folder = temporaryFolder(Object.fromEntries(files.map(file => [file, "{}"])))
  expect(sweepPublic(folder, { pagePaths: [], assets: [], files: [] })).toEqual([])
})

test("results of static queries stay while a page asks for them, and go afterwards", () => {
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
  "an image named %s stays while a page shows it",
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

test("an image stays while a style sheet names it", () => {
  const files = { "app.css": "a{background:url(/static/a.png)}", "static/a.png": "" }
  const folder = temporaryFolder(files)
  expect(sweepPublic(folder, { pagePaths: [], assets: ["app.css"], files: [] })).toEqual([])
})

test("an image stays while a page shows it, and goes afterwards", () => {
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

test("an image that only the result of a static query names stays", () => {
  const folder = temporaryFolder({
    "index.html": "<p>",
    "page-data/index/page-data.json": '{"staticQueryHashes":["11"]}',
    "page-data/sq/d/11.json": '{"src":"/static/d/a.webp"}',
    "static/d/a.webp": "",
  })
  expect(sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })).toEqual([])
})

test("an image that only a removed page shows goes with it", () => {
  const folder = temporaryFolder({
    "index.html": "<p>",
    "page-data/gone/page-data.json": '{"src":"/static/a/x.png"}',
    "static/a/x.png": "",
  })
  sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })
  expect(listFiles(folder)).toEqual(["index.html"])
})

test("a link is not published, wherever it leads", () => {
  const folder = temporaryFolder({ "index.html": "<p>home" })
  symlinkSync(temporaryFolder({ "secret.txt": "secret" }), join(folder, "linked"))
  sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })
  expect(existsSync(join(folder, "linked"))).toBe(false)
})

test("compressed forms stay with their file and go with it", () => {
  const folder = temporaryFolder({
    "index.html": "1",
    "index.html.br": "2",
    "old/index.html": "3",
    "old/index.html.br": "4",
  })
  sweepPublic(folder, { pagePaths: ["/"], assets: [], files: [] })
  expect(listFiles(folder)).toEqual(["index.html", "index.html.br"])
})
