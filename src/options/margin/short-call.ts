import { type SoldLegTerms, soldLegRequirement } from "./sold-leg"

/**
 * Requirement of a sold call in units of the asset per unit sold, as the contracts count it (V1): c
 * below its range, c + (r − K/S)/(r + 1) in range, c + 1 − K/S above. It is one whole unit at
 * S = K/c and tends to 1 + c.
 *
 * Source: in-the-money-share.ts.
 * @param spot in quote tokens, like `strike`
 */
export function shortCallRequirementInAsset(
  spot: number,
  strike: number,
  terms: SoldLegTerms,
): number {
  return soldLegRequirement(strike / spot, terms)
}

/**
 * Requirement of a sold call valued in the quote token, over the strike: c·S/K below the strike and
 * (1 + c)·S/K − 1 above it (range as one price). It has no upper bound and equals the strike at
 * S = 2K/(1 + c).
 */
export function shortCallRequirement(spot: number, strike: number, terms: SoldLegTerms): number {
  return (spot / strike) * shortCallRequirementInAsset(spot, strike, terms)
}
