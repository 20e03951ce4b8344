import { join } from "node:path"
import { siteBytes } from "../../bench/bytes"
import { measure } from "../../bench/measure"
import { kilobytes, median, megabytes, seconds, table } from "../../bench/report"
import { type BuildRun, buildKinds, runBuilds, thisSite } from "../../bench/site-builds"
import { sizeFor, syntheticTree } from "../../bench/synthetic/tree"
import { OFF_VARIABLE } from "../../src/gatsby/patches/is-on"

/** A round of builds, and the output of its last build: kB of script and HTML by page type. */
interface Round {
  builds: BuildRun
  bytes: Record<string, { script: number; html: number }>
}

/**
 * Builds a generated site alternately with and without a patch.
 * @param name name of a patch, or of a kind of patches
 * @param runs number of rounds with the patch, and without it
 * @returns medians as Markdown tables
 */
export async function measureSavings(name: string, runs: number): Promise<string> {
  const rounds = { with: [] as Round[], without: [] as Round[] }
  for (let round = 0; round < runs; round++)
    for (const side of ["with", "without"] as const)
      rounds[side].push(await buildRound(side === "with" ? "" : name))
  return [buildTable(rounds.with, rounds.without), bytesTable(rounds.with, rounds.without)].join(
    "\n\n",
  )
}

async function buildRound(off: string): Promise<Round> {
  const site = thisSite(syntheticTree(sizeFor(700)), true)
  const build = () =>
    measure(["node", "--import", "tsx", "scripts/build.ts"], {
      cwd: site.root,
      env: { SITE_CONTENT: "content-bench", [OFF_VARIABLE]: off },
    })
  const builds = await runBuilds({ ...site, name: off ? `without ${off}` : "with all", build })
  const { rows } = siteBytes(join(site.root, "public"))
  const bytes = Object.fromEntries(
    rows.map(({ type, bytes: { javascript, html } }) => [
      type,
      { script: javascript.brotli, html: html.brotli },
    ]),
  )
  return { builds, bytes }
}

function buildTable(on: readonly Round[], off: readonly Round[]): string {
  const of = (rounds: readonly Round[], value: (builds: BuildRun) => number) =>
    median(rounds.map(({ builds }) => value(builds)))
  return table(
    ["build", "CPU with", "without", "saved", "memory with", "without"],
    buildKinds.map(kind => {
      const [cpuOn, cpuOff] = [on, off].map(rounds => of(rounds, builds => builds[kind].cpu))
      const [memoryOn, memoryOff] = [on, off].map(rounds => of(rounds, run => run[kind].memory))
      const saved = 100 * (1 - (cpuOn ?? 0) / (cpuOff || 1))
      return [
        kind,
        seconds(cpuOn ?? 0),
        seconds(cpuOff ?? 0),
        `${saved.toFixed(1)} %`,
        megabytes(memoryOn ?? 0),
        megabytes(memoryOff ?? 0),
      ]
    }),
  )
}

function bytesTable(on: readonly Round[], off: readonly Round[]): string {
  const [first, second] = [on[0]?.bytes ?? {}, off[0]?.bytes ?? {}]
  return table(
    ["page type", "script with", "without", "HTML with", "without"],
    Object.entries(first).map(([type, { script, html }]) => [
      type,
      kilobytes(script),
      kilobytes(second[type]?.script ?? 0),
      kilobytes(html),
      kilobytes(second[type]?.html ?? 0),
    ]),
  )
}
