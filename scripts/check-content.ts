/**
 * `npm run content`: every problem of the content in one list, without a build. Warnings are counted;
 * `npm run content -- --warnings` lists them too. `npm run content -- --style` lists the phrases of the word list only, and
 * fails where there are any, whatever rules.yaml says of them.
 */

import { formatProblems } from "../src/content/problem"
import { ContentReader } from "../src/content/read/content-reader"
import { type LoadedSite, loadSite } from "../src/content/read/load-site"
import { writeWarnings } from "../src/content/read/warnings-file"
import { listWarnings } from "../src/content/warnings"

void loadSite(new ContentReader(), false).then(site => {
  if (process.argv.includes("--style")) return listStyle(site)
  const { problems, pages } = site
  const summary = writeWarnings(site)
  const warnings = process.argv.includes("--warnings") ? listWarnings(site) : summary
  if (warnings) console.warn(`${warnings}\n`)
  if (problems.length > 0) console.error(formatProblems(problems))
  else console.log(`The content is sound: ${pages.length} pages.`)
  process.exitCode = problems.length > 0 ? 1 : 0
})

function listStyle({ problems, warnings }: LoadedSite): void {
  const found = [...problems, ...warnings].filter(
    ({ kind, file }) => kind === "house-style" || file.endsWith("style.yaml"),
  )
  if (found.length > 0) console.error(formatProblems(found))
  else console.log("The prose uses none of the phrases of the word list.")
  process.exitCode = found.length > 0 ? 1 : 0
}
