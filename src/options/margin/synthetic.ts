import { longLegRequirement } from "./long-leg"
import { type ShortOption, shortRequirement } from "./short-option"

/**
 * Requirement of a synthetic future, in quote tokens: a sold put with a bought call ("long") or a
 * sold call with a bought put ("short") at one strike. The two legs cannot be risk partners, so
 * their requirements are added, each counted in its own token (V1.0 and V1.1): 20% + 10% in a calm
 * pool.
 *
 * Source: panoptic-v1-core 0a333bc TokenId.sol:500-571, CollateralTracker.sol:1293-1399; 3d73534
 * the same, :1320-1426.
 * @param sold the sold leg
 * @param utilization stored for the bought leg's token, 0 to 1
 */
export function syntheticRequirement(
  spot: number,
  sold: ShortOption,
  utilization = 0,
): { sold: number; bought: number; total: number } {
  const amountValue = sold.size * (sold.type === "put" ? spot : sold.strike)
  const soldLeg = shortRequirement(spot, sold)
  const boughtLeg = longLegRequirement(amountValue, utilization)
  return { sold: soldLeg, bought: boughtLeg, total: soldLeg + boughtLeg }
}
