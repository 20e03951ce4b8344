import { intrinsicValue } from "../black-scholes"
import { liquidationBonus } from "./liquidation-bonus"
import { type ShortOption, shortRequirement } from "./short-option"

/** Liquidation of a sold put with quote collateral at a price, in quote tokens. */
export interface PutLiquidation {
  requirement: number
  /** Cost of closing the put. */
  loss: number
  /** Liquidator's bonus. */
  bonus: number
}

export type ShortPut = ShortOption & { type: "put" }

/** Requirement, loss, and bonus at a price (V1). Source: short-put.ts and liquidation-bonus.ts. */
export function putLiquidation(spot: number, put: ShortPut, collateral: number): PutLiquidation {
  const requirement = shortRequirement(spot, put)
  return {
    requirement,
    loss: put.size * intrinsicValue("put", spot, put.strike),
    bonus: liquidationBonus(collateral, requirement),
  }
}

/**
 * Lowest price at which the collateral still covers loss and bonus: (K(2 + c) − 2C/q)/2, for
 * collateral of at least c·N and a range taken as one price (V1). Below it, the vault's depositors
 * bear the rest.
 *
 * Source: loss + requirement − collateral = collateral, solved for the price.
 */
export function lowestCoveredPrice(put: ShortPut, collateral: number): number {
  const { strike, size, collateralRatio } = put
  return (strike * (2 + collateralRatio) - (2 * collateral) / size) / 2
}
