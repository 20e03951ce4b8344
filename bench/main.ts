/**
 * `npm run bench`: builds a generated site of about 700 pages and measures it.
 *   --pages 3000          another number of pages
 *   --runs 3              several rounds, with medians
 *   --against docusaurus  the same content with Docusaurus, in turn
 *   --budget [folder]     bytes of each page type of a built site (default public) against budgets;
 *                         fails if anything is larger
 *   --base folder         with --budget: results of an earlier run to compare with
 *   --lighthouse [folder] scores of each page type of a built site on a throttled phone, medians
 *                         of 3
 *   --slowdown 2          with --lighthouse: slowdown of the phone from this machine (default 4)
 *   --readers [folder]    time from a press to the next paint on each page type, medians of 9
 *   --search              ranking of judged queries, and bytes of the index
 *   --missed              with --search: tuning queries whose answer is not first
 *   --develop             waiting times of editors, and memory; also with --against docusaurus
 *   --saves 200           with --develop: number of saves
 *   --only article        page types whose name contains this text
 */
import { parseArgs } from "node:util"
import { runMain } from "../scripts/run-main"
import { benchAgainstDocusaurus } from "./against-docusaurus"
import { benchBudget } from "./budget"
import { benchBuilds } from "./builds"
import { benchDevelop } from "./develop"
import { benchLighthouse } from "./lighthouse"
import { benchReaders } from "./readers/bench-readers"
import { benchSearch } from "./search/bench-search"

const options = {
  pages: { type: "string", default: "700" },
  runs: { type: "string" },
  against: { type: "string" },
  budget: { type: "boolean", default: false },
  base: { type: "string" },
  lighthouse: { type: "boolean", default: false },
  slowdown: { type: "string", default: "4" },
  readers: { type: "boolean", default: false },
  only: { type: "string", default: "" },
  search: { type: "boolean", default: false },
  missed: { type: "boolean", default: false },
  develop: { type: "boolean", default: false },
  saves: { type: "string", default: "200" },
} as const

/**
 * Reads the command's options.
 * @throws Error if an option is unknown
 */
function readOptions() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    throw new Error(`${(error as Error).message}\nThe top of bench/main.ts lists all options.`)
  }
}

type Asked = ReturnType<typeof readOptions>

/**
 * Benches of a built site, by the option that selects each. A bench that returns false fails the
 * command.
 */
function ofBuiltSite({ values, positionals: [publicFolder = "public"] }: Asked) {
  const { only, runs } = values
  return {
    budget: () => benchBudget(publicFolder, values.base),
    lighthouse: () =>
      benchLighthouse({
        publicFolder,
        runs: Number(runs ?? 3),
        only,
        slowdown: Number(values.slowdown),
      }),
    readers: () => benchReaders({ publicFolder, runs: Number(runs ?? 9), only }),
    search: () => benchSearch(values.missed),
  } satisfies Record<string, () => unknown>
}

/** Runs a bench that builds. */
function ofBuilds({ values }: Asked): Promise<void> {
  const { against, runs } = values
  const size = { pages: Number(values.pages), runs: Number(runs ?? 1) }
  if (against && against !== "docusaurus")
    throw new Error(`--against ${against} is not supported: write --against docusaurus`)
  if (values.develop)
    return benchDevelop({
      pages: size.pages,
      saves: Number(values.saves),
      isCompared: against === "docusaurus",
    })
  return against ? benchAgainstDocusaurus(size) : benchBuilds(size)
}

runMain(async () => {
  const asked = readOptions()
  const built = ofBuiltSite(asked)
  const names = Object.keys(built) as (keyof typeof built)[]
  const name = names.find(each => asked.values[each])
  if ((await (name ? built[name]() : ofBuilds(asked))) === false) process.exitCode = 1
})
