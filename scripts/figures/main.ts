/**
 * `npm run tools -- figures FOLDER [BASE]`: prints the sizes and scores that `npm run bench` wrote
 * to a folder, and the build phases from its `build.log`, as Markdown. With a base folder, also
 * prints the differences from it.
 */
import { existsSync } from "node:fs"
import { bytesTable, lighthouseTable, phasesTable, searchLine } from "./compare"
import { buildPhases, newestBytes, newestLighthouse } from "./results"

const [folder = "bench-results", base = ""] = process.argv.slice(2)

const compared = existsSync(base) ? ", with the difference from the base in parentheses" : ""
const tell = (title: string, ...parts: string[]) =>
  console.log(`### ${[title, ...parts.filter(Boolean)].join("\n\n")}\n`)

const bytes = newestBytes(folder)
if (bytes) {
  const before = newestBytes(base)
  tell(
    "First view of the median page",
    `kB (brotli); bold is over budget${compared}`,
    bytesTable(bytes, before),
    searchLine(bytes, before),
  )
}
const lighthouse = newestLighthouse(folder)
if (lighthouse)
  tell(
    "Lighthouse on a throttled phone",
    `One run, so differences of a few points are noise${compared}`,
    lighthouseTable(lighthouse, newestLighthouse(base)),
  )
const phases = buildPhases(folder)
if (phases)
  tell(
    "Build phases",
    `Seconds; not a criterion, because they depend on the machine and its caches${compared}`,
    phasesTable(phases, buildPhases(base)),
  )
console.log(
  "To preview this build, extract the artifact `built-site` of this run into the project and run `npm run serve`.",
)
