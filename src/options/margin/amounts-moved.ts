import { ceilDiv, q96, sqrtPriceAtTick } from "../ticks/tick-math"

/** Size of a leg in the smallest units of its asset. */
export interface LegSize {
  size: bigint
  /** Option ratio of the leg, 1 to 127. */
  optionRatio: number
  /** Token that the size counts: 0 for token0, 1 for token1. */
  asset: 0 | 1
}

/** Smallest units of token0 and token1, in that order. */
export type TokenAmounts = [token0: bigint, token1: bigint]

/**
 * Amounts of both tokens that a leg represents, in smallest units (V1.0 and V1.1): size × option
 * ratio of the asset, and the other token's by the geometric mean price of the bounds, rounded up.
 * Ratios apply to the amount of the leg's token type.
 *
 * Source: panoptic-v1-core 0a333bc PanopticMath.sol:667-695; 3d73534 :662-690.
 * @param lower tick of the lower bound
 * @param upper tick of the upper bound
 */
export function amountsMoved(
  { size, optionRatio, asset }: LegSize,
  lower: number,
  upper: number,
): TokenAmounts {
  const amount = size * BigInt(optionRatio)
  const meanPrice = (sqrtPriceAtTick(lower) * sqrtPriceAtTick(upper)) / q96
  return asset === 0
    ? [amount, ceilDiv(amount * meanPrice, q96)]
    : [ceilDiv(amount * q96, meanPrice), amount]
}
