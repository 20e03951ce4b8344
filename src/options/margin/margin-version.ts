/**
 * Version of the margin rule: "V1" for V1.0 and V1.1 (mainnet, 2024 and 2025), "gated" for the
 * gated launch (beta, November 2023), which articles of that time use. V2's rule is not modeled.
 */
export type MarginVersion = "V1" | "gated"

/**
 * Weight of the in-the-money share in the requirement of a sold leg. V1 adds the full share; the
 * gated launch scaled it by 1 − c, so that the requirement tended to exactly the notional.
 *
 * Source: panoptic-v1-core 40d72ff (January 11, 2024) drops the factor; ed3057f (gated)
 * CollateralTracker.sol:1724-1767.
 */
export function inTheMoneyWeight(collateralRatio: number, version: MarginVersion = "V1"): number {
  return version === "gated" ? 1 - collateralRatio : 1
}
