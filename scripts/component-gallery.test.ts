import { readFileSync } from "node:fs"
import { join } from "node:path"
import { examplesIn, readGuide } from "../src/content-components/authors-guide"
import { components, componentsIn } from "../src/model/body-components"
import { checkStyle, proseOfPage } from "../src/model/check/check-style"
import { readStyle } from "../src/site/data-files"
import { readEntry } from "../src/site/read-entry"
import { temporaryFolder } from "../tests/helpers/temporary-project"
import { galleryPage, writeGallery } from "./component-gallery"
import { americanEnglish } from "./spelling/dictionary"
import { checkSpelling, parseWords, wordsFile } from "./spelling/spelling"

const relativeFile = "component-gallery.mdx"
const file = `content/pages/${relativeFile}`
const read = (text: string) =>
  readEntry(file, text, { collection: "pages", relativeFile }, components, {})

test("shows every component in a valid draft", async () => {
  const { entry, path, problems } = await read(galleryPage(readGuide(), true))
  expect(problems).toEqual([])
  expect(entry).toMatchObject({ draft: true, unlisted: true, title: "Components for authors" })
  expect(path).toBe("/component-gallery")
  const missing = Object.keys(components).filter(
    name => entry && !componentsIn(entry.page.body).some(({ component }) => component === name),
  )
  expect(missing).toEqual([])
})

test("uses no phrase that the style check rejects", async () => {
  const { entry } = await read(galleryPage(readGuide(), true))
  expect(entry && checkStyle(proseOfPage(entry), readStyle().phrases)).toEqual([])
})

test("uses only words that the spelling check knows", async () => {
  const { entry } = await read(galleryPage(readGuide(), true))
  const words = parseWords(readFileSync(join("content", wordsFile), "utf8"))
  const prose = entry ? [proseOfPage(entry)] : []
  expect(checkSpelling(prose.flat(), words, americanEnglish(), wordsFile)).toEqual([])
})

test("shows a component and its source when the guide adds it", async () => {
  const example = '<Details summary="Costs $1">Text.</Details>\n'
  const page = galleryPage(`# Guide\n\n\`\`\`mdx\n${example}\`\`\`\n`, false)
  const { entry } = await read(page)
  expect(entry?.draft).toBe(false)
  expect(
    entry &&
      componentsIn(entry.page.body).find(({ component }) => component === "Details")?.props.summary,
  ).toBe("Costs $1")
  expect(examplesIn(page)).toEqual([example])
})

test("rewrites the file when it is out of date", () => {
  const folder = temporaryFolder({ [join("pages", relativeFile)]: "old" })
  writeGallery(folder, true)
  const written = readFileSync(join(folder, "pages", relativeFile), "utf8")
  expect(written).toBe(galleryPage(readGuide(), true))
})
