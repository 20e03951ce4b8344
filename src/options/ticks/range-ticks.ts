/** The range of a leg in ticks, as a token id holds it. */
export interface RangeTicks {
  /** Tick of the strike. */
  strike: number
  /** (upper − lower)/spacing, 1 to 4,095. */
  width: number
  /** Tick spacing of the pool. */
  spacing: number
}

/**
 * Bounds of a leg's range in ticks: half the span below the strike, rounded down, and half above, rounded up.
 * V1.0 and V1.1. Source: panoptic-v1-core 0a333bc and 3d73534, PanopticMath.sol getRangesFromStrike.
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
 * Whole half-widths between a tick and the strike of a leg, a half-width being half the span rounded up: what the rate of
 * a forced exercise counts (force-exercise.ts). Source: panoptic-v1-core 0a333bc CollateralTracker.sol:673-752.
 */
export function halfWidthsOfTicks(tick: number, { strike, width, spacing }: RangeTicks): number {
  return Math.floor(Math.abs(tick - strike) / Math.ceil((width * spacing) / 2))
}
