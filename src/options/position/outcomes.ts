import { daysPerYear } from "../black-scholes"
import { expectedStreamia } from "../expected-streamia"
import { pricePaths } from "../price-path"
import type { Bounds } from "../price-range"
import { streamiaRate } from "../streamia"
import { boundsOfLeg, type PoolPair, type Position } from "./legs"
import { streamiaWeight } from "./streamia"

/** Number of sampled paths and of steps in each. */
export const sampledPaths = 400
const steps = 48

/** Paths of the price, each with the same number of equal steps of `stepYears`. */
export interface SampledPrices {
  paths: number[][]
  stepYears: number
}

/** Seeded paths of geometric Brownian motion without drift. The same seed gives the same paths. */
export const samplePrices = (input: {
  price: number
  volatility: number
  days: number
  seed: number
}): SampledPrices => ({
  paths: pricePaths({ ...input, spot: input.price, steps }, sampledPaths),
  stepYears: input.days / daysPerYear / steps,
})

/** 10th, 50th, and 90th percentile. */
export interface Spread {
  low: number
  median: number
  high: number
}

/** Percentiles of values in ascending order. */
export function spreadOf(ascending: ArrayLike<number>): Spread {
  const at = (share: number) => {
    const place = share * (ascending.length - 1)
    const [from, to] = [Math.floor(place), Math.ceil(place)]
    const [a = Number.NaN, b = Number.NaN] = [ascending[from], ascending[to]]
    return a + (b - a) * (place - from)
  }
  return { low: at(0.1), median: at(0.5), high: at(0.9) }
}

/** Results of a position along sampled paths, in quote tokens. */
export interface Outcomes {
  /** Profit and loss after each step, streamia included. Computed on each access. */
  readonly fan: Spread[]
  /** Profit and loss after the last step. */
  final: Spread
  streamia: Spread
  /** Share of paths that end with a gain, 0 to 1. */
  chance: number
  /** Share of time that at least one leg is in range, 0 to 1. */
  inRange: number
}

/**
 * Outcomes of a position along sampled paths.
 * @param profitAt profit and loss of closing at a price, in quote tokens, without streamia
 */
export function outcomesOf(
  position: Position,
  pair: PoolPair,
  { paths, stepYears }: SampledPrices,
  volatility: number,
  bought: number,
  profitAt: (price: number) => number,
): Outcomes {
  const bounds = position.legs.map(leg => boundsOfLeg(leg, pair))
  const weights = position.legs.map(leg => streamiaWeight(leg, position, bought) * stepYears)
  let inside = 0
  // One number for each path and step; sums grow in place, because this runs while readers drag.
  const sums = paths.map(path => {
    const own = new Float64Array(path.length)
    for (let step = 1; step < path.length; step += 1) {
      const price = path[step - 1] ?? Number.NaN
      let earned = 0
      let isInside = 0
      for (let leg = 0; leg < bounds.length; leg += 1) {
        const rate = streamiaRate(price, bounds[leg] as Bounds, volatility)
        if (rate > 0) isInside = 1
        earned += rate * (weights[leg] ?? 0)
      }
      inside += isInside
      own[step] = (own[step - 1] ?? 0) + earned
    }
    return own
  })
  const sorted = (read: (path: number[], index: number) => number) =>
    Float64Array.from(paths, read).sort()
  const after = (step: number) =>
    sorted((path, index) => profitAt(path[step] ?? Number.NaN) + (sums[index]?.[step] ?? 0))
  const last = after(steps)
  return {
    get fan() {
      return Array.from({ length: steps + 1 }, (_, step) => spreadOf(after(step)))
    },
    final: spreadOf(last),
    streamia: spreadOf(sorted((_, index) => sums[index]?.[steps] ?? 0)),
    chance: last.filter(value => value > 0).length / last.length,
    inRange: inside / (paths.length * steps),
  }
}

/**
 * Expected streamia of a position over `days`, in quote tokens: received by sold legs, owed
 * (negative) by bought ones. See expected-streamia.ts.
 */
export function expectedPositionStreamia(
  position: Position,
  pair: PoolPair,
  price: number,
  volatility: number,
  bought: number,
  days: number,
): number {
  return position.legs.reduce((sum, leg) => {
    const own = expectedStreamia(price, boundsOfLeg(leg, pair), volatility, days / daysPerYear)
    return sum + own * streamiaWeight(leg, position, bought)
  }, 0)
}
