/** Amounts in both tokens of a market: deposits, or requirements. */
export interface AssetAndQuote {
  asset: number
  quote: number
}

/** Value of both amounts in the quote token at a price: deposits in both tokens secure positions together. */
export function collateralValue({ asset, quote }: AssetAndQuote, spot: number): number {
  return asset * spot + quote
}

/** The solvency test at one price, everything in the quote token. */
export interface CrossMargin {
  balance: number
  requirement: number
  /** Requirement times the buffer: what the balance has to reach. */
  threshold: number
  solvent: boolean
}

/**
 * Both tokens together, V1.0 and V1.1: solvent if B₀P + B₁ ≥ β(R₀P + R₁), without a haircut on either token and
 * without a test per token. `buffer` β is 1, or 1.3333 after a mint (protocolParameters.mintBuffer).
 * Source: panoptic-v1-core 0a333bc PanopticPool.sol:1222-1253; 3d73534 :1242-1273.
 */
export function crossMargin(
  balances: AssetAndQuote,
  requirements: AssetAndQuote,
  spot: number,
  buffer = 1,
): CrossMargin {
  const balance = collateralValue(balances, spot)
  const requirement = collateralValue(requirements, spot)
  const threshold = buffer * requirement
  return { balance, requirement, threshold, solvent: balance >= threshold }
}
