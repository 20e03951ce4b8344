import type { AssetAndQuote } from "./cross-margin"

/**
 * Bonus of a liquidator: min(balance/2, requirement − balance), both over both tokens at the time-weighted price
 * before positions are closed, in the unit of both; 0 for a solvent account (V1.0 and V1.1).
 * Source: panoptic-v1-core 0a333bc PanopticMath.sol:745-865; 3d73534 :740-860.
 */
export function liquidationBonus(balance: number, requirement: number): number {
  return Math.max(Math.min(balance / 2, requirement - balance), 0)
}

/**
 * The bonus by token: it is paid in proportion to the values of the two requirements.
 * `balances` and `requirements` in units of each token, `price` in quote tokens per unit of the asset.
 * Source: as above. Where the account lacks one token, the liquidator gets the other one for it; that is left out.
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
