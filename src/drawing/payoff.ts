/**
 * Payoffs for drawings: prices run from 0 to 1 over the width of the picture. Value before exercise follows
 * Bachelier's model (normal prices), which stays finite at every price and meets the payoff at zero volatility.
 */
import type { Random } from "./random"

export interface Leg {
  type: "call" | "put"
  strike: number
  /** Contracts: positive when bought, negative when sold. */
  size: number
}

/** Value of a position at a price; `deviation` is the standard deviation of the price to come. */
export function positionValue(legs: readonly Leg[], price: number, deviation = 0): number {
  return legs.reduce((sum, leg) => sum + leg.size * optionValue(leg, price, deviation), 0)
}

function optionValue({ type, strike }: Leg, price: number, deviation: number): number {
  const moneyness = type === "call" ? price - strike : strike - price
  if (deviation === 0) return Math.max(moneyness, 0)
  const d = moneyness / deviation
  return moneyness * normalDistribution(d) + deviation * normalDensity(d)
}

export function normalDensity(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)
}

/** Abramowitz and Stegun 26.2.17, absolute error below 7.5e-8. */
export function normalDistribution(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x))
  const series =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  const tail = normalDensity(x) * series
  return x > 0 ? 1 - tail : tail
}

/**
 * Value of concentrated liquidity between two prices, as a share of its highest: L(2√S - S/√b - √a) in the
 * range, all of the asset below it, all of the numeraire above (Uniswap v3 white paper, section 2).
 */
export function liquidityValue(lower: number, upper: number, price: number): number {
  const root = (value: number) => Math.sqrt(value)
  const inside = Math.min(Math.max(price, lower), upper)
  const perRange = 2 * root(inside) - inside / root(upper) - root(lower)
  const below = price < lower ? (price - lower) * (1 / root(lower) - 1 / root(upper)) : 0
  return (perRange + below) / (root(upper) - root(lower))
}

/** Strategies by name; each takes its strikes from the seed. */
const strategies: ((random: Random) => Leg[])[] = [
  r => [call(r.between(0.3, 0.6), 1)],
  r => [put(r.between(0.42, 0.7), 1)],
  r => [put(r.between(0.35, 0.62), -1)],
  r => [call(r.between(0.4, 0.65), -1)],
  r => around(r, 0, 0, k => [put(k, 1), call(k, 1)]),
  r => around(r, 0, 0, k => [put(k, -1), call(k, -1)]),
  r => around(r, 0.08, 0.2, (a, b) => [put(a, 1), call(b, 1)]),
  r => around(r, 0.08, 0.2, (a, b) => [put(a, -1), call(b, -1)]),
  r => around(r, 0.12, 0.22, (a, b) => [call(a, 1), call(b, -1)]),
  r => around(r, 0.12, 0.22, (a, b) => [put(b, 1), put(a, -1)]),
  r => around(r, 0.14, 0.22, (a, b) => [call(a, 1), call((a + b) / 2, -2), call(b, 1)]),
  r => {
    const wing = r.between(0.1, 0.15)
    return around(r, 0.06, 0.12, (a, b) => [
      put(a - wing, 1),
      put(a, -1),
      call(b, -1),
      call(b + wing, 1),
    ])
  },
  r => {
    const wing = r.between(0.12, 0.18)
    return around(r, 0.06, 0.12, (a, b) => [put(a, -1), call(b, -1), call(b + wing, 1)])
  },
  r => around(r, 0.1, 0.18, (a, b) => [put(a, -1), call(b, 1)]),
  r => around(r, 0.12, 0.2, (a, b) => [call(a, 1), call(b, -2)]),
]

/** A strategy with the premium that brings its value at its own centre near zero. */
export function randomStrategy(random: Random): { legs: Leg[]; premium: number } {
  const legs = strategies[random.whole(0, strategies.length - 1)]?.(random) ?? []
  const centre = legs.reduce((sum, leg) => sum + leg.strike, 0) / legs.length
  return { legs, premium: positionValue(legs, centre, random.between(0.1, 0.18)) }
}

/** Two strikes, a distance of low to high on either side of a centre. */
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

function call(strike: number, size: number): Leg {
  return { type: "call", strike, size }
}

function put(strike: number, size: number): Leg {
  return { type: "put", strike, size }
}
