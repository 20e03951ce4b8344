import fc, { type IAsyncProperty } from "fast-check"
import { dice } from "../../../bench/synthetic/dice"
import { codeEdits } from "./code-edits"
import { dataEdits } from "./data-edits"
import { apply, type EditKind, type Files, readTree } from "./edit"
import { pageEdits } from "./page-edits"
import { pictureEdits } from "./picture-edits"

/** Time and extent of killing a build. */
export interface Kill {
  /**
   * Moment as a share of the first build's time; slightly over 1, so that some builds finish first.
   */
  at: number
  /** Kills only the first process instead of all. */
  alone: boolean
}

/** A copy of the site that is edited and built. */
export interface EditedSite {
  /** Content folder of the copy. */
  content: string
  /** Restores the code and content of the project, with the output and caches of their build. */
  reset(): Promise<void>
  /** Builds incrementally. `refused` means that the content has problems. */
  build(): Promise<"built" | "refused">
  /** Starts a build and kills it. */
  kill(kill: Kill): Promise<void>
  /** Digests of the published files, by path. */
  published(): ReadonlyMap<string, string>
  /** Differences between the published files and a clean build of the same content. */
  differences(): Promise<readonly string[]>
}

export const editKinds: readonly EditKind[] = [
  ...pageEdits,
  ...dataEdits,
  ...pictureEdits,
  ...codeEdits,
]

const takenBack = "taken back"

const step = fc.record({
  kind: fc.constantFrom(takenBack, takenBack, ...editKinds.map(({ name }) => name)),
  seed: fc.nat(),
  kill: fc.oneof(
    { weight: 9, arbitrary: fc.constant(undefined) },
    {
      weight: 1,
      arbitrary: fc.record({
        at: fc.double({ min: 0, max: 1.05, noNaN: true }),
        alone: fc.boolean(),
      }),
    },
  ),
})
export type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/**
 * Property: after any edits with a build after each, some of them killed, the published site equals
 * a clean build.
 */
export function sameAsCleanBuild(
  site: EditedSite,
  length: number,
  log: (line: string) => void = () => {},
): IAsyncProperty<[Step[]]> {
  // Shrinks only the length: a shorter list is a simpler failure, but another seed is not.
  const steps = fc.array(fc.noShrink(step), { minLength: 1, maxLength: length, size: "max" })
  return fc.asyncProperty(steps, async list => {
    await site.reset()
    const undo: Files[] = []
    for (const each of list) await take(each, site, undo, log)
    const found = await site.differences()
    log(`${list.length} edits: ${found.length} differences from a clean build`)
    if (found.length > 0) throw new Error(found.slice(0, 12).join("\n"))
  })
}

async function take(
  { kind, seed, kill }: Step,
  site: EditedSite,
  undo: Files[],
  log: (line: string) => void,
): Promise<void> {
  const make = editKinds.find(({ name }) => name === kind)?.make
  const files = make ? await make(readTree(site.content), dice(seed)) : undo.pop()
  if (!files || Object.keys(files).length === 0) return
  const before = apply(site.content, files)
  log(`${kind} (${Object.keys(files).join(", ")})`)
  if (kill) await buildKilled(site, kill)
  if ((await site.build()) === "built") {
    if (make) undo.push(before)
    return
  }
  log("    leaves problems in the content, so it is undone")
  apply(site.content, before)
  if ((await site.build()) === "refused") throw new Error(`${kind}, undone: problems remain`)
}

/** Kills a build, and fails if it published part of the new site. */
async function buildKilled(site: EditedSite, kill: Kill): Promise<void> {
  const before = site.published()
  await site.kill(kill)
  const after = site.published()
  if (otherThan(before, after).length === 0 || (await site.build()) === "refused") return
  const half = otherThan(after, site.published())
  if (half.length > 0)
    throw new Error(`published part of a killed build: ${half.slice(0, 5).join(", ")}`)
}

const otherThan = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) =>
  [...new Set([...one.keys(), ...other.keys()])].filter(path => one.get(path) !== other.get(path))
