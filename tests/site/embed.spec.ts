import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { pageDataPath } from "../../src/content/artifact-paths"
import { embedPath } from "../../src/content/routes"
import { figureIn } from "../../src/templates/embed/find-figure"
import { publicFolder, readerPages } from "./built-site"

const publishedText = (path: string) => readFileSync(join(publicFolder, path), "utf8")

test("finds every figure of every page for the page that other sites embed", () => {
  const lost: string[] = []
  let count = 0
  for (const { path, ids } of readerPages()) {
    const figures = [...ids].filter(id => id.startsWith("figure-"))
    if (figures.length === 0) continue
    const data = JSON.parse(publishedText(pageDataPath(path)))
    count += figures.length
    for (const id of figures)
      if (!figureIn(data, id.replace("figure-", ""))) lost.push(`${path}#${id}`)
  }
  expect(lost).toEqual([])
  expect(count).toBeGreaterThan(0)
})

test("lists the page that other sites embed nowhere", () => {
  const page = readerPages().find(({ path }) => path === embedPath)
  expect(page?.noindex).toBe(true)
  const lists = ["sitemap.xml", "llms.txt", "llms-full.txt", "robots.txt", "pages.json"]
  const naming = lists.filter(
    file =>
      existsSync(join(publicFolder, file)) &&
      new RegExp(`${embedPath}(?![\\w-])`).test(publishedText(file)),
  )
  expect(naming).toEqual([])
  expect(existsSync(join(publicFolder, `${embedPath}.md`))).toBe(false)
})
