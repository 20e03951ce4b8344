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

/** File that the develop server reads to report problems to open pages. */
export const problemsFile = join(projectRoot, ".cache", "content-problems.json")

/** Stops the build if there are any problems, and lists all of them. */
export function stopAtProblems(problems: readonly Problem[], reporter: Reporter): void {
  if (problems.length > 0) reporter.panic(formatProblems(problems))
}

/** Reports how many warnings there are, and lists them in a file. Returns the reported summary. */
export function tellWarnings(site: LoadedSite, reporter: Reporter, before = ""): string {
  const summary = writeWarnings(site)
  if (summary && summary !== before) reporter.warn(summary)
  return summary
}

/** Problems already printed in develop, so that each is reported once. */
export interface ToldProblems {
  errors: string
  warnings: string
}

/**
 * Reports problems in develop without stopping it. Errors appear in the terminal and over the page
 * until they are fixed; a warning appears on the page that it concerns.
 * @param told problems reported earlier
 * @returns the problems that have been reported now
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
    else reporter.success("All problems in the content are fixed")
  }
  return { errors, warnings: tellWarnings(site, reporter, told.warnings) }
}

/** Groups problems by page. Warnings about files that are not pages appear only in the terminal. */
export function problemsByPage({
  problems,
  warnings,
  content: {
    files: { paths },
  },
}: Pick<LoadedSite, "problems" | "warnings" | "content">): DevelopProblems {
  const byPage: DevelopProblems["warnings"] = {}
  for (const warning of sortProblems(warnings)) {
    const path = paths.get(warning.file)
    if (path !== undefined) byPage[path] = [...(byPage[path] ?? []), warning]
  }
  return { errors: sortProblems(problems), warnings: byPage }
}
