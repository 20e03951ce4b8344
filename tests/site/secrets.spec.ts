import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { listFiles } from "../../src/site/list-files"
import { publicFolder } from "./built-site"

/** A build with all keys is searched in tests/fixtures/algolia.spec.ts. */
const holding = (text: string) =>
  listFiles(publicFolder).filter(file => readFileSync(join(publicFolder, file)).includes(text))

test("nothing that is published reads the admin key of the search", () => {
  expect(holding("ALGOLIA_ADMIN_KEY").filter(file => file.endsWith(".js"))).toEqual([])
})

test("no published file holds the admin key with which the site may have been built", () => {
  const keys = [process.env.ALGOLIA_ADMIN_KEY ?? ""].filter(key => key !== "")
  expect(keys.flatMap(holding)).toEqual([])
})
