import { widthOfRangeFactor } from "../encoding/strike-tick"
import { strikeOf } from "../price-range"
import { rangeFactorOfExpiry } from "../range-expiry"
import { boundsOfLeg, type PoolPair, type Position, strikeTickAt } from "./legs"

/** Widest range that a token id can hold, in tick spacings. */
export const widest = 4095

/** Width in tick spacings whose effective expiry is nearest to `years` at a volatility (range-expiry.ts), 1 to 4,095. */
export function widthOfExpiry(years: number, volatility: number, spacing: number): number {
  const width = Math.round(widthOfRangeFactor(rangeFactorOfExpiry(years, volatility), spacing))
  return Number.isNaN(width) ? widest : Math.min(Math.max(width, 1), widest)
}

/** The position with all its ranges as wide as options that live so long, at strikes as near as the pool's ticks let. */
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
