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

test("unpublishes a picture that no page shows, and restores it for the next build", async () => {
  const { folder, shelvePictures, restorePictures, sweepPublic } = await projectWith(shown, unused)
  putFiles(folder, { "feed.xml": `<img src="/${shown}"/>` })
  const expected = { pagePaths: [], assets: [], files: ["feed.xml"] }
  sweepPublic(folder, expected, files => shelvePictures(folder, files, new Set(["d1"])))
  expect(listFiles(folder)).toEqual(["feed.xml", shown])
  restorePictures(folder)
  expect(listFiles(folder)).toEqual(["feed.xml", shown, unused])
})

test("sets aside only pictures whose source exists", async () => {
  const { folder, shelvePictures } = await projectWith(
    unused,
    "static/d2/gone.png",
    "static/app.css",
  )
  const files = [unused, "static/d2/gone.png", "static/app.css", "d1/index.html"]
  expect(shelvePictures(folder, files, new Set(["d1"]))).toEqual([unused])
})

test("no longer sets aside a restored picture", async () => {
  const { folder, shelvePictures, restorePictures, sweepPublic } = await projectWith(unused)
  const nothing = { pagePaths: [], assets: [], files: [] }
  sweepPublic(folder, nothing, files => shelvePictures(folder, files, new Set(["d1"])))
  restorePictures(folder)
  sweepPublic(folder, nothing)
  restorePictures(folder)
  expect(listFiles(folder)).toEqual([])
})
