import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { sectionNames } from "../src/content/sections"

/**
 * Adds an article to every section that a content tree lacks, so that a fixture stays valid when
 * the site gets a new section.
 */
export function fillSections(contentRoot: string): void {
  for (const section of sectionNames) {
    const folder = join(contentRoot, section)
    if (existsSync(folder)) continue
    mkdirSync(folder)
    writeFileSync(join(folder, "2024-01-01-first.md"), "---\ntitle: The first\n---\n\nText.\n")
  }
}
