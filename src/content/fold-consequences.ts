import { type Problem, sortProblems } from "./problem"

/**
 * Returns problems without those that follow from another one, so that one mistake is one message.
 * Problems that depend on a file about which nothing is known are only counted.
 */
export function foldConsequences(problems: readonly Problem[]): Problem[] {
  const causes = new Map<string, Problem>()
  for (const problem of sortProblems(problems))
    if (problem.blocks && problem.follows === undefined && !causes.has(problem.file))
      causes.set(problem.file, problem)
  const files = [...causes.keys()]
  const counts = new Map<Problem, number>()
  const others = sortProblems(problems).filter(({ follows }) => {
    if (follows === undefined) return true
    const file = files.find(
      name => name === follows || name.endsWith(`/${follows}`) || name.startsWith(`${follows}/`),
    )
    const cause = causes.get(file ?? "")
    if (cause) counts.set(cause, (counts.get(cause) ?? 0) + 1)
    return cause === undefined
  })
  return others.map(problem => {
    const consequences = counts.get(problem)
    return consequences === undefined ? problem : { ...problem, consequences }
  })
}
