import { type Bounds, isInRange, rangeFactorOf, strikeOf } from "./price-range"
import { protocolParameters } from "./protocol-parameters"

/**
 * Number of whole half-widths between a price and the strike: ⌊|ln(S/K)| / ln r⌋. A half-width is
 * the distance from the strike to one bound, a factor r in price.
 *
 * For ticks, see halfWidthsOfTicks in range-ticks.ts.
 */
export function halfWidthsFromStrike(spot: number, bounds: Bounds): number {
  return Math.floor(Math.abs(Math.log(spot / strikeOf(bounds))) / Math.log(rangeFactorOf(bounds)))
}

/**
 * Rate of a forced exercise, as a fraction of the amounts that all bought legs move: 128, 64, 32,
 * 16, 8, 4, 2 bps, and 1 bps from the eighth half-width on (V1.0 and V1.1).
 *
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:673-752; 3d73534 :706-785.
 * @param halfWidths whole number between current price and strike, the largest over the bought
 * legs; less than 1 counts as 1
 */
export function forceExerciseRate(halfWidths: number): number {
  const { forceExerciseCost: cost, forceExerciseFloor: floor } = protocolParameters
  return Math.max(cost * 2 ** -(Math.max(halfWidths, 1) - 1), floor)
}

/**
 * Cost of force-exercising a long option, as a fraction of its notional, paid to its holder;
 * undefined in range, because nobody may exercise it then. The rate is that of
 * `forceExerciseRate`, and the difference between current and time-weighted price is extra.
 */
export function forceExerciseCost(spot: number, bounds: Bounds): number | undefined {
  if (isInRange(spot, bounds)) return undefined
  return forceExerciseRate(halfWidthsFromStrike(spot, bounds))
}
