import { type Problem, placeOf, problemsByKind } from "../../content/problem"
import { defaultLevels } from "../../content/rules"
import type { RuleLevels } from "../../content/schema/rules"
import { compareText } from "../../lib/compare-text"

/** Levels set in rules.yaml, and the line of each. */
export interface RulesOrigin {
  levels: RuleLevels
  file: string
  lineOf(rule: string): number | undefined
}

export interface Judgement {
  errors: Problem[]
  warnings: Problem[]
  /** Budgets that are larger than necessary, as sentences without a period. */
  spare: string[]
}

/** Number of problems that an exceeded budget lists. */
const named = 5

/**
 * Sorts problems into errors and warnings. All problems of a rule with a budget are warnings;
 * exceeding the budget adds an error in rules.yaml that names the newest problems.
 * @param dayOf day of the last commit of a file; uncommitted files count as the newest
 */
export function judge(
  problems: readonly Problem[],
  { levels, file, lineOf }: RulesOrigin,
  dayOf: (file: string) => string | undefined,
): Judgement {
  const judgement: Judgement = { errors: [], warnings: [], spare: [] }
  const { errors, warnings, spare } = judgement
  const day = (problem: Problem) => dayOf(problem.file) ?? "uncommitted"
  const found = new Map(problemsByKind(problems).map(group => [group.kind, group.problems]))
  for (const [kind, broken] of found) {
    const isError =
      kind === undefined || (levels[kind] ?? defaultLevels[kind] ?? "error") === "error"
    ;(isError ? errors : warnings).push(...broken)
  }
  for (const kind of Object.keys(levels) as (keyof RuleLevels)[]) {
    const level = levels[kind]
    if (typeof level !== "object") continue
    const broken = found.get(kind) ?? []
    const budget = level["at most"]
    const over = broken.length - budget
    const line = lineOf(kind)
    if (over > 0) {
      const newest = broken.toSorted((a, b) => compareText(day(b), day(a)))
      const places = newest.slice(0, Math.min(over, named)).map(placeOf)
      errors.push({
        file,
        line,
        field: kind,
        message: `the content breaks this rule ${times(broken.length)}, ${over} more than the budget allows; the newest: ${places.join(", ")}`,
        fix: `fix ${over} of them; \`npm run content -- --warnings\` lists all of them, each with what to write`,
      })
    } else if (over < 0)
      spare.push(
        `${file}${line ? `:${line}` : ""} allows ${kind} ${times(budget)}: write ${broken.length === 0 ? "`error`" : `\`at most: ${broken.length}\``}, so that new ones are reported`,
      )
  }
  return judgement
}

const times = (count: number) => (count === 1 ? "once" : `${count} times`)
