/**
 * Reads the content of the folder that it runs in, each time it is asked to, and says what came of it. A process of its own, so
 * that one reading that never ends, or takes all memory, can be ended.
 */
import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { join } from "node:path"
import { formatProblem, type Problem } from "../../src/content/problem"

export interface Asked {
  number: number
  /** Files that were changed, from the project root. */
  files: string[]
}

export interface Outcome {
  number: number
  /** What must not be; empty where the content ended in good pages or in errors well told. */
  faults: string[]
  problems: number
  /** The first of them. */
  first: string
  milliseconds: number
}

const outside = join(process.cwd(), "outside")
const strayed = new Set<string>()
const { readFileSync } = fs
// Every text and picture of the content is read by this one function.
Object.assign(fs, {
  readFileSync: (...args: Parameters<typeof readFileSync>) => {
    const path = fs.realpathSync(String(args[0]))
    if (path.startsWith(outside) || path.startsWith("/etc/")) strayed.add(path)
    return readFileSync(...args)
  },
})
syncBuiltinESMExports()

let before: ReadonlySet<string> | undefined

async function read({ number, files }: Asked): Promise<Outcome> {
  const [{ ContentReader }, { loadSite }, judge] = await Promise.all([
    import("../../src/site/content-reader"),
    import("../../src/site/load-site"),
    import("./judge-site"),
  ])
  const start = performance.now()
  const faults: string[] = []
  let problems: Problem[] = []
  strayed.clear()
  try {
    const site = await loadSite(new ContentReader(), false)
    // Lines move with what is put above them.
    const key = ({ file, message }: Problem) => `${file}: ${message}`
    before ??= new Set(site.problems.map(key))
    problems = site.problems.filter(problem => !before?.has(key(problem)))
    faults.push(...problems.flatMap(judge.illTold), ...judge.unsafePages(site, new Set(files)))
    if (problems.length > 40) faults.push(`${problems.length} problems of one fault`)
  } catch (error) {
    faults.push(
      `thrown: ${error instanceof Error ? error.stack?.split("\n").slice(0, 4).join(" ") : error}`,
    )
  }
  faults.push(...[...strayed].map(path => `read ${path}`))
  const first = problems[0] ? formatProblem(problems[0]) : ""
  const milliseconds = Math.round(performance.now() - start)
  return { number, faults, problems: problems.length, first, milliseconds }
}

process.on("message", (asked: Asked) => {
  void read(asked).then(outcome => process.send?.(outcome))
})

// Whoever asks is gone.
process.on("disconnect", () => process.exit())
