import { v2Parameters } from "./parameters"

/** Fee at opening, in the unit of the amounts sold and bought. Rule: fees. */
export const v2OpeningFee = (amounts: number): number => v2Parameters.commissionRate * amounts

/**
 * Fee at closing: 1% of the premium paid or received, capped at ten opening fees on the amounts
 * closed. Rule: fees.
 */
export function v2ClosingFee(premium: number, amounts: number): number {
  const { premiumFeeRate, premiumFeeCap } = v2Parameters
  return Math.min(premiumFeeRate * Math.abs(premium), premiumFeeCap * v2OpeningFee(amounts))
}
