/**
 * Reads the content of its folder when it receives the names of changed files, and replies with the
 * faults. A separate process, so that a reading that never ends or uses too much memory can be
 * killed.
 */
import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { join } from "node:path"
import type { Problem } from "../../../src/content/problem"

/** Number of problems from one mutation above which an author could not find the cause. */
const tooMany = 40

const outside = join(process.cwd(), "outside")
const strayed = new Set<string>()
const { readFileSync } = fs
// All texts and pictures of the content are read with this function.
Object.assign(fs, {
  readFileSync: (...args: Parameters<typeof readFileSync>) => {
    const path = fs.realpathSync(String(args[0]))
    if (path.startsWith(outside) || path.startsWith("/etc/")) strayed.add(path)
    return readFileSync(...args)
  },
})
syncBuiltinESMExports()

/** Problems in the unchanged content. */
let before: ReadonlySet<string> | undefined

async function faultsOf(files: readonly string[]): Promise<string[]> {
  const [{ ContentReader }, { loadSite }, checks] = await Promise.all([
    import("../../../src/site/content-reader"),
    import("../../../src/site/load-site"),
    import("./check-site"),
  ])
  strayed.clear()
  const faults: string[] = []
  try {
    const site = await loadSite(new ContentReader(), false)
    // Leaves out line numbers, which shift with text added above.
    const key = ({ file, message }: Problem) => `${file}: ${message}`
    before ??= new Set(site.problems.map(key))
    const problems = site.problems.filter(problem => !before?.has(key(problem)))
    faults.push(
      ...problems.flatMap(checks.unclearProblem),
      ...checks.unsafePages(site, new Set(files)),
    )
    if (problems.length > tooMany) faults.push(`${problems.length} problems of one fault`)
  } catch (error) {
    const report = error instanceof Error ? error.stack?.split("\n").slice(0, 4).join(" ") : error
    faults.push(`thrown: ${report}`)
  }
  return [...faults, ...[...strayed].map(path => `read ${path}`)]
}

process.on("message", (files: string[]) => {
  void faultsOf(files).then(faults => process.send?.(faults))
})

// The parent process has ended.
process.on("disconnect", () => process.exit())
