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
    `kB after brotli, bold over budget${compared}`,
    bytesTable(bytes, before),
    searchLine(bytes, before),
  )
}
const lighthouse = newestLighthouse(folder)
if (lighthouse)
  tell(
    "Lighthouse on a throttled phone",
    `One run, so a few points up or down are noise${compared}`,
    lighthouseTable(lighthouse, newestLighthouse(base)),
  )
const phases = buildPhases(folder)
if (phases)
  tell(
    "Phases of the build",
    `Seconds, for information only: they depend on the machine and its caches${compared}`,
    phasesTable(phases, buildPhases(base)),
  )
console.log(
  "The built site is the artifact `built-site` of this run: copy it into `public` and run `npm run serve`.",
)
