import { createHash } from "node:crypto"
import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { edits } from "./edits"
import { fixtureContent } from "./fixture-content"
import { differences, filesBelow, htmlTimes } from "./folders"
import { table, writeResults } from "./report"
import { buildSite, contentFolder } from "./site-builds"
import { type Dice, dice } from "./synthetic/dice"
import { clean, mirror, workspace } from "./workspace"

/** What happens to a workspace before its next build. */
interface Step {
  name: string
  change(root: string, random: Dice): string | Promise<string>
  /** With a new clean build, with that of the step before, or not at all. */
  compare: "new" | "known" | "not"
}

interface Outcome {
  step: string
  what: string
  seconds: number
  htmlFiles: number
  rewritten: number
  changed: number
  /** Missing where this step was not compared. */
  differences?: string[]
}

interface Options {
  /** How many of the edits; all of them where it is missing. */
  steps?: number
  seed: number
  /** After how many edits the output is compared: a clean build takes far longer than an edit. */
  every: number
  /** Only edits and accidents whose name holds this. */
  only: string
}

/** Differing files named in the terminal; the results file has all. */
const SHOWN = 12

/**
 * `npm run bench -- --incremental`: after each change, builds on what is there and compares the output byte
 * for byte with that of a clean build elsewhere. Returns whether all were equal.
 */
export async function benchIncremental({ steps, seed, every, only }: Options): Promise<boolean> {
  const random = dice(seed)
  const work = workspace("incremental")
  const reference = workspace("reference")
  await fixtureContent(work)
  clean(work)
  const outcomes: Outcome[] = []
  for (const step of plan(random, only, steps, every)) {
    const outcome = await take(step, work, reference, random)
    outcomes.push(outcome)
    console.log(row(outcome).join(" | "))
    for (const line of outcome.differences?.slice(0, SHOWN) ?? []) console.log(`    ${line}`)
  }
  const header = ["change", "wall", "HTML files", "rewritten", "changed", "differences"]
  console.log(`\n${table(header, outcomes.map(row))}`)
  writeResults("incremental", { seed, outcomes })
  return outcomes.every(outcome => !outcome.differences?.length)
}

const row = (outcome: Outcome) => [
  outcome.step,
  `${outcome.seconds.toFixed(1)} s`,
  String(outcome.htmlFiles),
  String(outcome.rewritten),
  String(outcome.changed),
  outcome.differences ? String(outcome.differences.length) : "not compared",
]

/** The first build, one with no change, the edits in random order, then the accidents. */
function plan(random: Dice, only: string, count = edits.length, every: number): Step[] {
  const asked = ({ name }: { name: string }) => name.includes(only)
  const left = edits.filter(asked)
  const shuffled = [...left].flatMap(() => left.splice(random.int(0, left.length - 1), 1))
  const chosen = shuffled.slice(0, count)
  return [
    { name: "first build", change: () => "", compare: "new" },
    { name: "nothing", change: () => "", compare: "known" },
    ...chosen.flatMap(({ name, apply, takeBack }, index): Step[] => {
      const compared = (index + 1) % every === 0 || index === chosen.length - 1
      const compare = compared ? "new" : "not"
      const back: Step[] = takeBack
        ? [{ name: `${name}, taken back`, change: takeBack, compare }]
        : []
      return [{ name, change: apply, compare }, ...back]
    }),
    ...accidents.filter(asked),
  ]
}

const deletePost = (root: string) => {
  const folder = join(root, contentFolder)
  const post = filesBelow(folder).find(name => /letter-\d\.md$/.test(name))
  if (!post) throw new Error("no post is left to delete")
  rmSync(join(folder, post))
  return post
}

/** What happens to caches and code, each time together with a deleted page. */
const accidents: readonly Step[] = [
  {
    name: ".cache lost, public kept",
    compare: "new",
    change(root) {
      rmSync(join(root, ".cache"), { recursive: true })
      return deletePost(root)
    },
  },
  {
    name: "public lost, .cache kept",
    compare: "new",
    change(root) {
      rmSync(join(root, "public"), { recursive: true })
      return deletePost(root)
    },
  },
  {
    name: "gatsby-node changed",
    compare: "new",
    change(root) {
      appendFileSync(join(root, "gatsby-node.ts"), "\nexport const onPostBootstrapCount = 1\n")
      return deletePost(root)
    },
  },
  {
    name: "build code changed",
    compare: "new",
    change(root) {
      const file = join(root, "src/model/related.ts")
      writeFileSync(file, `${readFileSync(file, "utf8")}\nexport const unused = 1\n`)
      return "src/model/related.ts"
    },
  },
]

async function take(step: Step, work: string, reference: string, random: Dice): Promise<Outcome> {
  const before = snapshot(join(work, "public"))
  const what = await step.change(work, random)
  const [built] = await Promise.all([
    buildSite(work),
    step.compare === "new" ? cleanBuild(work, reference) : undefined,
  ])
  if (built.code !== 0) throw new Error(`${step.name}: the build failed:\n${built.output}`)
  const after = snapshot(join(work, "public"))
  const html = [...after.keys()]
  return {
    step: step.name,
    what,
    seconds: built.wall,
    htmlFiles: html.length,
    rewritten: html.filter(path => after.get(path)?.time !== before.get(path)?.time).length,
    changed: html.filter(path => after.get(path)?.digest !== before.get(path)?.digest).length,
    ...(step.compare === "not" ? {} : { differences: compare(work, reference) }),
  }
}

const compare = (work: string, reference: string) =>
  differences(join(work, "public"), join(reference, "public")).map(
    ({ path, what, excerpt }) => `${what}: ${path}${excerpt ? `, ${excerpt}` : ""}`,
  )

async function cleanBuild(work: string, reference: string): Promise<void> {
  mirror(work, reference)
  clean(reference)
  const { code, output } = await buildSite(reference)
  if (code !== 0) throw new Error(`the clean build failed:\n${output}`)
}

/** Time and digest of every HTML file. */
function snapshot(folder: string): Map<string, { time: number; digest: string }> {
  if (!existsSync(folder)) return new Map()
  return new Map(
    [...htmlTimes(folder)].map(([path, time]) => [
      path,
      {
        time,
        digest: createHash("sha1")
          .update(readFileSync(join(folder, path)))
          .digest("hex"),
      },
    ]),
  )
}
