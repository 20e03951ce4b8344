/**
 * Payoffs for drawings, in which prices run from 0 to 1 over the width of the picture. The value
 * before exercise follows Bachelier's model (normal prices), which is finite at every price and
 * equals the payoff at zero volatility.
 */
import { intrinsicValue } from "../options/black-scholes"
import { lpValue } from "../options/lp-position"
import { normalDensity } from "../options/normal-distribution"
import { strikeOf } from "../options/price-range"
import type { Random } from "./random"

export interface Leg {
  type: "call" | "put"
  strike: number
  /** Contracts: positive when bought, negative when sold. */
  size: number
}

/** Value of a position at a price; `deviation` is the standard deviation of the future price. */
export function positionValue(legs: readonly Leg[], price: number, deviation = 0): number {
  return legs.reduce((sum, leg) => sum + leg.size * optionValue(leg, price, deviation), 0)
}

function optionValue({ type, strike }: Leg, price: number, deviation: number): number {
  if (deviation === 0) return intrinsicValue(type, price, strike)
  const moneyness = type === "call" ? price - strike : strike - price
  const d = moneyness / deviation
  return moneyness * normalDistribution(d) + deviation * normalDensity(d)
}

/**
 * Normal distribution by Abramowitz and Stegun 26.2.17, with an absolute error below 7.5e-8. A more
 * exact formula would change the bytes of existing covers.
 */
export function normalDistribution(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = normalDensity(x) * series
  return x > 0 ? 1 - tail : tail
}

/** Value of concentrated liquidity between two prices, as a share of its maximum. */
export function liquidityValue(lower: number, upper: number, price: number): number {
  const bounds = { lower, upper }
  return lpValue(price, bounds) / strikeOf(bounds)
}

const call = (strike: number, size: number): Leg => ({ type: "call", strike, size })
const put = (strike: number, size: number): Leg => ({ type: "put", strike, size })

interface Strategy {
  /** Words in a title that select the strategy; later entries are more general. */
  named?: RegExp
  legs: (random: Random) => Leg[]
}

/** Strategies, whose strikes depend on the seed. */
const strategies: Strategy[] = [
  {
    named: /condor/,
    legs: r => {
      const wing = r.between(0.1, 0.15)
      return around(r, 0.06, 0.12, (a, b) => [
        put(a - wing, 1),
        put(a, -1),
        call(b, -1),
        call(b + wing, 1),
      ])
    },
  },
  {
    named: /reverse iron butterfl|butterfl/,
    legs: r => around(r, 0.14, 0.22, (a, b) => [call(a, 1), call((a + b) / 2, -2), call(b, 1)]),
  },
  {
    named: /jade|lizard/,
    legs: r => {
      const wing = r.between(0.12, 0.18)
      return around(r, 0.06, 0.12, (a, b) => [put(a, -1), call(b, -1), call(b + wing, 1)])
    },
  },
  { named: /risk reversal/, legs: r => around(r, 0.1, 0.18, (a, b) => [put(a, -1), call(b, 1)]) },
  {
    named: /(sell|sold|short).*straddle/,
    legs: r => around(r, 0, 0, k => [put(k, -1), call(k, -1)]),
  },
  { named: /straddle/, legs: r => around(r, 0, 0, k => [put(k, 1), call(k, 1)]) },
  {
    named: /(sell|sold|short).*strangle/,
    legs: r => around(r, 0.08, 0.2, (a, b) => [put(a, -1), call(b, -1)]),
  },
  { named: /strangle/, legs: r => around(r, 0.08, 0.2, (a, b) => [put(a, 1), call(b, 1)]) },
  // A covered call has the payoff of a short put.
  { named: /covered|short put|sell.* puts?/, legs: r => [put(r.between(0.35, 0.62), -1)] },
  {
    named: /put spread|narrow put/,
    legs: r => around(r, 0.12, 0.22, (a, b) => [put(b, 1), put(a, -1)]),
  },
  { named: /(short|sell\w*|naked) calls?/, legs: r => [call(r.between(0.4, 0.65), -1)] },
  { named: /\bputs?\b/, legs: r => [put(r.between(0.42, 0.7), 1)] },
  { named: /\bcalls?\b/, legs: r => [call(r.between(0.3, 0.6), 1)] },
  { legs: r => around(r, 0.12, 0.22, (a, b) => [call(a, 1), call(b, -1)]) },
  { legs: r => around(r, 0.12, 0.2, (a, b) => [call(a, 1), call(b, -2)]) },
]

/**
 * Returns the strategy that a title names, or else a random one, with a premium that brings the
 * value at its center close to zero.
 */
export function strategyFor(title: string, random: Random): { legs: Leg[]; premium: number } {
  const words = title.toLowerCase()
  const any = strategies[random.whole(0, strategies.length - 1)]
  const chosen = strategies.find(({ named }) => named?.test(words)) ?? any
  const legs = chosen?.legs(random) ?? []
  const centre = legs.reduce((sum, leg) => sum + leg.strike, 0) / legs.length
  return { legs, premium: positionValue(legs, centre, random.between(0.1, 0.18)) }
}

/** Two strikes on either side of a center, at a distance between `low` and `high`. */
function around(
  r: Random,
  low: number,
  high: number,
  legs: (a: number, b: number) => Leg[],
): Leg[] {
  const centre = r.between(0.4, 0.6)
  const half = r.between(low, high)
  return legs(centre - half, centre + half)
}
