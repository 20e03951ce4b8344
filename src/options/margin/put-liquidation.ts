import { intrinsicValue } from "../black-scholes"
import { liquidationBonus } from "./liquidation-bonus"
import { type ShortOption, shortRequirement } from "./short-option"

/** A sold put with quote collateral when it is liquidated at a price, all in quote tokens. */
export interface PutLiquidation {
  requirement: number
  /** What closing the put costs. */
  loss: number
  /** What the liquidator earns. */
  bonus: number
}

export type ShortPut = ShortOption & { type: "put" }

/** Requirement, loss and bonus at a price (V1). Source: short-put.ts and liquidation-bonus.ts. */
export function putLiquidation(spot: number, put: ShortPut, collateral: number): PutLiquidation {
  const requirement = shortRequirement(spot, put)
  return {
    requirement,
    loss: put.size * intrinsicValue("put", spot, put.strike),
    bonus: liquidationBonus(collateral, requirement),
  }
}

/**
 * Lowest price at which the collateral still pays loss and bonus: (K(2 + c) − 2C/q)/2, for a collateral of at least c·N
 * and a range taken as one price (V1). Below it the depositors of the vault bear the rest.
 * Source: loss + requirement − collateral = collateral, solved for the price.
 */
export function lowestCoveredPrice(put: ShortPut, collateral: number): number {
  const { strike, size, collateralRatio } = put
  return (strike * (2 + collateralRatio) - (2 * collateral) / size) / 2
}
