import { forceExerciseRate } from "../force-exercise"
import type { AssetAndQuote } from "../margin/cross-margin"
import { halfWidthsOfTicks } from "../ticks/range-ticks"
import { boundsOfLeg, type PoolPair, type Position, poolTick } from "./legs"
import { amountsOfPosition } from "./mint-cost"

/** Cost of closing another account's position. */
export interface ForcedExercise {
  /** Whole half-widths that set the rate, at least 1. */
  halfWidths: number
  /** Cost as a fraction of the amounts that all bought legs move. */
  rate: number
  /** Payment by token from the caller to the holder. */
  cost: AssetAndQuote
}

/**
 * Cost of a forced exercise if current and time-weighted price are both `price` (V1.0 and V1.1).
 * The farthest bought leg sets the rate; if none is out of range, nobody can exercise the position
 * and the result is undefined.
 *
 * Source: force-exercise.ts; panoptic-v1-core 0a333bc CollateralTracker.sol:673-752.
 */
export function forcedExercise(
  position: Position,
  pair: PoolPair,
  price: number,
): ForcedExercise | undefined {
  const bought = position.legs.filter(({ side }) => side === "long")
  const isOut = bought.some(leg => {
    const { lower, upper } = boundsOfLeg(leg, pair)
    return price < lower || price >= upper
  })
  if (!isOut) return undefined
  const tick = poolTick(price, pair)
  const { spacing } = pair
  const halfWidths = Math.max(1, ...bought.map(leg => halfWidthsOfTicks(tick, { ...leg, spacing })))
  const rate = forceExerciseRate(halfWidths)
  const { asset, quote } = amountsOfPosition(position, pair, "long")
  return { halfWidths, rate, cost: { asset: rate * asset, quote: rate * quote } }
}
