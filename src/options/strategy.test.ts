import { breakevens } from "./breakevens"
import type { Leg, OptionLeg } from "./leg"
import {
  isPiecewiseLinear,
  kinks,
  profitCurve,
  strategyCost,
  strategyGreek,
  strategyProfit,
} from "./strategy"

const option = (
  side: "long" | "short",
  type: "call" | "put",
  strike: number,
  premium: number,
  quantity = 1,
): OptionLeg => ({ type, side, strike, premium, quantity })

const prices = Array.from({ length: 401 }, (_, index) => 5 * index)
const breakevensOf = (legs: Leg[]) =>
  breakevens(
    price => strategyProfit(legs, price),
    [...prices, ...kinks(legs)].sort((a, b) => a - b),
  )

test("returns a profit of 400 at 1,500 and the lost premium at 900 for the worked call", () => {
  const legs = [option("long", "call", 1050, 50)]
  expect(strategyProfit(legs, 1500)).toBe(400)
  expect(strategyProfit(legs, 900)).toBe(-50)
})

test("returns a profit of 400 at 500 for the worked put with a premium of 50", () => {
  const legs = [option("long", "put", 950, 50)]
  expect(strategyProfit(legs, 500)).toBe(400)
  expect(strategyProfit(legs, 1100)).toBe(-50)
})

test("finds the breakevens of a short straddle at its total premium from the strike", () => {
  const legs = [option("short", "call", 1000, 50), option("short", "put", 1000, 50)]
  const [lower, upper] = breakevensOf(legs)
  expect(lower).toBeCloseTo(900, 6)
  expect(upper).toBeCloseTo(1100, 6)
  expect(strategyProfit(legs, 1000)).toBe(100)
})

test.each([
  [
    "jade lizard",
    [
      option("short", "put", 950, 30),
      option("short", "call", 1050, 30),
      option("long", "call", 1075, 30),
    ],
    [
      [1000, 30],
      [1100, 5],
    ],
  ],
  [
    "iron butterfly",
    [
      option("short", "call", 1000, 50),
      option("short", "put", 1000, 50),
      option("long", "call", 1050, 30),
      option("long", "put", 950, 30),
    ],
    [
      [1000, 40],
      [800, -10],
      [1200, -10],
    ],
  ],
  [
    "call spread",
    [option("long", "call", 950, 84), option("short", "call", 1050, 40)],
    [
      [900, -44],
      [1100, 56],
    ],
  ],
  [
    "iron condor",
    [
      option("short", "put", 950, 20),
      option("short", "call", 1050, 20),
      option("long", "put", 850, 0),
      option("long", "call", 1150, 0),
    ],
    [
      [1000, 40],
      [700, -60],
      [1300, -60],
    ],
  ],
  [
    "call ratio spread",
    [option("long", "call", 950, 70), option("short", "call", 1050, 40, 2)],
    [
      [900, 10],
      [1050, 110],
    ],
  ],
  ["ZEBRA", [option("long", "call", 940, 90, 2), option("short", "call", 1000, 50)], [[900, -130]]],
] as [string, Leg[], [number, number][]][])(
  "matches the catalog's profits for a %s",
  (_, legs, points) => {
    for (const [price, profit] of points) expect(strategyProfit(legs, price)).toBeCloseTo(profit, 9)
  },
)

test("values asset, long put, and short call together at the strike", () => {
  const legs: Leg[] = [
    { type: "asset", side: "long", entry: 0 },
    option("long", "put", 100, 0),
    option("short", "call", 100, 0),
  ]
  for (const price of [20, 100, 180]) expect(strategyProfit(legs, price)).toBe(100)
})

test("values a long call and a short put like a long future at any time", () => {
  const legs = [option("long", "call", 1000, 0), option("short", "put", 1000, 0)]
  expect(strategyGreek("delta", legs, 900, { years: 0.1, volatility: 0.9 })).toBeCloseTo(1, 12)
  expect(strategyProfit(legs, 1300, { years: 0.1, volatility: 0.9 })).toBeCloseTo(300, 9)
})

test("measures a position's profit from its entry and includes its fees", () => {
  const legs: Leg[] = [{ type: "lp", lower: 1000 / 1.3, upper: 1300, entry: 1000, fees: 30 }]
  expect(strategyProfit(legs, 1000)).toBeCloseTo(30, 9)
  const inRange = (2 * Math.sqrt(1300) * (Math.sqrt(1100) - Math.sqrt(1000)) - 100) / 0.3 + 30
  expect(strategyProfit(legs, 1100)).toBeCloseTo(inRange, 9)
})

test("keeps the value of a position constant when it is hedged with its own bought option", () => {
  const legs: Leg[] = [
    { type: "lp", lower: 1000 / 1.3, upper: 1300 },
    { type: "put", side: "long", strike: 1000, rangeFactor: 1.3 },
  ]
  for (const price of [500, 1000, 1600]) expect(strategyProfit(legs, price)).toBeCloseTo(1000, 9)
})

test("keeps time value in a leg with days left when the others expire", () => {
  const legs: Leg[] = [{ type: "call", side: "long", strike: 1000, extraDays: 30 }]
  const market = { years: 0, volatility: 0.8 }
  expect(strategyProfit(legs, 1000, market)).toBeCloseTo(91.3, 1)
  expect(isPiecewiseLinear(legs)).toBe(false)
})

test("returns the premium of a sold option as a negative cost", () => {
  expect(strategyCost([option("short", "call", 1000, 40, 2)])).toBe(-80)
})

test("finds no breakeven when a curve only touches zero", () => {
  expect(breakevens(price => (price - 1000) ** 2, [900, 1000, 1100])).toEqual([])
  expect(breakevensOf([option("long", "call", 1000, 0)])).toEqual([])
})

test("returns strikes and bounds in order, each once", () => {
  const legs: Leg[] = [
    option("long", "put", 950, 1),
    option("long", "call", 900, 1),
    option("long", "call", 950, 1),
    { type: "lp", lower: 800, upper: 1200 },
  ]
  expect(kinks(legs)).toEqual([800, 900, 950, 1200])
})

test("returns a profit curve that equals the profit at each price", () => {
  const legs: Leg[] = [
    { ...option("long", "put", 950, 40, 2), rangeFactor: 1.05 },
    { ...option("short", "call", 1100, 30), rangeFactor: 1.2 },
    option("long", "call", 1300, 10),
    { type: "lp", side: "long", lower: 800, upper: 1200, entry: 1000 },
    { type: "asset", side: "short", entry: 1000 },
  ]
  const profitAt = profitCurve(legs)
  for (const price of prices) expect(profitAt(price)).toBe(strategyProfit(legs, price))
})
