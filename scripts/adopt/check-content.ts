/**
 * Checks a content folder in a separate process, because the project's modules read its settings
 * and folders when they are loaded: `check-content.ts OUTPUT`.
 */
import { writeFileSync } from "node:fs"
import { ContentReader } from "../../src/site/content-reader"
import { loadSite } from "../../src/site/load-site"
import { runMain } from "../run-main"
import type { CheckedContent } from "./run-check"

runMain(async () => {
  const [output = ""] = process.argv.slice(2)
  const { content, pages, problems, warnings } = await loadSite(new ContentReader(), false)
  const checked: CheckedContent = {
    pages: pages.map(({ path }) => path),
    files: content.tree.entries.map(({ file, path }) => ({ file, path })),
    folder: content.tree.folder,
    problems,
    warnings,
  }
  writeFileSync(output, JSON.stringify(checked))
})
