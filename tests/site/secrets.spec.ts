import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { listFiles } from "../../src/site/list-files"
import { publicFolder } from "./built-site"

/**
 * Published files that contain a text. tests/fixtures/algolia.spec.ts searches a build that has
 * every key.
 */
const holding = (text: string) =>
  listFiles(publicFolder).filter(file => readFileSync(join(publicFolder, file)).includes(text))

test("publishes no script that reads the admin key of the search", () => {
  expect(holding("ALGOLIA_ADMIN_KEY").filter(file => file.endsWith(".js"))).toEqual([])
})

test("publishes no file that contains the admin key", () => {
  const keys = [process.env.ALGOLIA_ADMIN_KEY ?? ""].filter(key => key !== "")
  expect(keys.flatMap(holding)).toEqual([])
})
