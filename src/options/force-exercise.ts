import { type Bounds, isInRange, rangeFactorOf, strikeOf } from "./price-range"
import { protocolParameters } from "./protocol-parameters"

/**
 * How many half-widths a price is away from the strike, whole ones only: ⌊|ln(S/K)| / ln r⌋. A half-width is the
 * distance from the strike to one bound, a factor r in price. Source: the site's forced-exercise page.
 */
export function halfWidthsFromStrike(spot: number, bounds: Bounds): number {
  return Math.floor(Math.abs(Math.log(spot / strikeOf(bounds))) / Math.log(rangeFactorOf(bounds)))
}

/**
 * Cost of force-exercising a long option, a fraction of its notional, paid to its holder: 128 bps within the
 * first half-width beyond the range, halved for every further one, at least 0.125 bps. `undefined` in range,
 * where nobody may exercise it. Source: the site's pages on forced exercise and parameters.
 */
export function forceExerciseCost(spot: number, bounds: Bounds): number | undefined {
  if (isInRange(spot, bounds)) return undefined
  // Rounding may put a price just outside the range a hair nearer than one half-width.
  const halfWidths = Math.max(halfWidthsFromStrike(spot, bounds), 1)
  const { forceExerciseCost: cost, forceExerciseFloor: floor } = protocolParameters
  return Math.max(cost * 2 ** -(halfWidths - 1), floor)
}
