import { existsSync, readFileSync, rmSync } from "node:fs"
import { test } from "@playwright/test"
import { folderFile } from "./full-site"

test("remove the site with all that can be switched on", () => {
  if (!existsSync(folderFile)) return
  rmSync(JSON.parse(readFileSync(folderFile, "utf8")), { recursive: true, force: true })
  rmSync(folderFile)
})
