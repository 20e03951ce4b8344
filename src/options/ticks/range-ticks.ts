/** Range of a leg in ticks, as encoded in a token id. */
export interface RangeTicks {
  /** Tick of the strike. */
  strike: number
  /** (upper − lower)/spacing, 1 to 4,095. */
  width: number
  /** Tick spacing of the pool. */
  spacing: number
}

/**
 * Bounds of a leg's range in ticks (V1.0 and V1.1): half the span (rounded down) below the strike
 * and half (rounded up) above it.
 *
 * Source: panoptic-v1-core 0a333bc and 3d73534, PanopticMath.sol getRangesFromStrike.
 */
export function boundTicks({ strike, width, spacing }: RangeTicks): {
  lower: number
  upper: number
} {
  const span = width * spacing
  return { lower: strike - Math.floor(span / 2), upper: strike + Math.ceil(span / 2) }
}

/** Range factor r = 1.0001^(width·spacing/2) of a width. */
export function rangeFactorOfWidth(width: number, spacing: number): number {
  return 1.0001 ** ((width * spacing) / 2)
}

/**
 * Number of whole half-widths between a tick and a leg's strike, which sets the rate of a forced
 * exercise (force-exercise.ts). A half-width is half the span, rounded up.
 *
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:673-752.
 */
export function halfWidthsOfTicks(tick: number, { strike, width, spacing }: RangeTicks): number {
  return Math.floor(Math.abs(tick - strike) / Math.ceil((width * spacing) / 2))
}
