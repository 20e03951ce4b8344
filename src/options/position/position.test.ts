import { randomCases } from "../../../tests/helpers/random-position"
import { priceAtStrike } from "../encoding/strike-tick"
import { brokenRule, decodeTokenId } from "../encoding/token-id"
import { strategyGreek, strategyProfit } from "../strategy"
import { forcedExercise } from "./exercise"
import { profitExtremes } from "./extremes"
import {
  boundsOfLeg,
  type PoolPair,
  type Position,
  type PositionLeg,
  partnershipOf,
  strategyLegs,
  strikeTickAt,
} from "./legs"
import { mintCall, smallestUnits, tokenIdLegs, tokenIdOfPosition } from "./mint-call"
import { balanceAfterMint, mintCost } from "./mint-cost"
import { positionRequirement, requirementParts } from "./requirement"
import { shortStretches } from "./solvency"
import { positionStreamia, streamiaAlong } from "./streamia"
import { atTimescale } from "./timescale"

const pair: PoolPair = { decimals0: 18, decimals1: 18, asset: 0, spacing: 1 }
const calm = { asset: 0, quote: 0 }
const cases = randomCases(120)

/**
 * A leg of minimum width, so that the worked numbers for a range taken as one price apply to it.
 */
const leg = (
  type: "put" | "call",
  side: "long" | "short",
  strike: number,
  partner: number,
): PositionLeg => ({
  type,
  side,
  strike: strikeTickAt(strike, 2, pair),
  width: 2,
  ratio: 1,
  partner,
})
const of = (...legs: PositionLeg[]): Position => ({ legs, size: 1 })
const required = (position: Position, price: number, used = calm) =>
  positionRequirement(position, pair, used, price)

describe("worked numbers of the rules, as close as ticks allow", () => {
  const near = (found: number, expected: number) =>
    expect(Math.abs(found / expected - 1)).toBeLessThan(4e-4)

  test("requires of a sold 1,000 put 200 above its strike, 450 at 750, and 700 at 500", () => {
    const put = of(leg("put", "short", 1000, 0))
    near(required(put, 1200).quote, 200)
    near(required(put, 750).quote, 450)
    near(required(put, 500).quote, 700)
    expect(required(put, 500).asset).toBe(0)
  })

  test("requires of a sold 1,000 call 0.2 of the asset below its strike and 0.7 at 2,000", () => {
    const call = of(leg("call", "short", 1000, 0))
    near(required(call, 900).asset, 0.2)
    near(required(call, 2000).asset, 0.7)
  })

  test("requires a tenth of bought legs at every price, and less when utilization is high", () => {
    const put = of(leg("put", "long", 2000, 0))
    near(required(put, 500).quote, 200)
    near(required(put, 5000).quote, 200)
    near(required(put, 2000, { asset: 0, quote: 0.7 }).quote, 150)
  })

  test("requires the greatest loss of a put spread once for partners, but both legs otherwise", () => {
    const partnered = of(leg("put", "long", 900, 1), leg("put", "short", 1000, 0))
    const apart = of(leg("put", "long", 900, 0), leg("put", "short", 1000, 1))
    near(required(partnered, 1200).quote, 100)
    near(required(partnered, 500).quote, 100)
    near(required(apart, 1200).quote, 290)
    expect(requirementParts(partnered, pair, calm, 1200)).toEqual([
      expect.objectContaining({ rule: "spread", legs: [0, 1] }),
    ])
  })

  test("starts each leg of a partnered strangle at half the ratio", () => {
    const strangle = of(leg("put", "short", 900, 1), leg("call", "short", 1100, 0))
    near(required(strangle, 1000).quote, 90)
    near(required(strangle, 1000).asset, 0.1)
    near(required(strangle, 1000, { asset: 0.7, quote: 0.7 }).asset, 0.55)
  })

  test("liquidates a 2,000 put backed by 500 below 1,900, and a call above 2,083.33", () => {
    const at = (type: "put" | "call", balances: { asset: number; quote: number }) =>
      shortStretches(of(leg(type, "short", 2000, 0)), pair, calm, balances)
    const put = at("put", { asset: 0, quote: 500 })
    expect(put).toHaveLength(1)
    expect(put[0]?.from).toBe(0)
    near(put[0]?.to ?? 0, 1900)
    const [call] = at("call", { asset: 0, quote: 500 })
    near(call?.from ?? 0, 2083.333333)
    expect(call?.to).toBe(Number.POSITIVE_INFINITY)
    expect(at("put", { asset: 0, quote: 2401 })).toEqual([])
    expect(at("put", { asset: 0, quote: 100 })).toHaveLength(1)
  })

  test("charges 4 in commission to mint a 2,000 put on one unit, and 0.002 units for a call", () => {
    const cost = (type: "put" | "call") =>
      mintCost(of(leg(type, "short", 2000, 0)), pair, 2000, { version: "V1.1" }).commission
    near(cost("put").quote, 4)
    expect(cost("call")).toEqual({ asset: 0.002, quote: 0 })
  })

  test("charges intrinsic value to the buyer and credits it to the seller, less the swap fee", () => {
    const deposits = { asset: 0, quote: 1000 }
    const left = (side: "long" | "short") => {
      const position = of(leg("put", side, 2100, 0))
      const cost = mintCost(position, pair, 2000, { version: "V1.1" })
      return balanceAfterMint(deposits, cost).quote
    }
    near(left("short"), 1000 - 4.2 + 100 - 0.2)
    near(left("long"), 1000 - 4.2 - 100 - 0.2)
  })

  test("forbids exercise in range, then halves the fee down to 1 bps with each half-width beyond", () => {
    const wide: PoolPair = { ...pair, spacing: 60 }
    const bought: Position = {
      legs: [{ type: "put", side: "long", strike: 0, width: 10, ratio: 1, partner: 0 }],
      size: 1,
    }
    const at = (tick: number) => forcedExercise(bought, wide, priceAtStrike(tick, wide))
    expect(at(299)).toBeUndefined()
    expect(at(301)?.rate).toBe(0.0128)
    expect(at(900)).toMatchObject({ halfWidths: 3, rate: 0.0032 })
    expect(at(-3301)?.rate).toBe(0.0001)
  })
})

