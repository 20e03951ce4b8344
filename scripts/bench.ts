/**
 * `npm run bench`: builds a generated site of about 700 pages and measures it.
 *   --pages 3000          another size
 *   --runs 3              several rounds, medians shown
 *   --against docusaurus  the same content with Docusaurus, in turn
 *   --bytes [folder]      bytes of each page type of a built site instead (default public)
 *   --lighthouse [folder] scores of each page type of a built site on a throttled phone, medians of 3
 *   --lab [folder]        how fast the option lab of a built site follows a change, on a slow processor
 *   --search [folder]     ranking on judged queries, bytes of the index, and times of a built site
 *   --missed              with it: queries of the tuned judgements that are not answered first
 *   --pictures            a generated site with 1,338 pictures against the same without
 *   --count 150           with it: another number
 *   --develop             waiting times of editors, and memory; --against docusaurus beside it
 *   --saves 200           with it: another number
 *   --incremental         random edits: is an incremental build equal to a clean one?
 *   --steps 8 --seed 1    how many edits, and which
 *   --every 4             compared after every fourth edit only
 *   --edits 200           as many random edits of the real content: is each tenth build equal to a clean one?
 *   --compare-every 10    with it: another distance; --seed gives other edits
 *   --kills 20            kills builds at random moments (--seed): is anything hurt?
 *   --only article        page types, edits, or changes, whose name holds this
 */
import { parseArgs } from "node:util"
import { benchAgainstDocusaurus } from "./bench/against-docusaurus"
import { benchBuilds } from "./bench/builds"
import { benchBytes } from "./bench/bytes"
import { benchDevelop } from "./bench/develop"
import { benchIncremental } from "./bench/incremental"
import { benchKills } from "./bench/kills"
import { benchLab } from "./bench/lab/bench-lab"
import { benchLighthouse } from "./bench/lighthouse"
import { benchPictures, REAL_PICTURES } from "./bench/pictures"
import { benchRandomEdits } from "./bench/random-edits/random-edits"
import { benchSearch } from "./bench/search/bench-search"
import { runMain } from "./run-main"

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      pages: { type: "string", default: "700" },
      runs: { type: "string" },
      against: { type: "string" },
      bytes: { type: "boolean", default: false },
      lighthouse: { type: "boolean", default: false },
      only: { type: "string", default: "" },
      lab: { type: "boolean", default: false },
      search: { type: "boolean", default: false },
      missed: { type: "boolean", default: false },
      pictures: { type: "boolean", default: false },
      count: { type: "string", default: String(REAL_PICTURES) },
      develop: { type: "boolean", default: false },
      saves: { type: "string", default: "200" },
      kills: { type: "string" },
      incremental: { type: "boolean", default: false },
      steps: { type: "string" },
      every: { type: "string", default: "1" },
      edits: { type: "string" },
      "compare-every": { type: "string", default: "10" },
      seed: { type: "string", default: "1" },
    },
  })
  const size = { pages: Number(values.pages), runs: Number(values.runs ?? 1) }
  const { against, steps } = values
  const [publicFolder = "public"] = positionals
  if (values.bytes) return benchBytes(publicFolder)
  if (values.lighthouse)
    return benchLighthouse({ publicFolder, runs: Number(values.runs ?? 3), only: values.only })
  if (values.lab) return benchLab(publicFolder, values.only)
  if (values.search) return benchSearch(publicFolder, values.missed)
  if (values.pictures) return benchPictures(Number(values.count))
  if (values.develop)
    return benchDevelop({
      pages: size.pages,
      saves: Number(values.saves),
      isCompared: against === "docusaurus",
    })
  if (values.edits)
    return failUnless(
      await benchRandomEdits({
        edits: Number(values.edits),
        seed: Number(values.seed),
        compareEvery: Number(values["compare-every"]),
      }),
    )
  if (values.kills) return failUnless(await benchKills(Number(values.kills), Number(values.seed)))
  if (values.incremental)
    return failUnless(
      await benchIncremental({
        ...(steps === undefined ? {} : { steps: Number(steps) }),
        seed: Number(values.seed),
        every: Number(values.every),
        only: values.only,
      }),
    )
  if (against === "docusaurus") return benchAgainstDocusaurus(size)
  if (against) throw new Error(`--against ${against}: only docusaurus is known`)
  return benchBuilds(size)
}

function failUnless(isFine: boolean): void {
  if (!isFine) process.exitCode = 1
}

runMain(main)
