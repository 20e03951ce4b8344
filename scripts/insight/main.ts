/**
 * `npm run tools -- insight FILE`: evaluates readers' events from a table that analysts exported as
 * CSV (docs/analytics.md). Next to it, writes `FILE.queries.json` (queries with the pages that
 * readers chose, in the format of `tests/search/judgements`) and `FILE.pages.md` (pages to write
 * and to fix).
 */
import { readFileSync, writeFileSync } from "node:fs"
import { readJudgements } from "../../bench/search/judgements"
import { formatProblem } from "../../src/content/problem"
import { insightOf, pagesToWrite } from "./insight"
import { readEvents } from "./read-events"

const [file] = process.argv.slice(2)
if (!file) {
  console.error("Name the exported table: npm run tools -- insight events.csv")
  process.exitCode = 1
} else {
  const { events, others, problems } = readEvents(readFileSync(file, "utf8"), file)
  if (problems.length > 0) {
    console.error(problems.map(formatProblem).join("\n\n"))
    process.exitCode = 1
  } else {
    const { tuning, heldOut, heldOutQuestions } = readJudgements()
    const insight = insightOf(events, [...tuning, ...heldOut, ...heldOutQuestions])
    const name = file.replace(/\.csv$/i, "")
    writeFileSync(`${name}.queries.json`, `${JSON.stringify(insight.judgements, undefined, 2)}\n`)
    writeFileSync(`${name}.pages.md`, pagesToWrite(insight))
    const { judgements, missing, low, pages } = insight
    console.log(
      `${events.length} rows read, ${others} of other events left out. ${name}.queries.json: ${judgements.length} queries to judge; ${name}.pages.md: ${missing.length} without results, ${low.length} ranked too low, ${pages.length} pages that did not help.`,
    )
  }
}
