import { loadIn, putFiles, temporaryFolder } from "../../../tests/helpers/temporary-project"
import { listFiles } from "../../site/list-files"

const shown = "static/d1/a/shown.png"
const unused = "static/d1/b/unused.png"

/** Creates a project with these published files, and loads the module in it. */
async function projectWith(...files: string[]) {
  const root = temporaryFolder()
  const folder = `${root}/public`
  putFiles(folder, Object.fromEntries(files.map(file => [file, file])))
  const module = await loadIn(root, () => import("./unused-pictures"))
  const { sweepPublic } = await loadIn(root, () => import("./sweep-public"))
  return { folder, ...module, sweepPublic }
}

test("a picture that no page shows is not published, and is there again for the next build", async () => {
  const { folder, putAside, bringBack, sweepPublic } = await projectWith(shown, unused)
  putFiles(folder, { "feed.xml": `<img src="/${shown}"/>` })
  const expected = { pagePaths: [], assets: [], files: ["feed.xml"] }
  sweepPublic(folder, expected, files => putAside(folder, files, new Set(["d1"])))
  expect(listFiles(folder)).toEqual(["feed.xml", shown])
  bringBack(folder)
  expect(listFiles(folder)).toEqual(["feed.xml", shown, unused])
})

test("only pictures whose source is there are put aside", async () => {
  const { folder, putAside } = await projectWith(unused, "static/d2/gone.png", "static/app.css")
  const files = [unused, "static/d2/gone.png", "static/app.css", "d1/index.html"]
  expect(putAside(folder, files, new Set(["d1"]))).toEqual([unused])
})

test("what was brought back is not put aside any more", async () => {
  const { folder, putAside, bringBack, sweepPublic } = await projectWith(unused)
  const nothing = { pagePaths: [], assets: [], files: [] }
  sweepPublic(folder, nothing, files => putAside(folder, files, new Set(["d1"])))
  bringBack(folder)
  sweepPublic(folder, nothing)
  bringBack(folder)
  expect(listFiles(folder)).toEqual([])
})
