import { type Bounds, isInRange, rangeFactorOf, strikeOf } from "./price-range"
import { protocolParameters } from "./protocol-parameters"

/**
 * Number of whole half-widths between a price and the strike: ⌊|ln(S/K)| / ln r⌋. A half-width is
 * the distance from the strike to one bound, a factor r in price.
 * For ticks, see halfWidthsOfTicks in range-ticks.ts.
 */
export function halfWidthsFromStrike(spot: number, bounds: Bounds): number {
  return Math.floor(Math.abs(Math.log(spot / strikeOf(bounds))) / Math.log(rangeFactorOf(bounds)))
}

/**
 * Rate of a forced exercise, as a fraction of the amounts that all bought legs move: 128, 64, 32,
 * 16, 8, 4, 2 bps, and 1 bps from the eighth half-width on (V1.0 and V1.1). `halfWidths` is the
 * whole number between current price and strike, the largest over the bought legs; it counts as at
 * least 1.
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:673-752; 3d73534 :706-785.
 */
export function forceExerciseRate(halfWidths: number): number {
  const { forceExerciseCost: cost, forceExerciseFloor: floor } = protocolParameters
  return Math.max(cost * 2 ** -(Math.max(halfWidths, 1) - 1), floor)
}

/**
 * Cost of force-exercising a long option, as a fraction of its notional, paid to its holder;
 * undefined in range, because nobody may exercise it then. It is 128 bps within the first
 * half-width beyond the range, halved for each further one, and 1 bps from the eighth on. The
 * difference between current and time-weighted price is extra.
 */
export function forceExerciseCost(spot: number, bounds: Bounds): number | undefined {
  if (isInRange(spot, bounds)) return undefined
  return forceExerciseRate(halfWidthsFromStrike(spot, bounds))
}
