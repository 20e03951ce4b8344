import { compareText } from "../lib/compare-text"
import type { Rule } from "./rules"

/** Something wrong in the content tree, told so that an author can mend it at once. */
export interface Problem {
  /** Path from the project root, e.g. `content/docs/intro.mdx`. */
  file: string
  /** 1-based line in that file, when one is known. */
  line?: number
  /** Front matter key, JSON path or component prop concerned. */
  field?: string
  /** What was found, as one sentence without a full stop. */
  message: string
  /** What to write instead. */
  fix: string
  /** The rule that is broken, where it is one of those that may be warnings; without it this is an error. */
  kind?: Rule
  /** Because of it nothing of the file is known. */
  blocks?: true
  /** A file (or the end of its path), or a folder, without which nobody can say whether this is a problem. */
  follows?: string
  /** How many further problems follow from this one. */
  consequences?: number
}

/** What develop tells open pages: errors on all of them, warnings by the path of the page that they concern. */
export interface DevelopProblems {
  errors: Problem[]
  warnings: Record<string, Problem[]>
}

/** Formats problems as one list, sorted by file and line, ready for a terminal. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = sortProblems(problems)
  const count = sorted.length === 1 ? "1 problem" : `${sorted.length} problems`
  return `${count} in the content:\n\n${sorted.map(formatProblem).join("\n\n")}`
}

export function formatProblem(problem: Problem): string {
  const { field, message, fix, consequences } = problem
  const more = consequences
    ? `\n    and ${consequences} further ${consequences === 1 ? "problem that follows" : "problems that follow"} from it`
    : ""
  return `${placeOf(problem)}${field ? ` (${field})` : ""}\n    ${message}\n    -> ${fix}${more}`
}

/** `content/docs/intro.mdx:12` */
export const placeOf = ({ file, line }: Problem) => `${file}${line ? `:${line}` : ""}`

/** Problems by the rule that they break, the most frequent first; those that are always errors have none. */
export function problemsByKind(
  problems: readonly Problem[],
): { kind: Rule | undefined; problems: Problem[] }[] {
  const groups = new Map<Rule | undefined, Problem[]>()
  for (const problem of sortProblems(problems))
    groups.set(problem.kind, [...(groups.get(problem.kind) ?? []), problem])
  return [...groups]
    .map(([kind, broken]) => ({ kind, problems: broken }))
    .sort(
      (a, b) => b.problems.length - a.problems.length || compareText(a.kind ?? "", b.kind ?? ""),
    )
}

/** Same input, same order: causes of others first, then by file, line and message. Repeated problems are listed once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map(problem => [JSON.stringify(problem), problem]))
  return [...unique.values()].sort(
    (a, b) =>
      (b.consequences ?? 0) - (a.consequences ?? 0) ||
      compareText(a.file, b.file) ||
      (a.line ?? 0) - (b.line ?? 0) ||
      compareText(a.message, b.message),
  )
}
