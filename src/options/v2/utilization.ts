import type { UtilizationRamp } from "../margin/collateral-ratio"

/** Collateral ratio of a sold option without a partner. Rule: seller-ratio. */
export const v2SellerCollateral: UtilizationRamp = {
  from: 0.2,
  to: 1,
  start: 0.6666667,
  end: 0.9,
}

/** Collateral ratio of each leg of a partnered strangle. Rule: strangle. */
export const v2StrangleCollateral: UtilizationRamp = { ...v2SellerCollateral, from: 0.1 }

/** Requirement of a loan over its amount. Rule: loan-credit. */
export const v2LoanCollateral: UtilizationRamp = { ...v2SellerCollateral, from: 1.1, to: 2 }

/** Share of a token's surplus that counts for the other token. Rule: solvency. */
export const v2CrossRatio: UtilizationRamp = { from: 1, to: 0, start: 0.9, end: 0.95 }

/**
 * Lent tokens and unpaid interest over all assets of a vault, in the same unit. Rule: utilisation.
 */
export function v2Utilization(lent: number, held: number, interest = 0): number {
  return (lent + interest) / (held + lent + interest)
}
