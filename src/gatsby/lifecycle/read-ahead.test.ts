import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { loadIn, temporaryFolder } from "../../../tests/unit/temporary-project"

/** Reads a project ahead with one document, while something may happen to it. */
async function ahead(during: (document: string) => void = () => {}) {
  const folder = temporaryFolder({ "content/docs/intro.md": "# Introduction\n" })
  const modules = await loadIn(folder, () =>
    Promise.all([import("./read-ahead"), import("../../content/read/content-on-disk")]),
  )
  const [{ readAhead }, { contentOnDisk }] = modules
  const siteOf = readAhead()
  during(join(folder, "content/docs/intro.md"))
  return { siteOf, contentOnDisk }
}

test("what was read ahead is the site where the check has found the same", async () => {
  const { siteOf, contentOnDisk } = await ahead()
  const site = await siteOf(contentOnDisk())
  expect(site?.pages.map(({ path }) => path)).toContain("/docs/intro")
})

test("it is not where a file was saved since, nor where the check has found something else", async () => {
  const { siteOf, contentOnDisk } = await ahead(file => writeFileSync(file, "# Another\n"))
  expect(await siteOf(contentOnDisk())).toBeUndefined()
  expect(await (await ahead()).siteOf("something else")).toBeUndefined()
})
