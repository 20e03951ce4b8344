import { existsSync, readFileSync, rmSync } from "node:fs"
import { test } from "@playwright/test"
import { folderFile } from "./full-site"

test("removes the site with every optional feature on", () => {
  if (!existsSync(folderFile)) return
  rmSync(JSON.parse(readFileSync(folderFile, "utf8")), { recursive: true, force: true })
  rmSync(folderFile)
})
