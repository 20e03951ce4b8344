import type { AssetAndQuote } from "./cross-margin"

/**
 * Liquidator's bonus, min(balance/2, requirement − balance), in the unit of both; 0 for a solvent
 * account (V1.0 and V1.1). Both amounts cover both tokens at the time-weighted price, before
 * positions are closed.
 *
 * Source: panoptic-v1-core 0a333bc PanopticMath.sol:745-865; 3d73534 :740-860.
 */
export function liquidationBonus(balance: number, requirement: number): number {
  return Math.max(Math.min(balance / 2, requirement - balance), 0)
}

/**
 * Bonus by token, paid in proportion to the values of the two requirements. Does not model the swap
 * into the other token if the account lacks one.
 *
 * Source: see `liquidationBonus`.
 * @param balances in units of each token, like `requirements`
 * @param price quote tokens per unit of the asset
 */
export function bonusByToken(
  balances: AssetAndQuote,
  requirements: AssetAndQuote,
  price: number,
): AssetAndQuote {
  const required = requirements.asset * price + requirements.quote
  const bonus = liquidationBonus(balances.asset * price + balances.quote, required)
  if (bonus === 0) return { asset: 0, quote: 0 }
  return {
    asset: (bonus * requirements.asset) / required,
    quote: (bonus * requirements.quote) / required,
  }
}
