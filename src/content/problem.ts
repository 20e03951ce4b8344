import { compareText } from "../lib/compare-text"
import type { Rule } from "./rules"

/** A problem in the content tree, with all that an author needs to fix it. */
export interface Problem {
  /** Path from the project root, e.g. `content/docs/intro.mdx`. */
  file: string
  /** 1-based line in that file, if known. */
  line?: number
  /** Front matter key, JSON path, or component prop concerned. */
  field?: string
  /** The problem as one sentence without a period. */
  message: string
  /** The text to write instead, or another fix. */
  fix: string
  /** The broken rule, if its level is configurable; a problem without a rule is always an error. */
  kind?: Rule
  /** Set if nothing is known about the file because of this problem. */
  blocks?: true
  /**
   * File (or the end of its path) or folder that must be valid before this problem can be judged.
   */
  follows?: string
  /** Number of further problems that follow from this one. */
  consequences?: number
}

/**
 * Problems that develop sends to open pages: errors to all of them, warnings by the path of the
 * page concerned.
 */
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

/**
 * Groups problems by the rule that they break, largest group first. Problems that are always errors
 * have no rule.
 */
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

/**
 * Sorts problems in a stable order: causes of others first, then by file, line, and message.
 * Removes duplicates.
 */
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
