import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fillSections } from "../fill-sections"
import { citedWork, pathOf, unnamedVersion, writePicturePost } from "./edits"
import { filesBelow } from "./folders"
import { contentFolder } from "./site-builds"
import { projectRoot } from "./workspace"

/** The small fixture in the Docusaurus dialect, with texts of its own around the pages. */
export async function fixtureContent(root: string): Promise<void> {
  const to = join(root, contentFolder)
  rmSync(to, { recursive: true, force: true })
  cpSync(join(projectRoot, "tests/fixtures/sites/docusaurus"), to, { recursive: true })
  const texts = join(projectRoot, "content/data")
  for (const name of filesBelow(texts)) {
    if (existsSync(join(to, "data", name))) continue
    // The site's texts name pages that the fixture does not have.
    const text = readFileSync(join(texts, name), "utf8")
      .replace(/href: "?\/[^\s,}]*/g, "href: /docs/intro")
      .replace(/docsExcept: \[.*\]/, "docsExcept: []")
    writeFileSync(join(to, "data", name), text)
  }
  fillSections(to)
  await writePicturePost(root)
  appendFileSync(join(to, pathOf(root, "2024-03-01-study.md")), `\nAs [@${citedWork}] shows.\n`)
  const versions = join(to, "versioned_docs")
  cpSync(join(versions, "version-1.0"), join(versions, unnamedVersion), { recursive: true })
}
