import { type SoldLegTerms, soldLegRequirement } from "./sold-leg"

/**
 * Requirement of a sold put over its notional of K quote tokens per unit (V1): c out of the money,
 * c + (r − S/K)/(r + 1) in range, c + 1 − S/K below the range. It equals the notional at S = cK and
 * tends to 1 + c as the price goes to zero.
 *
 * Source: in-the-money-share.ts.
 * @param spot in quote tokens, like `strike`
 */
export function shortPutRequirement(spot: number, strike: number, terms: SoldLegTerms): number {
  return soldLegRequirement(spot / strike, terms)
}
