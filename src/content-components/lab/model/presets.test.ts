import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import type { LabFile } from "../../../content/schema/lab"
import { labNumbers } from "./lab-numbers"
import { startState } from "./lab-state"
import { labPaths, positionResult } from "./position-result"
import { applyPreset } from "./presets"

const { presets }: LabFile = parse(
  readFileSync(join(__dirname, "../../../../content/data/lab.yaml"), "utf8"),
)
const opened = (name: string) => {
  const preset = presets.find(one => one.name === name)
  if (!preset) throw new Error(`lab.yaml has no preset "${name}"`)
  const state = applyPreset(startState, preset)
  return { state, result: positionResult(state, state.a, labPaths(state)) }
}

test.each(presets.map(({ name }) => name))("%s shows a gain at some price", name => {
  const { result, state } = opened(name)
  expect(result.best.profit).toBeGreaterThan(0)
  expect(result.breakevens.length).toBeGreaterThan(0)
  // Many steps of a path are outside of every range, but not all.
  expect(result.outcomes.inRange).toBeGreaterThan(0.1)
  expect(
    labNumbers(state, state.a, result)
      .map(({ value }) => value)
      .join(),
  ).not.toMatch(/NaN/)
})

test.each(["Covered call", "Collar"])("%s counts the asset that is held", name => {
  const { result, state } = opened(name)
  expect(result.worst.profit).toBeGreaterThan(-2000)
  expect(result.optionsOnly.worst.profit).toBe(Number.NEGATIVE_INFINITY)
  const worst = labNumbers(state, state.a, result).find(({ id }) => id === "worst")
  expect(worst?.value).toMatch(/^−[\d,.]+ USDC$/)
  expect(worst?.note).toBe("options only: unlimited loss")
})

test("reports the median, its percentiles, and the probability over all paths, not one", () => {
  const { result, state } = opened("Iron condor")
  const { final, chance } = result.outcomes
  const numbers = Object.fromEntries(
    labNumbers(state, state.a, result).map(({ id, ...rest }) => [id, rest]),
  )
  expect(final.low).toBeLessThan(final.median)
  expect(final.median).toBeLessThan(final.high)
  expect(numbers.profit?.note).toMatch(/^10th to 90th percentile: −\d+.* to \+\d+/)
  expect(numbers.chance?.value).toBe(`${Math.round(chance * 100)}%`)
  expect(numbers.chance?.formula.join()).toContain("400 sampled paths")
})
