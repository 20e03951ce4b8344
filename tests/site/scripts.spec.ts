import { expect, test } from "@playwright/test"
import { listFiles } from "../../src/content/read/list-files"
import { publicFolder, publishedText } from "./built-site"

test("no script holds a lookbehind, for which Safari before 16.4 refuses all of it", () => {
  const scripts = listFiles(publicFolder).filter(file => file.endsWith(".js"))
  expect(scripts).toContainEqual(expect.stringMatching(/^search-worker-/))
  expect(scripts.filter(file => /\(\?<[=!]/.test(publishedText(file)))).toEqual([])
})
