import { readFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../../tests/unit/temporary-project"
import { writeHtmlFast } from "./write-html"

function fastWriter() {
  const writer = { outputFile: async (_file: string, _text: string) => {} }
  writeHtmlFast(writer)
  return writer
}

test("a page is written with the folders that lead to it, and over an older one", async () => {
  const folder = temporaryFolder({ "index.html": "a longer one that was here" })
  const writer = fastWriter()
  await writer.outputFile(join(folder, "docs/a/index.html"), "<p>→</p>")
  await writer.outputFile(join(folder, "index.html"), "<p>é</p>")
  expect(readFileSync(join(folder, "docs/a/index.html"), "utf8")).toBe("<p>→</p>")
  expect(readFileSync(join(folder, "index.html"), "utf8")).toBe("<p>é</p>")
})

test("what cannot be written is told", async () => {
  const folder = temporaryFolder({ file: "" })
  await expect(fastWriter().outputFile(join(folder, "file/index.html"), "")).rejects.toThrow(
    "ENOTDIR",
  )
})

test("without the function that Gatsby writes by, nothing is built", () => {
  expect(() => writeHtmlFast({})).toThrow("fs-extra has another name")
})
