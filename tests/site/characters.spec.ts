import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { listFiles } from "../../src/site/list-files"
import { publicFolder } from "./built-site"

const texts = listFiles(publicFolder).filter(file =>
  /\.(html|json|xml|md|txt|js|css|svg|map|bib|webmanifest)$/.test(file),
)

/** Published text files that contain a character. */
const holding = (character: string) =>
  texts.filter(file => readFileSync(join(publicFolder, file)).includes(character))

test("publishes no U+0000", () => {
  expect(texts.filter(file => file.endsWith(".html"))).not.toEqual([])
  expect(holding("\0")).toEqual([])
})

test("publishes no broken character in pages", () => {
  expect(holding("\uFFFD").filter(file => file.endsWith(".html"))).toEqual([])
})
