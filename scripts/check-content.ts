/**
 * `npm run content`: lists all problems of the content without a build, and counts warnings;
 * `--warnings` lists them too. `--style` lists only phrases from the word list and unknown words,
 * and fails if there are any, regardless of rules.yaml.
 */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { formatProblems, type Problem } from "../src/content/problem"
import { listWarnings } from "../src/content/warnings"
import { ContentReader } from "../src/site/content-reader"
import { type LoadedSite, loadSite } from "../src/site/load-site"
import { contentRoot, projectPath } from "../src/site/project-paths"
import { writeWarnings } from "../src/site/warnings-file"
import { runMain } from "./run-main"
import { americanEnglish } from "./spelling/dictionary"
import { checkSpelling, parseWords, wordsFile } from "./spelling/spelling"

runMain(async () => {
  const site = await loadSite(new ContentReader(), false)
  const misspelt = spelling(site)
  if (process.argv.includes("--style")) return listStyle(site, misspelt)
  const problems = [...site.problems, ...misspelt]
  const summary = writeWarnings(site)
  const warnings = process.argv.includes("--warnings") ? listWarnings(site) : summary
  if (warnings) console.warn(`${warnings}\n`)
  if (problems.length > 0) console.error(formatProblems(problems))
  else console.log(`The content has no problems: ${site.pages.length} pages.`)
  process.exitCode = problems.length > 0 ? 1 : 0
})

/** Finds words that no dictionary has, unless the content has no word list. */
function spelling({ prose }: LoadedSite): Problem[] {
  const file = join(contentRoot, wordsFile)
  if (!existsSync(file)) return []
  const words = parseWords(readFileSync(file, "utf8"))
  return checkSpelling(prose(), words, americanEnglish(), projectPath(file))
}

function listStyle({ problems, warnings }: LoadedSite, misspelt: readonly Problem[]): void {
  const found = [...problems, ...warnings].filter(
    ({ kind, file }) => kind === "house-style" || file.endsWith("style.yaml"),
  )
  if (found.length + misspelt.length > 0) console.error(formatProblems([...found, ...misspelt]))
  else console.log("The prose has no phrases from the word list and no unknown words.")
  process.exitCode = found.length + misspelt.length > 0 ? 1 : 0
}
