import { formatProblem, type Problem, placeOf, problemsByKind } from "./problem"
import { rules } from "./rules"

/** Warnings of the content, and what to do about budgets that are larger than need be. */
export interface Warnings {
  warnings: readonly Problem[]
  spare: readonly string[]
}

/** Counts by kind with the first place of each, for a terminal; empty where there is nothing to say. */
export function summarizeWarnings({ warnings, spare }: Warnings, list: string): string {
  const kinds = problemsByKind(warnings).map(
    ({ kind, problems: [first, ...more] }) =>
      `  ${more.length + 1} ${kind}${first ? `, the first at ${placeOf(first)}` : ""}`,
  )
  const head = kinds.length > 0 ? [`${counted(warnings)}, all of them in ${list}:`] : []
  return [...head, ...kinds, ...spare].join("\n")
}

/** Every warning by kind, each with its place and what to write; empty where there is none. */
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
