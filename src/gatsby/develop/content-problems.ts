import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Reporter } from "gatsby"
import {
  type DevelopProblems,
  formatProblems,
  type Problem,
  sortProblems,
} from "../../content/problem"
import type { LoadedSite } from "../../site/load-site"
import { projectRoot } from "../../site/project-paths"
import { writeWarnings } from "../../site/warnings-file"

/** File through which the running develop server tells open pages what is wrong. */
export const problemsFile = join(projectRoot, ".cache", "content-problems.json")

/** A build stops at the first sight of problems, with all of them in one list. */
export function stopAtProblems(problems: readonly Problem[], reporter: Reporter): void {
  if (problems.length > 0) reporter.panic(formatProblems(problems))
}

/** Warnings stop nothing: they are counted, and listed in a file. Returns what was said. */
export function tellWarnings(site: LoadedSite, reporter: Reporter, before = ""): string {
  const summary = writeWarnings(site)
  if (summary && summary !== before) reporter.warn(summary)
  return summary
}

/** What develop has said in the terminal, so that it says each thing once. */
export interface ToldProblems {
  errors: string
  warnings: string
}

/**
 * Develop goes on: the errors stand in the terminal and over the page until they are mended, warnings on the page that they concern.
 * @param told before
 * @returns what is told now
 */
export function showProblems(
  site: LoadedSite,
  reporter: Reporter,
  told: ToldProblems,
): ToldProblems {
  const { problems } = site
  mkdirSync(dirname(problemsFile), { recursive: true })
  writeFileSync(problemsFile, JSON.stringify(problemsByPage(site)))
  const errors = problems.length > 0 ? formatProblems(problems) : ""
  if (errors !== told.errors) {
    if (errors) reporter.error(errors)
    else reporter.success("All problems of the content are mended")
  }
  return { errors, warnings: tellWarnings(site, reporter, told.warnings) }
}

/** Warnings about files that are no pages stand in the terminal only. */
export function problemsByPage({
  problems,
  warnings,
  content: { paths },
}: Pick<LoadedSite, "problems" | "warnings" | "content">): DevelopProblems {
  const byPage: DevelopProblems["warnings"] = {}
  for (const warning of sortProblems(warnings)) {
    const path = paths.get(warning.file)
    if (path !== undefined) byPage[path] = [...(byPage[path] ?? []), warning]
  }
  return { errors: sortProblems(problems), warnings: byPage }
}
