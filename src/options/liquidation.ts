import type { ShortOption } from "./maintenance-requirement"

/** Where a short option becomes liquidatable: below or above a price, at every price, or at none. */
export type LiquidationPrice =
  | { kind: "below" | "above"; price: number }
  | { kind: "always" }
  | { kind: "never" }

/**
 * Price at which the requirement of a single short option equals its collateral, both in the quote token.
 * Put: K(1 − c)/(1 − SCR); call: K(1 + c − SCR), with c = collateral/(size·K).
 * Solves the requirements of maintenance-requirement.ts; accrued streamia is left out.
 */
export function liquidationPrice(option: ShortOption, collateral: number): LiquidationPrice {
  const { type, strike, size, collateralRatio } = option
  const covered = collateral / (size * strike)
  if (covered < collateralRatio) return { kind: "always" }
  if (type === "call") return { kind: "above", price: strike * (1 + covered - collateralRatio) }
  if (covered >= 1) return { kind: "never" }
  return { kind: "below", price: (strike * (1 - covered)) / (1 - collateralRatio) }
}

/**
 * The same when the collateral is the asset itself. Call: K(1 − SCR)/(1 − c), never from c = 1 (fully
 * covered); put: K/(1 + c − SCR), or K·SCR/c when the asset alone does not cover the ratio at the strike;
 * c = collateral/size.
 */
export function liquidationPriceInAsset(option: ShortOption, collateral: number): LiquidationPrice {
  const { type, strike, size, collateralRatio } = option
  const covered = collateral / size
  if (type === "put") {
    if (covered < collateralRatio) {
      return { kind: "below", price: (strike * collateralRatio) / covered }
    }
    return { kind: "below", price: strike / (1 + covered - collateralRatio) }
  }
  if (covered < collateralRatio) return { kind: "always" }
  if (covered >= 1) return { kind: "never" }
  return { kind: "above", price: (strike * (1 - collateralRatio)) / (1 - covered) }
}

/**
 * Bonus of a liquidator: min(balance/2, requirement − balance) at the time-weighted price, in the unit of
 * both; 0 for a solvent account. Source: the site's liquidations page.
 */
export function liquidationBonus(balance: number, requirement: number): number {
  return Math.max(Math.min(balance / 2, requirement - balance), 0)
}
