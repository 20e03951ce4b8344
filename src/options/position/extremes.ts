import { breakevens } from "../breakevens"
import { profitCurve, strategyGreek } from "../strategy"
import { type PoolPair, type Position, strategyLegs } from "./legs"
import { turningPrices } from "./solvency"

/**
 * A price and the profit there, in quote tokens. `price` is 0 or infinite at the ends of the scale.
 */
export interface Extreme {
  price: number
  /** Infinite if profit or loss is unbounded. */
  profit: number
}

const still = { years: 0, volatility: 0 }

/**
 * Minimum and maximum profit over all prices of a position opened at `entry`, without streamia and
 * fees. Extremes are at a price of zero, at infinity (unbounded if a delta remains), or in between
 * at kinks and zeros of delta.
 * @param held units of the asset that the account also holds, such as the cover of a sold call
 */
export function profitExtremes(
  position: Position,
  pair: PoolPair,
  entry: number,
  held = 0,
): { worst: Extreme; best: Extreme } {
  const legs = strategyLegs(position, pair, entry)
  const prices = withBetween(turningPrices(position, pair))
  const deltaAt = (price: number) => strategyGreek("delta", legs, price, still) + held
  const profitOfLegs = profitCurve(legs)
  const profitAt = (price: number) => profitOfLegs(price) + held * (price - entry)
  const top = prices.at(-1) ?? entry
  const slope = deltaAt(top)
  const end = Math.abs(slope) < 1e-9 ? profitAt(top) : Math.sign(slope) * Number.POSITIVE_INFINITY
  const found: Extreme[] = [
    { price: 0, profit: profitAt(0) },
    ...[...prices, ...breakevens(deltaAt, prices)].map(price => ({
      price,
      profit: profitAt(price),
    })),
    { price: Number.POSITIVE_INFINITY, profit: end },
  ]
  const first = found[0] as Extreme
  // Of profits that are equal up to rounding, the first is reported.
  const margin = 1e-9 * position.size * entry
  return {
    worst: found.reduce((a, b) => (b.profit < a.profit - margin ? b : a), first),
    best: found.reduce((a, b) => (b.profit > a.profit + margin ? b : a), first),
  }
}

/** Adds enough prices between each two that overlapping ranges cannot hide a turn of the curve. */
function withBetween(prices: number[]): number[] {
  const parts = 12
  return prices.flatMap((price, index) => {
    const next = prices[index + 1] ?? price
    const step = (next - price) / parts
    return next === price ? [price] : Array.from({ length: parts }, (_, i) => price + i * step)
  })
}
