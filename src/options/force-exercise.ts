import { type Bounds, isInRange, rangeFactorOf, strikeOf } from "./price-range"
import { protocolParameters } from "./protocol-parameters"

/**
 * How many half-widths a price is away from the strike, whole ones only: ⌊|ln(S/K)| / ln r⌋. A half-width is the
 * distance from the strike to one bound, a factor r in price. In ticks: range-ticks.ts, halfWidthsOfTicks.
 */
export function halfWidthsFromStrike(spot: number, bounds: Bounds): number {
  return Math.floor(Math.abs(Math.log(spot / strikeOf(bounds))) / Math.log(rangeFactorOf(bounds)))
}

/**
 * Rate of a forced exercise by the whole half-widths n between the current price and the strike (the largest over the
 * bought legs, at least 1), a fraction of the amounts that all bought legs move: 128, 64, 32, 16, 8, 4, 2 bps and 1 bps
 * from the eighth on (V1.0 and V1.1).
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:673-752; 3d73534 :706-785.
 */
export function forceExerciseRate(halfWidths: number): number {
  const { forceExerciseCost: cost, forceExerciseFloor: floor } = protocolParameters
  return Math.max(cost * 2 ** -(Math.max(halfWidths, 1) - 1), floor)
}

/**
 * Cost of force-exercising a long option, a fraction of its notional, paid to its holder: 128 bps within the first
 * half-width beyond the range, halved for every further one, 1 bps from the eighth on. `undefined` in range, where
 * nobody may exercise it. Added to it are the price differences between current and time-weighted price.
 */
export function forceExerciseCost(spot: number, bounds: Bounds): number | undefined {
  if (isInRange(spot, bounds)) return undefined
  return forceExerciseRate(halfWidthsFromStrike(spot, bounds))
}
