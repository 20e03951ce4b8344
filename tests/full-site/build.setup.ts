import { appendFileSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "@playwright/test"
import { stringify } from "yaml"
import { writeGallery } from "../../scripts/component-gallery"
import { fixtureProject } from "../helpers/fixture-build"
import { announcement, folderFile, measurementId, term } from "./full-site"

test("builds a site with every optional feature on", async () => {
  test.setTimeout(240_000)
  const project = fixtureProject()
  const announcements = join(project.folder, "content", "data", "announcements.yaml")
  appendFileSync(announcements, stringify({ bar: announcement }))
  const site = join(project.folder, "tests/fixtures/sites/docusaurus")
  mkdirSync(join(site, "docs", "terms"))
  writeFileSync(join(site, "docs", "terms", "strike.md"), term)
  writeGallery(site, false)
  const { status, output } = await project.build("docusaurus", {
    GATSBY_ANALYTICS_ID: measurementId,
  })
  expect(status, output).toBe(0)
  mkdirSync(dirname(folderFile), { recursive: true })
  writeFileSync(folderFile, JSON.stringify(project.folder))
})
