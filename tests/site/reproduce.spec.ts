import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { strFromU8, unzipSync } from "fflate"
import { parse } from "yaml"
import { reproducePath } from "../../src/content/artifact-paths"
import { paperColors } from "../../src/emit/archives/paper-colors"
import { redraw } from "../../src/emit/archives/redraw"
import { publicFolder, readerPages } from "./built-site"

/** Pages that link to an archive for reproducing their figures. */
const articles = readerPages().filter(({ path, references }) =>
  references.some(({ address }) => address === reproducePath(path)),
)
const archiveOf = (path: string) => readFileSync(join(publicFolder, reproducePath(path)))

test("redraws every figure of every archive byte for byte with the code that the archive names", async () => {
  let figures = 0
  const faults: string[] = []
  for (const { path } of articles) {
    const told = await redraw(archiveOf(path), paperColors())
    figures += told.figures
    faults.push(...[...told.different, ...told.otherCode].map(one => `${path}: ${one}`))
  }
  expect(faults).toEqual([])
  expect(figures).toBeGreaterThan(0)
})

test("archives the page's Markdown, all its figures, and a citation with its title", () => {
  for (const { path, ids } of articles) {
    const files = unzipSync(archiveOf(path))
    const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
    expect(textOf("article.md")).toBe(readFileSync(join(publicFolder, `${path}.md`), "utf8"))
    const figures = [...ids].filter(id => id.startsWith("figure-"))
    const drawn = figures.filter(id => `figures/${id.replace("figure-", "")}.svg` in files)
    expect(drawn, path).toEqual(figures)
    const { title } = JSON.parse(textOf("article.json"))
    expect(parse(textOf("CITATION.cff"))["preferred-citation"].title).toBe(title)
  }
})

test("names the authors for scholarly indexes on exactly the articles that have an archive", () => {
  const scholarly = readerPages().filter(({ html }) => html.includes(`name="citation_title"`))
  expect(scholarly.map(({ path }) => path)).toEqual(articles.map(({ path }) => path))
  for (const { html, path } of scholarly) {
    expect(html, path).toContain(`name="citation_author"`)
    expect(html, path).toContain(`"@type":"ScholarlyArticle"`)
  }
})
