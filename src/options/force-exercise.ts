import { isInRange, rangeOf } from "./price-range"
import { protocolParameters } from "./protocol-parameters"

/**
 * Cost of force-exercising a long option, a fraction of its notional, paid to its holder: 128 bps within
 * the first width beyond the range, halved for every further completed width (upper − lower, in price),
 * at least 0.125 bps. `undefined` in range, where no one may exercise it.
 * Source: the site's forced-exercise page (worked AVAX table).
 */
export function forceExerciseCost(spot: number, lower: number, upper: number): number | undefined {
  if (isInRange(spot, { lower, upper })) return undefined
  const distance = spot > upper ? spot - upper : lower - spot
  const widths = Math.floor(distance / (upper - lower))
  const { forceExerciseCost: cost, forceExerciseFloor: floor } = protocolParameters
  return Math.max(cost * 2 ** -widths, floor)
}

/**
 * The same as the parameters page words it: halved for every half-width (ln r, in log price) from the
 * strike after the first. Steps half as long, so far options cost less to exercise.
 */
export function forceExerciseCostByHalfWidths(
  spot: number,
  strike: number,
  rangeFactor: number,
): number | undefined {
  if (isInRange(spot, rangeOf(strike, rangeFactor))) return undefined
  const halfWidths = Math.floor(Math.abs(Math.log(spot / strike)) / Math.log(rangeFactor))
  return protocolParameters.forceExerciseCost * 2 ** -(Math.max(halfWidths, 1) - 1)
}
