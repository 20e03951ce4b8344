/**
 * `npm run content`: every problem of the content in one list, without a build. Warnings are counted;
 * `npm run content -- --warnings` lists them too.
 */

import { formatProblems } from "../src/content/problem"
import { ContentReader } from "../src/content/read/content-reader"
import { loadSite } from "../src/content/read/load-site"
import { writeWarnings } from "../src/content/read/warnings-file"
import { listWarnings } from "../src/content/warnings"

void loadSite(new ContentReader(), false).then(site => {
  const { problems, pages } = site
  const summary = writeWarnings(site)
  const warnings = process.argv.includes("--warnings") ? listWarnings(site) : summary
  if (warnings) console.warn(`${warnings}\n`)
  if (problems.length > 0) console.error(formatProblems(problems))
  else console.log(`The content is sound: ${pages.length} pages.`)
  process.exitCode = problems.length > 0 ? 1 : 0
})
