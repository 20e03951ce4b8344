import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Reporter } from "gatsby"
import { formatProblems, type Problem, sortProblems } from "../../content/problem"
import { projectRoot } from "../../content/read/project-paths"

/** File through which the running develop server tells open pages what is wrong. */
export const problemsFile = join(projectRoot, ".cache", "content-problems.json")

/** A build stops at the first sight of problems, with all of them in one list. */
export function stopAtProblems(problems: readonly Problem[], reporter: Reporter): void {
  if (problems.length > 0) reporter.panic(formatProblems(problems))
}

let lastShown = ""

/** Develop goes on: the list stands in the terminal and over the page until the problems are mended. */
export function showProblems(problems: readonly Problem[], reporter: Reporter): void {
  mkdirSync(dirname(problemsFile), { recursive: true })
  writeFileSync(problemsFile, JSON.stringify(sortProblems(problems)))
  const text = problems.length > 0 ? formatProblems(problems) : ""
  if (text === lastShown) return
  if (text) reporter.error(text)
  else reporter.success("All problems of the content are mended")
  lastShown = text
}
