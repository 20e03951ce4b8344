import { appendFileSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "@playwright/test"
import { stringify } from "yaml"
import { fixtureProject } from "../fixture-build"
import { announcement, folderFile, measurementId } from "./full-site"

test("build a site with all that can be switched on", async () => {
  test.setTimeout(240_000)
  const project = fixtureProject()
  const announcements = join(project.folder, "content", "data", "announcements.yaml")
  appendFileSync(announcements, stringify({ bar: announcement }))
  const { status, output } = await project.build("docusaurus", {
    GATSBY_ANALYTICS_ID: measurementId,
  })
  expect(status, output).toBe(0)
  mkdirSync(dirname(folderFile), { recursive: true })
  writeFileSync(folderFile, JSON.stringify(project.folder))
})
