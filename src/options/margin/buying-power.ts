import { protocolParameters } from "../protocol-parameters"

/** Buying power usage, a fraction: requirements over collateral; above 1 the account is liquidatable. */
export function buyingPowerUsage(requirement: number, collateral: number): number {
  return requirement / collateral
}

/** Largest usage right after a mint: 1/1.3333 = 75.002 %. */
export function largestUsageAtMint(buffer: number = protocolParameters.mintBuffer): number {
  return 1 / buffer
}

/**
 * Least collateral with which positions of this requirement can be opened, in its unit: 1.3333 × requirement, all
 * open positions and the new one included (V1.0 and V1.1).
 * Source: panoptic-v1-core 0a333bc PanopticPool.sol:143, 553-619; 3d73534 :147, 573-640.
 */
export function leastCollateralToOpen(requirement: number): number {
  return protocolParameters.mintBuffer * requirement
}

/**
 * What opening an option takes from the free collateral, in the unit of the notional. A buyer pays the intrinsic value
 * and posts ratio × notional. A seller is credited the intrinsic value, and the requirement rises by as much on top of
 * ratio × notional, so ratio × notional is what remains (V1.0 and V1.1, range as one price).
 * Source: short-put.ts, long-leg.ts; panoptic-v1-core 0a333bc CollateralTracker.sol:1006-1050 (intrinsic value).
 */
export function mintRequirement(
  side: "long" | "short",
  notional: number,
  collateralRatio: number,
  inTheMoney = 0,
): number {
  return notional * collateralRatio + (side === "long" ? inTheMoney : 0)
}
