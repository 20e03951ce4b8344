/**
 * Reads the content of its folder whenever it receives the names of changed files, and replies with the faults. It is a
 * process of its own, so that a reading that never ends, or takes all memory, can be killed.
 */
import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { join } from "node:path"
import type { Problem } from "../../../src/content/problem"

/** Problems of one mutation above which its cause is not clear to an author. */
const tooMany = 40

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

/** Problems that the content has without changes. */
let before: ReadonlySet<string> | undefined

async function faultsOf(files: readonly string[]): Promise<string[]> {
  const [{ ContentReader }, { loadSite }, judge] = await Promise.all([
    import("../../../src/site/content-reader"),
    import("../../../src/site/load-site"),
    import("./judge-site"),
  ])
  strayed.clear()
  const faults: string[] = []
  try {
    const site = await loadSite(new ContentReader(), false)
    // Without lines, because these move with what is added above them.
    const key = ({ file, message }: Problem) => `${file}: ${message}`
    before ??= new Set(site.problems.map(key))
    const problems = site.problems.filter(problem => !before?.has(key(problem)))
    faults.push(...problems.flatMap(judge.illTold), ...judge.unsafePages(site, new Set(files)))
    if (problems.length > tooMany) faults.push(`${problems.length} problems of one fault`)
  } catch (error) {
    const told = error instanceof Error ? error.stack?.split("\n").slice(0, 4).join(" ") : error
    faults.push(`thrown: ${told}`)
  }
  return [...faults, ...[...strayed].map(path => `read ${path}`)]
}

process.on("message", (files: string[]) => {
  void faultsOf(files).then(faults => process.send?.(faults))
})

// The parent process is gone.
process.on("disconnect", () => process.exit())
