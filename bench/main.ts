/**
 * `npm run bench`: builds a generated site of about 700 pages and measures it.
 *   --pages 3000          another size
 *   --runs 3              several rounds, medians shown
 *   --against docusaurus  the same content with Docusaurus, in turn
 *   --budget [folder]     bytes of each page type of a built site (default public) against budgets: fails when something is larger
 *   --base folder         with it: results of an earlier run to compare with
 *   --lighthouse [folder] scores of each page type of a built site on a throttled phone, medians of 3
 *   --slowdown 2          with it: how much slower than this machine the phone is, where Lighthouse takes 4
 *   --readers [folder]    first paint and what a press waits for, of each page type of a built site, medians of 9
 *   --search              ranking on judged queries, and bytes of the index
 *   --missed              with it: queries of the tuned judgements that are not answered first
 *   --develop             waiting times of editors, and memory; --against docusaurus beside it
 *   --saves 200           with it: another number
 *   --only article        page types whose name holds this
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

/** @throws where an option has no such name */
function readOptions() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    throw new Error(`${(error as Error).message}\nThe top of bench/main.ts lists all options.`)
  }
}

type Asked = ReturnType<typeof readOptions>

/** Benches of a built site, by the option that asks for each. One that ends with false fails the command. */
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

/** Benches that build. */
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
