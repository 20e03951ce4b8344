import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { loadIn, temporaryFolder } from "../../../tests/helpers/temporary-project"

/** Reads a one-document project ahead; `during` may change the project meanwhile. */
async function ahead(during: (document: string) => void = () => {}) {
  const folder = temporaryFolder({ "content/docs/intro.md": "# Introduction\n" })
  const modules = await loadIn(folder, () =>
    Promise.all([import("./prepare-files"), import("../../site/content-on-disk")]),
  )
  const [{ prepareFiles }, { contentOnDisk }] = modules
  const prepared = prepareFiles()
  during(join(folder, "content/docs/intro.md"))
  return { filesOf: prepared, contentOnDisk }
}

test("returns the files made ahead when the check found the same content", async () => {
  const { filesOf: prepared, contentOnDisk } = await ahead()
  const files = await prepared(contentOnDisk())
  expect(files?.site.pages.map(({ path }) => path)).toContain("/docs/intro")
  expect(files?.artifacts.map(({ path }) => path)).toContain("/docs/intro.md")
})

test("returns undefined when a file was saved meanwhile or the check found other content", async () => {
  const { filesOf: prepared, contentOnDisk } = await ahead(file =>
    writeFileSync(file, "# Another\n"),
  )
  expect(await prepared(contentOnDisk())).toBeUndefined()
  expect(await (await ahead()).filesOf("something else")).toBeUndefined()
})
