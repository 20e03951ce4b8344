import { join } from "node:path"
import { writeResults } from "../report"
import { benchRoot, mirror, projectRoot } from "../workspace"
import { type Edit, readTree, textsOf } from "./edit"
import { Edits } from "./generate"
import { shrink } from "./shrink"
import { Site } from "./site"

interface Options {
  edits: number
  seed: number
  /** After how many edits what is published is compared with a clean build. */
  compareEvery: number
}

/** Differing files named in the terminal. */
const SHOWN = 12

/**
 * `npm run bench -- --edits 200 --seed 1 --compare-every 10`: random edits of the real content, a build after each, compared with
 * a clean build. The first difference is shrunk to a smallest list of edits. Answers whether there was none.
 */
export async function benchRandomEdits({
  edits: count,
  seed,
  compareEvery,
}: Options): Promise<boolean> {
  const site = new Site("random")
  const reference = new Site("random-reference")
  /** Code and content at the last comparison. */
  const sound = join(benchRoot, "random-sound")
  try {
    site.startFrom(projectRoot)
    mirror(site.root, sound)
    const first = await site.build()
    if (first.length > 0) throw new Error(first.join("\n"))
    const atFirst = textsOf(readTree(site.content))
    const generator = new Edits(seed)
    const since: Edit[] = []
    for (let number = 1; number <= count; number++) {
      const edit = await generator.next(readTree(site.content, atFirst), each => site.edit(each))
      since.push(edit)
      const start = performance.now()
      const failed = await site.build()
      console.log(`${number}. ${edit.name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
      const isCompared = number % compareEvery === 0 || number === count
      const found = failed.length > 0 || !isCompared ? failed : await site.compare(reference)
      if (found.length > 0) {
        await report({ seed, number, found, since, sound, reference })
        return false
      }
      if (!isCompared) continue
      console.log(`after ${number} edits: the same as a clean build`)
      mirror(site.root, sound)
      since.length = 0
    }
    return true
  } finally {
    site.end()
    reference.end()
  }
}

interface Fault {
  seed: number
  number: number
  found: readonly string[]
  /** Edits since the last comparison, and the folder of code and content before them. */
  since: readonly Edit[]
  sound: string
  reference: Site
}

async function report({ seed, number, found, since, sound, reference }: Fault): Promise<void> {
  console.log(`\nafter ${number} edits of seed ${seed}:`)
  for (const line of found.slice(0, SHOWN)) console.log(`    ${line}`)
  console.log(`\nLooking for the smallest list among the last ${since.length} edits.`)
  const smallest = await smallestOf(since, sound, reference)
  if (!smallest) console.log("They alone do not show it: it takes what was built before them.")
  const told = smallest ?? since
  console.log(`\n${told.map(({ name }, index) => `${index + 1}. ${name}`).join("\n")}`)
  writeResults("random-edits", { seed, number, found, edits: told })
}

/** The smallest part of a list of edits after which a site differs, or undefined where even the whole list shows nothing. */
async function smallestOf(
  edits: readonly Edit[],
  sound: string,
  reference: Site,
): Promise<readonly Edit[] | undefined> {
  const site = new Site("random-shrink")
  const saved = join(benchRoot, "random-shrink-state")
  const differs = async (part: readonly Edit[]) => {
    mirror(sound, site.root)
    site.restoreFrom(saved)
    for (const edit of part) {
      // Without the edits before it, this one may leave a link that leads nowhere.
      if (!(await site.edit(edit))) return false
      if ((await site.build()).length > 0) return true
    }
    const found = (await site.compare(reference)).length > 0
    console.log(`${part.length} edits: ${found ? "differs" : "the same"}`)
    return found
  }
  try {
    site.startFrom(sound)
    await site.build()
    site.saveTo(saved)
    return (await differs(edits)) ? await shrink(edits, differs) : undefined
  } finally {
    site.end()
  }
}
