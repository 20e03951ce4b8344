import { type SoldLegTerms, soldLegRequirement } from "./sold-leg"

/**
 * Requirement of a sold call in units of the asset per unit sold, as the contracts count it (V1): c below its range,
 * c + (r − K/S)/(r + 1) in it, c + 1 − K/S above. One whole unit at S = K/c, tending to 1 + c.
 * `spot` and `strike` in quote tokens. Source: in-the-money-share.ts.
 */
export function shortCallRequirementInAsset(
  spot: number,
  strike: number,
  terms: SoldLegTerms,
): number {
  return soldLegRequirement(strike / spot, terms)
}

/**
 * The same valued in the quote token, over the strike: c·S/K below it and (1 + c)·S/K − 1 above (range as one
 * price), without end; the whole strike at S = 2K/(1 + c).
 */
export function shortCallRequirement(spot: number, strike: number, terms: SoldLegTerms): number {
  return (spot / strike) * shortCallRequirementInAsset(spot, strike, terms)
}