test("values a bought call less a bought put of the same range as the asset less the strike", () => {
  for (const { pair, position, price } of cases) {
    const [first] = position.legs
    if (!first) continue
    const legs = (type: "put" | "call"): Position => ({
      legs: [{ ...first, type, side: "long", ratio: 1, partner: 0 }],
      size: 1,
    })
    const worth = (type: "put" | "call") =>
      strategyGreek("value", strategyLegs(legs(type), pair, price), price, {
        years: 0,
        volatility: 0,
      })
    const { lower, upper } = boundsOfLeg(first, pair)
    const scale = price + upper
    const parity = worth("call") - worth("put") - (price - Math.sqrt(lower * upper))
    expect(Math.abs(parity) / scale).toBeLessThan(1e-9)
  }
})

test("gives one side of a position what the other side loses", () => {
  for (const { pair, position, price } of cases) {
    const turned = {
      ...position,
      legs: position.legs.map(one => ({
        ...one,
        side: one.side === "long" ? ("short" as const) : ("long" as const),
      })),
    }
    const profit = (of: Position) => strategyProfit(strategyLegs(of, pair, price), price * 0.8)
    expect(profit(position) + profit(turned)).toBeCloseTo(0, 6)
  }
})

test("never returns a negative requirement", () => {
  for (const { pair, position, price } of cases) {
    for (const factor of [0.001, 0.5, 0.99, 1, 1.3, 40]) {
      const used = { asset: factor % 1, quote: 0.7 }
      for (const { required, share } of requirementParts(position, pair, used, price * factor)) {
        expect(required).toBeGreaterThanOrEqual(0)
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
    }
  }
})

test("never lowers a sold put's requirement at a lower price or a sold call's at a higher one, and raises both with utilization", () => {
  for (const { pair, position, price } of cases) {
    const [first] = position.legs
    if (!first) continue
    const sold = (type: "put" | "call"): Position => ({
      legs: [{ ...first, type, side: "short", partner: 0 }],
      size: 1,
    })
    const need = (type: "put" | "call", at: number, used: number) => {
      const { asset, quote } = positionRequirement(
        sold(type),
        pair,
        { asset: used, quote: used },
        at,
      )
      return type === "put" ? quote : asset
    }
    const prices = Array.from({ length: 40 }, (_, index) => price * 1.1 ** (index - 20))
    const rises = (type: "put" | "call", used: number) => {
      const needs = prices.map(at => need(type, at, used))
      const inOrder = type === "put" ? needs.reverse() : needs
      return inOrder.every((value, i) => value >= (inOrder[i - 1] ?? 0) * (1 - 1e-12))
    }
    expect([rises("put", 0.4), rises("call", 0.4)]).toEqual([true, true])
    expect(need("put", price, 0.6)).toBeLessThan(need("put", price, 0.8))
    expect(need("call", price, 0.6)).toBeLessThan(need("call", price, 0.8))
  }
})

test("requires the same of bought legs and spreads at every price, and no more when utilization rises", () => {
  for (const { pair, position, price } of cases) {
    const fixed = (at: number, used: number) =>
      requirementParts(position, pair, { asset: used, quote: used }, at)
        .filter(({ rule }) => rule === "bought" || rule === "spread")
        .map(({ required }) => required)
    expect(fixed(price * 7, 0.6)).toEqual(fixed(price / 9, 0.6))
    const [calmer, busier] = [fixed(price, 0.6), fixed(price, 0.8)]
    expect(busier.every((required, index) => required <= (calmer[index] ?? 0))).toBe(true)
  }
})

test("returns the slope of profit as delta and the slope of delta as gamma", () => {
  for (const { pair, position, price } of cases) {
    const legs = strategyLegs(position, pair, price)
    const still = { years: 0, volatility: 0 }
    const delta = (at: number) => strategyGreek("delta", legs, at, still)
    const gamma = (at: number) => strategyGreek("gamma", legs, at, still)
    // Skips the bounds of ranges, because the curves have kinks there.
    for (const at of [price * 0.913, price * 1.087]) {
      const ends = position.legs.flatMap(leg => Object.values(boundsOfLeg(leg, pair)))
      if (ends.some(end => Math.abs(end / at - 1) < 1e-4)) continue
      const step = at * 1e-5
      const slope = (f: (at: number) => number) => (f(at + step) - f(at - step)) / (2 * step)
      const { size } = position
      const profit = (at: number) => strategyProfit(legs, at)
      expect(Math.abs(slope(profit) - delta(at)) / size).toBeLessThan(1e-4)
      expect((Math.abs(slope(delta) - gamma(at)) * at) / size).toBeLessThan(1e-2)
    }
  }
})

test("leaves nothing to liquidate when the deposit covers every price, and everything when there is none", () => {
  for (const { pair, position, price } of cases.slice(0, 40)) {
    const rich = { asset: 1e9 * position.size, quote: 1e9 * position.size * price }
    expect(shortStretches(position, pair, calm, rich)).toEqual([])
    const none = shortStretches(position, pair, calm, { asset: 0, quote: 0 })
    expect(none).toEqual([{ from: 0, to: Number.POSITIVE_INFINITY }])
  }
})

test("keeps the profit at every price between the worst and the best", () => {
  for (const { pair, position, price } of cases) {
    const { worst, best } = profitExtremes(position, pair, price)
    const legs = strategyLegs(position, pair, price)
    const hair = 1e-6 * position.size * price
    const profits = Array.from({ length: 121 }, (_, i) =>
      strategyProfit(legs, price * 1.1 ** (i - 60)),
    )
    expect(Math.min(...profits)).toBeGreaterThanOrEqual(worst.profit - hair)
    expect(Math.max(...profits)).toBeLessThanOrEqual(best.profit + hair)
  }
})

test("returns an unlimited loss for a sold call and a limited one for a sold put", () => {
  const worst = (type: "put" | "call") =>
    profitExtremes(of(leg(type, "short", 2000, 0)), pair, 2000).worst
  expect(worst("call")).toEqual({
    price: Number.POSITIVE_INFINITY,
    profit: Number.NEGATIVE_INFINITY,
  })
  expect(worst("put").price).toBe(0)
  expect(worst("put").profit).toBeGreaterThan(-2001)
})

test("encodes every position in a token id that decodes to the same legs", () => {
  for (const { pair, position } of cases) {
    const id = tokenIdOfPosition(position, pair, 0x1234_5678_9abcn)
    const { legs, tickSpacing, poolId } = decodeTokenId(id)
    expect(legs).toEqual(tokenIdLegs(position, pair))
    expect(tickSpacing).toBe(pair.spacing)
    expect(BigInt.asUintN(48, poolId)).toBe(0x1234_5678_9abcn)
  }
})

test("refuses partners exactly when the contracts do", () => {
  for (const { pair, position } of randomCases(2000, 7)) {
    const refused = position.legs.some(
      (_, index) => partnershipOf(position.legs, index) === "refused",
    )
    const rule = brokenRule(tokenIdOfPosition(position, pair))
    // Rule 6 (two legs on one chunk) may hide a rule that partners break.
    if (rule === 6) continue
    expect([rule, refused]).toEqual(refused ? [expect.any(Number), true] : [undefined, false])
  }
})

test("writes a mint call with its size in smallest units and its limits in falling order", () => {
  const call = mintCall(of(leg("put", "short", 2000, 0)), pair, {
    pattern: 0n,
    tick: 100,
    tolerance: 0.01,
  })
  expect(call.positionSize).toBe(10n ** 18n)
  expect([call.tickLimitLow, call.tickLimitHigh]).toEqual([199, 1])
  expect(smallestUnits(0.1, 18)).toBe(10n ** 17n)
  expect(smallestUnits(1.5, 6)).toBe(1_500_000n)
  expect(smallestUnits(123456.789, 2)).toBe(12_345_678n)
  expect(smallestUnits(1e21, 0)).toBe(10n ** 21n)
})

test("streams only in range, from buyer to seller, and accumulates along a path", () => {
  const wide: PoolPair = { ...pair, spacing: 60 }
  const sold: Position = {
    legs: [{ type: "put", side: "short", strike: 0, width: 10, ratio: 2, partner: 0 }],
    size: 3,
  }
  expect(positionStreamia(sold, wide, 2, 0.8)).toBe(0)
  const rate = positionStreamia(sold, wide, 1, 0.8)
  expect(rate).toBeGreaterThan(0)
  const bought = { ...sold, legs: sold.legs.map(one => ({ ...one, side: "long" as const })) }
  expect(positionStreamia(bought, wide, 1, 0.8)).toBeCloseTo(-rate, 10)
  // Half is bought: buyers owe 1.25, sellers receive 1.125 times the pool's fees (chunkPremia).
  expect(positionStreamia(bought, wide, 1, 0.8, 0.5)).toBeCloseTo(-1.25 * rate, 10)
  expect(positionStreamia(sold, wide, 1, 0.8, 0.5)).toBeCloseTo(1.125 * rate, 10)
  const [start, half, end] = streamiaAlong(sold, wide, [1, 2, 1], 0.5, 0.8)
  expect([start, half, end]).toEqual([0, expect.closeTo(rate / 2), expect.closeTo(rate / 2)])
})

test("widens the range around the same strike when the timescale grows", () => {
  const position = of(leg("put", "short", 2000, 0))
  const wide: PoolPair = { ...pair, spacing: 10 }
  const [day, month] = [1, 30].map(days => atTimescale(position, wide, days / 365, 0.5).legs[0])
  expect(day?.width).toBe(84)
  expect(month?.width).toBe(458)
  expect(Math.abs((day?.strike ?? 0) - (month?.strike ?? 0))).toBeLessThan(10)
})
