import { phases } from "./phases"
import { seconds, table, writeResults } from "./report"
import { type BuildRun, buildKinds, buildsTable, runBuilds, thisSite } from "./site-builds"
import { sizeFor, syntheticTree } from "./synthetic/tree"

/** Minimum duration of an activity in the table. */
const SHOWN_SECONDS = 0.5

/** `npm run bench`: builds a generated site from scratch, unchanged, and with one post edited. */
export async function benchBuilds({ pages, runs }: { pages: number; runs: number }): Promise<void> {
  const site = thisSite(syntheticTree(sizeFor(pages)), true)
  const rounds: BuildRun[] = []
  for (let round = 0; round < runs; round++) rounds.push(await runBuilds(site))
  const count = site.countPages()
  console.log(`\n${count} HTML files\n\n${buildsTable(rounds)}`)
  const last = rounds.at(-1)
  if (last) console.log(`\nWhere the time goes (last round)\n\n${phasesTable(last)}`)
  writeResults(`builds-${pages}`, { htmlFiles: count, rounds: rounds.map(summary) })
}

/** Measurements with the time of each activity instead of the build's output. */
export const summary = (run: BuildRun) =>
  Object.fromEntries(
    buildKinds.map(kind => {
      const { output, ...figures } = run[kind]
      return [kind, { ...figures, phases: phases(output) }]
    }),
  )

function phasesTable(run: BuildRun): string {
  const times = buildKinds.map(kind => phases(run[kind].output))
  const names = [...new Set(times.flatMap(Object.keys))].filter(name =>
    times.some(time => (time[name] ?? 0) >= SHOWN_SECONDS),
  )
  return table(
    ["activity", ...buildKinds],
    names.map(name => [name, ...times.map(time => seconds(time[name] ?? 0))]),
  )
}
