import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { listFiles } from "../../src/site/list-files"

test("contains no trace of analytics when the site has no measurement id", () => {
  test.skip(Boolean(process.env.GATSBY_ANALYTICS_ID), "This build has one.")
  const files = listFiles("public").filter(file => /^analytics-|consent-bar/.test(file))
  expect(files).toEqual([])
  const told = listFiles("public")
    .filter(file => /\.(html|js)$/.test(file))
    .filter(file =>
      /googletagmanager\.com\/gtag|analytics\.consent|"consent","default"/.test(
        readFileSync(join("public", file), "utf8"),
      ),
    )
  expect(told).toEqual([])
})
