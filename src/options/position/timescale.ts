import { widthOfRangeFactor } from "../encoding/strike-tick"
import { strikeOf } from "../price-range"
import { rangeFactorOfExpiry } from "../range-expiry"
import { boundsOfLeg, type PoolPair, type Position, strikeTickAt } from "./legs"

/** Maximum width that a token id can hold, in tick spacings. */
export const widest = 4095

/**
 * Width in tick spacings, 1 to 4,095, whose effective expiry is nearest to `years` at a volatility
 * (range-expiry.ts).
 */
export function widthOfExpiry(years: number, volatility: number, spacing: number): number {
  const width = Math.round(widthOfRangeFactor(rangeFactorOfExpiry(years, volatility), spacing))
  return Number.isNaN(width) ? widest : Math.min(Math.max(width, 1), widest)
}

/**
 * Sets all ranges of a position to the width of an option that lasts `years`, and moves strikes to
 * the nearest ones that the pool's ticks allow.
 */
export function atTimescale(
  position: Position,
  pair: PoolPair,
  years: number,
  volatility: number,
): Position {
  const width = widthOfExpiry(years, volatility, pair.spacing)
  const legs = position.legs.map(leg => {
    const strike = strikeTickAt(strikeOf(boundsOfLeg(leg, pair)), width, pair)
    return { ...leg, width, strike }
  })
  return { ...position, legs }
}
