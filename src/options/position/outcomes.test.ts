import { profitCurve } from "../strategy"
import { type Position, strategyLegs, strikeTickAt } from "./legs"
import {
  expectedPositionStreamia,
  outcomesOf,
  sampledPaths,
  samplePrices,
  spreadOf,
} from "./outcomes"

const pair = { decimals0: 18, decimals1: 6, asset: 0, spacing: 10 } as const
const market = { price: 2000, volatility: 0.8, days: 7, seed: 1 }
const strike = strikeTickAt(2000, 78, pair)
const straddle = (side: "long" | "short"): Position => ({
  size: 1,
  legs: (["put", "call"] as const).map((type, index) => ({
    type,
    side,
    strike,
    width: 78,
    ratio: 1,
    partner: index,
  })),
})
const outcomes = (position: Position, seed = 1) =>
  outcomesOf(
    position,
    pair,
    samplePrices({ ...market, seed }),
    0.8,
    0,
    profitCurve(strategyLegs(position, pair, 2000)),
  )

test("mirrors a bought and a sold position when nothing else is bought", () => {
  const [long, short] = [outcomes(straddle("long")), outcomes(straddle("short"))]
  expect(short.final.median).toBeCloseTo(-long.final.median, 9)
  expect(short.final.low).toBeCloseTo(-long.final.high, 9)
  expect(short.chance + long.chance).toBeCloseTo(1, 9)
})

test("samples at least 200 paths, the same for the same seed", () => {
  expect(sampledPaths).toBeGreaterThanOrEqual(200)
  expect(outcomes(straddle("short"))).toEqual(outcomes(straddle("short")))
  expect(outcomes(straddle("short"), 2).final).not.toEqual(outcomes(straddle("short")).final)
})

test("starts the fan at zero and ends it at the final percentiles, in order", () => {
  const { fan, final } = outcomes(straddle("short"))
  expect(fan[0]?.median).toBeCloseTo(0, 9)
  expect(fan.at(-1)).toEqual(final)
  for (const { low, median, high } of fan)
    expect([low, median, high]).toEqual([low, median, high].sort((a, b) => a - b))
})

test("expects as much streamia as the samples have on average, owed by buyers", () => {
  const expected = expectedPositionStreamia(straddle("short"), pair, 2000, 0.8, 0, 7)
  const { streamia } = outcomes(straddle("short"))
  expect(expected).toBeGreaterThan(streamia.low)
  expect(expected).toBeLessThan(streamia.high)
  expect(expectedPositionStreamia(straddle("long"), pair, 2000, 0.8, 0, 7)).toBeCloseTo(
    -expected,
    9,
  )
})

test("interpolates percentiles", () => {
  expect(spreadOf([0, 10, 20, 30, 40])).toEqual({ low: 4, median: 20, high: 36 })
})
