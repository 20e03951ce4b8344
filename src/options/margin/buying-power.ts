import { protocolParameters } from "../protocol-parameters"

/** Buying power usage: requirements over collateral. Above 1 the account is liquidatable. */
export function buyingPowerUsage(requirement: number, collateral: number): number {
  return requirement / collateral
}

/** Largest usage right after a mint: 1/1.3333 = 75.002%. */
export function largestUsageAtMint(buffer: number = protocolParameters.mintBuffer): number {
  return 1 / buffer
}

/**
 * Minimum collateral to open positions with this requirement, in its unit: 1.3333 × requirement,
 * which includes all open positions and the new one (V1.0 and V1.1).
 *
 * Source: panoptic-v1-core 0a333bc PanopticPool.sol:143, 553-619; 3d73534 :147, 573-640.
 */
export function leastCollateralToOpen(requirement: number): number {
  return protocolParameters.mintBuffer * requirement
}

/**
 * Free collateral that opening an option uses, in the unit of the notional (V1.0 and V1.1, range as
 * one price). A buyer pays the intrinsic value and posts ratio × notional; a seller is credited the
 * intrinsic value, but the requirement rises by as much, so the net effect is ratio × notional.
 *
 * Source: short-put.ts, long-leg.ts; panoptic-v1-core 0a333bc CollateralTracker.sol:1006-1050
 * (intrinsic value).
 */
export function mintRequirement(
  side: "long" | "short",
  notional: number,
  collateralRatio: number,
  inTheMoney = 0,
): number {
  return notional * collateralRatio + (side === "long" ? inTheMoney : 0)
}
