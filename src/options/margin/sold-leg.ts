import { inTheMoneyShare } from "./in-the-money-share"
import { inTheMoneyWeight, type MarginVersion } from "./margin-version"

/** What a sold leg's requirement depends on besides price and strike. */
export interface SoldLegTerms {
  /** Collateral ratio c fixed at the mint, e.g. 0.2. */
  collateralRatio: number
  /** r = √(upper/lower); default 1, a range taken as one price. */
  rangeFactor?: number
  /** Default "V1" (V1.0 and V1.1). */
  version?: MarginVersion
}

/**
 * Requirement of a sold leg without a partner over the amount that it moves, in the token that it moves (quote for a
 * put, asset for a call): c + in-the-money share, from c up to 1 + c. It is not capped at the amount moved.
 * `moneyness` is S/K for a put, K/S for a call. Source: see in-the-money-share.ts.
 */
export function soldLegRequirement(moneyness: number, terms: SoldLegTerms): number {
  const { collateralRatio, rangeFactor, version } = terms
  const weight = inTheMoneyWeight(collateralRatio, version)
  return collateralRatio + weight * inTheMoneyShare(moneyness, rangeFactor)
}

/** What the requirement tends to over the amount moved: 1 + c, in the gated launch 1. With it an option is safe. */
export function largestRequirement({ collateralRatio, version }: SoldLegTerms): number {
  return collateralRatio + inTheMoneyWeight(collateralRatio, version)
}
