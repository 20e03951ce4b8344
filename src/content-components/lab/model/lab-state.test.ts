import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { randomCases, wholeFrom } from "../../../../tests/helpers/random-position"
import { labFile } from "../../../content/schema/lab"
import { brokenRule } from "../../../options/encoding/token-id"
import { partnershipOf } from "../../../options/position/legs"
import { tokenIdOfPosition } from "../../../options/position/mint-call"
import { seededRandom } from "../../../options/random"
import { type LabState, startState, tickSpacings } from "./lab-state"
import { applyPreset } from "./presets"
import { readState } from "./read-state"
import { writeState } from "./write-state"

const lab = labFile.parse(
  parse(readFileSync(join(__dirname, "../../../../content/data/lab.yaml"), "utf8")),
)
const presets = lab.presets.map(preset => [preset.name, preset] as const)

/** States with random legs, in pools with the tick spacings of real markets. */
function randomStates(count: number): LabState[] {
  const random = seededRandom(19)
  const whole = (least: number, most: number) => wholeFrom(random, least, most)
  return randomCases(4 * count, 19)
    .flatMap(({ pair, position, price }): LabState[] => {
      const spacing = tickSpacings.find(one => one === pair.spacing)
      if (!spacing) return []
      return [
        {
          version: whole(0, 1) ? "V1.0" : "V1.1",
          pair: { ...pair, spacing },
          symbols: { asset: "WBTC", quote: "USDC.e" },
          price,
          volatility: whole(100, 30_000) / 10_000,
          utilization: { asset: whole(0, 10_000) / 10_000, quote: whole(0, 10_000) / 10_000 },
          bought: whole(0, 9000) / 10_000,
          deposits: { asset: random() * 10, quote: random() * 1e5 },
          unit: whole(0, 1) ? "asset" : "quote",
          days: whole(1, 365),
          seed: whole(0, 9999),
          a: position,
          ...(whole(0, 1) ? { b: { ...position, size: random() + 0.1 } } : {}),
        },
      ]
    })
    .slice(0, count)
}

test("reads every state back from its address without loss", () => {
  const states = randomStates(400)
  expect(states).toHaveLength(400)
  for (const state of states) expect(readState(writeState(state))).toEqual({ state, faults: [] })
})

test("writes short addresses with only URL-safe characters", () => {
  for (const state of [startState, ...randomStates(100)]) {
    const text = writeState(state)
    expect(encodeURIComponent(text)).toBe(text)
    expect(new URLSearchParams(`?lab.s=${text}`).get("lab.s")).toBe(text)
    expect(text.length).toBeLessThan(400)
  }
  expect(writeState(startState)).toBe("1_a-sp-200820~244")
})

test.each([
  ["2_a-sp-200310~40", /begins with "2"; an address of the lab begins with 1_/],
  ["1_p-0_a-sp-200310~40", /The price "0" is not a number from .*; 2000 is used instead/],
  ["1_t-15_a-sp-200310~40", /The tick spacing "15" is not 10 or 60 or 200; 10 is used/],
  ["1_q-5_a-sp-200310~40", /Ignored unknown setting "q-5"/],
  [
    "1_a-xx-200310~40",
    /leg 1 of A, "xx-200310~40", is left out; write for example sp-200310~40~1~2/,
  ],
  ["1_a-sp-200310~40~128", /left out/],
  ["1_a-sp-200311~40", /The strike of the leg 1 of A, -200311, is no tick of the pool; -200310/],
  ["1_a-sp887260~40", /reaches beyond the last tick/],
  ["1_k-ETH", /The pair "ETH" is not two symbols such as ETH~USDC; ETH and USDC is used/],
  ["1_a-", /Ignored unknown setting "a-"/],
  ["", /begins with ""/],
])("reports what is wrong with %s", (text, sentence) => {
  const { state, faults } = readState(text)
  expect(faults.join(" ")).toMatch(sentence)
  expect(state.a.legs.length).toBeGreaterThan(0)
})

test("reads the valid parts of a damaged address and keeps partners on the same legs", () => {
  const { state, faults } = readState("1_p-2500_h-x_a-zz1~1.bp-200310~40~1~3.sp-199310~40~1~2")
  expect(state.price).toBe(2500)
  expect(state.days).toBe(startState.days)
  expect(faults).toHaveLength(2)
  expect(state.a.legs.map(({ side, partner }) => [side, partner])).toEqual([
    ["long", 1],
    ["short", 0],
  ])
})

test("never throws, whatever the text", () => {
  const random = seededRandom(3)
  const letters = "1_-~.abpscknthwx0123456789e%é"
  for (let round = 0; round < 2000; round += 1) {
    const text = Array.from(
      { length: wholeFrom(random, 0, 30) },
      () => letters[wholeFrom(random, 0, letters.length - 1)],
    ).join("")
    const { state } = readState(round % 2 ? `1_${text}` : text)
    expect(readState(writeState(state))).toEqual({ state, faults: [] })
  }
})

test.each(presets)("builds a mintable position from the preset %s in every pool", (_, preset) => {
  for (const spacing of tickSpacings) {
    for (const asset of [0, 1] as const) {
      const state = { ...startState, pair: { ...startState.pair, spacing, asset } }
      const { a, pair } = applyPreset(state, preset)
      expect(brokenRule(tokenIdOfPosition(a, pair))).toBeUndefined()
      const partnered = a.legs.map((_, index) => partnershipOf(a.legs, index) !== "none")
      expect(partnered).toEqual(preset.legs.map(({ partner }) => partner !== undefined))
    }
  }
})

test("rejects a preset whose partners do not name each other", () => {
  const [first] = lab.presets
  const legs = [
    { side: "sell", type: "put", at: 1, partner: 2 },
    { side: "buy", type: "put", at: 0.9 },
  ]
  const found = labFile.safeParse({ ...lab, presets: [{ ...first, legs }] })
  expect(found.error?.issues[0]?.message).toMatch(/partners must name each other/)
})
