import { inTheMoneyShare } from "./in-the-money-share"
import { inTheMoneyWeight, type MarginVersion } from "./margin-version"

/** Terms of a sold leg's requirement, besides price and strike. */
export interface SoldLegTerms {
  /** Collateral ratio c fixed at the mint, e.g. 0.2. */
  collateralRatio: number
  /** r = √(upper/lower); default 1, a range taken as one price. */
  rangeFactor?: number
  /** Default "V1" (V1.0 and V1.1). */
  version?: MarginVersion
}

/**
 * Requirement of a sold leg without a partner, over the amount and in the token that it moves
 * (quote for a put, asset for a call): c + in-the-money share, from c to 1 + c. It can exceed the
 * amount moved.
 *
 * Source: see in-the-money-share.ts.
 * @param moneyness S/K for a put, K/S for a call
 */
export function soldLegRequirement(moneyness: number, terms: SoldLegTerms): number {
  const { collateralRatio, rangeFactor, version } = terms
  const weight = inTheMoneyWeight(collateralRatio, version)
  return collateralRatio + weight * inTheMoneyShare(moneyness, rangeFactor)
}

/**
 * Limit of the requirement over the amount moved: 1 + c, or 1 in the gated launch. An option with
 * this much collateral cannot be liquidated.
 */
export function largestRequirement({ collateralRatio, version }: SoldLegTerms): number {
  return collateralRatio + inTheMoneyWeight(collateralRatio, version)
}
