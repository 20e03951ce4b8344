import { buyerCollateral, ratioInBasisPoints } from "./collateral-ratio"

/**
 * Requirement of a bought leg without a partner, in the token that it moves: buyer ratio × amount
 * at every price, plus the streamia it owes in that token, the only part that grows (V1.0 and
 * V1.1).
 *
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:1293-1399, 1155-1173; 3d73534 :1320-1426,
 * 1182-1200.
 * @param amount size × strike quote tokens for a put, size units of the asset for a call
 * @param utilization stored at the mint, 0 to 1
 */
export function longLegRequirement(amount: number, utilization = 0, owedStreamia = 0): number {
  return (amount * ratioInBasisPoints(utilization, buyerCollateral)) / 10_000 + owedStreamia
}
