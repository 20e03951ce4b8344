/**
 * `npm run tools -- fuzz`: content that is broken or hostile, made of the real one by seed. Each mutation must end in a good page or in an error with
 * file, line and what to write, within bounds of time and memory.
 *   --mutations 1000   how many
 *   --seed 1           which
 *   --from 200         beginning with this one
 *   --minutes 20       ends after this time, and says where to go on
 *   --name "JSON|YAML" of them those whose name this regular expression finds
 *   --only 17          one of them, by its number
 */
import { parseArgs } from "node:util"
import { runMain } from "../run-main"
import { Fuzzer, type Tried } from "./fuzz"

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      mutations: { type: "string", default: "1000" },
      seed: { type: "string", default: "1" },
      from: { type: "string", default: "0" },
      minutes: { type: "string", default: "Infinity" },
      name: { type: "string", default: "" },
      only: { type: "string" },
    },
  })
  const seed = Number(values.seed)
  const first = Number(values.only ?? values.from)
  const count = values.only ? 1 : Number(values.mutations)
  const name = new RegExp(values.name)
  const fuzzer = new Fuzzer()
  const start = performance.now()
  const tried: Tried[] = []
  try {
    for (let number = first; number < first + count; number++) {
      if (performance.now() - start > Number(values.minutes) * 60_000) {
        console.log(`time is up: go on with --seed ${seed} --from ${number}`)
        break
      }
      if (!name.test(fuzzer.mutation(seed, number).name)) continue
      const outcome = await fuzzer.try(seed, number)
      tried.push(outcome)
      if (outcome.faults.length > 0 || values.only) await tell(fuzzer, seed, outcome)
    }
  } finally {
    fuzzer.close()
  }
  const failed = tried.filter(({ faults }) => faults.length > 0).length
  const sound = tried.filter(({ problems, faults }) => problems === 0 && faults.length === 0).length
  const slowest = tried.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]
  console.log(
    `${tried.length} mutations in ${Math.round((performance.now() - start) / 1000)} s: ${sound} good pages, ${tried.length - sound - failed} errors well told, ${failed} faults; ` +
      `the slowest, ${slowest?.number} (${slowest?.name}), took ${slowest?.milliseconds} ms`,
  )
  process.exitCode = failed > 0 ? 1 : 0
}

async function tell(fuzzer: Fuzzer, seed: number, outcome: Tried): Promise<void> {
  const { number, name, changes, faults, first, milliseconds } = outcome
  const paths = changes.map(change => JSON.stringify(change.path)).join(", ")
  console.log(`seed ${seed}, number ${number}: ${name} in ${paths} (${milliseconds} ms)`)
  for (const fault of faults.slice(0, 5)) console.log(`    ${fault}`)
  if (first) console.log(first)
  const smallest = faults.length > 0 ? await fuzzer.smallest(outcome) : undefined
  if (smallest !== undefined) console.log(`    smallest: ${JSON.stringify(smallest.slice(0, 600))}`)
}

runMain(main)
