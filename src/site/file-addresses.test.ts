import { otherFiles, pagesLikeFiles } from "./file-addresses"

test.each([
  ["/data/pools.geojson", true],
  ["/other.geojson", true],
  ["/old/index.html", true],
  ["/LICENSE", true],
  ["/docs/LICENSE-terms", false],
  ["/docs/pools", false],
  ["/docs/contract.PanopticPool", false],
])("finds files that the plugin would take for pages: for %s, returns %s", (path, isFile) => {
  const files = ["data/pools.geojson", "old/a.html", "LICENSE", "img/a.png", "a.pdf"]
  expect(otherFiles(files)?.test(path)).toBe(isFile)
})

test("needs no pattern when the plugin knows all files", () => {
  expect(otherFiles(["img/a.png", "a.tar.gz", "contracts/c.d.ts"])).toBeUndefined()
})

test("lists the pages named like files, as links write them", () => {
  const paths = [
    "/docs/v1.2",
    "/docs/nöde.js",
    "/docs/intro",
    "/docs/map.geojson",
    "/docs/a.b.html",
  ]
  expect(pagesLikeFiles(paths, "/site", /\.geojson$/)).toEqual([
    "/site/docs/v1.2",
    "/site/docs/n%C3%B6de.js",
    "/site/docs/map.geojson",
  ])
})
