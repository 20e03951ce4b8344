import { formatProblem, type Problem, placeOf, problemsByKind } from "./problem"
import { rules } from "./rules"

/** Warnings about the content, and advice about budgets that are larger than necessary. */
export interface Warnings {
  warnings: readonly Problem[]
  spare: readonly string[]
}

/**
 * Summarizes warnings for a terminal: counts by kind, each with its first location. Empty if there
 * are none.
 */
export function summarizeWarnings({ warnings, spare }: Warnings, list: string): string {
  const kinds = problemsByKind(warnings).map(
    ({ kind, problems: [first, ...more] }) =>
      `  ${more.length + 1} ${kind}${first ? `, the first at ${placeOf(first)}` : ""}`,
  )
  const head = kinds.length > 0 ? [`${counted(warnings)}, all listed in ${list}:`] : []
  return [...head, ...kinds, ...spare].join("\n")
}

/** Lists all warnings by kind, each with its location and fix. Empty if there are none. */
export function listWarnings({ warnings, spare }: Warnings): string {
  const kinds = problemsByKind(warnings).map(({ kind, problems }) => {
    const head = `${problems.length} ${kind}${kind ? ` (${rules[kind]})` : ""}`
    return [head, ...problems.map(formatProblem)].join("\n\n")
  })
  const head = kinds.length > 0 ? [counted(warnings)] : []
  return [...head, ...kinds, ...spare].join("\n\n")
}

function counted(warnings: readonly Problem[]): string {
  const count = problemsByKind(warnings).reduce((sum, { problems }) => sum + problems.length, 0)
  return count === 1 ? "1 warning about the content" : `${count} warnings about the content`
}
