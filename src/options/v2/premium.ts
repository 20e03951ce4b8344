import { v2Parameters } from "./parameters"

/**
 * Multiple of Uniswap's fees that a buyer pays, or that sellers earn, when `share` of a chunk's
 * sold liquidity is bought: 1 + R/(v·N) and 1 + R²/(v·N·T). Rule: premium.
 */
export function v2FeeMultiple(side: "buyer" | "seller", share: number): number {
  const { vegoid, maxSpread } = v2Parameters
  const removedOverNet = Math.min(share / (1 - share), maxSpread)
  return 1 + (removedOverNet * (side === "buyer" ? 1 : share)) / vegoid
}
