/**
 * `npm run tools -- fuzz content`: checks that each of many random changes of the content results
 * in valid pages or in an error with file, line, and what to write.
 * `npm run tools -- fuzz edits`: checks that after up to 20 random edits with a build after each,
 * some of them killed, the published site equals a clean build.
 *
 * A failure is shrunk, and printed with the seed and path that reproduce it.
 *   --runs 100     number of changes, or of lists of edits
 *   --seed 1       seed of the random changes
 *   --path 17:3    path of a failure within a seed
 *   --minutes 60   time limit
 */
import { parseArgs } from "node:util"
import fc from "fast-check"
import { runMain } from "../run-main"
import { ContentChecker } from "./content/checker"
import { soundOrExplained } from "./content/property"
import { sameAsCleanBuild } from "./edits/property"
import { copiedSite } from "./edits/site"

/** Edits of the longest list. */
const LONGEST = 20

runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "100" },
      seed: { type: "string", default: "1" },
      path: { type: "string" },
      minutes: { type: "string", default: "60" },
    },
  })
  const parameters: fc.Parameters = {
    numRuns: Number(values.runs),
    seed: Number(values.seed),
    interruptAfterTimeLimit: Number(values.minutes) * 60_000,
    ...(values.path ? { path: values.path } : {}),
  }
  const [name] = positionals
  if (name === "content") await fuzzContent(parameters)
  else if (name === "edits")
    await fc.assert(
      sameAsCleanBuild(await copiedSite(), LONGEST, console.log),
      parameters as object,
    )
  else throw new Error("Write `npm run tools -- fuzz content` or `npm run tools -- fuzz edits`.")
  console.log("No failures found.")
})

async function fuzzContent(parameters: object): Promise<void> {
  const checker = new ContentChecker()
  try {
    await fc.assert(soundOrExplained(checker), parameters)
  } finally {
    checker.close()
  }
}
