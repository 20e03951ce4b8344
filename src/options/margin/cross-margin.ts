/** Amounts in both tokens of a market, such as deposits or requirements. */
export interface AssetAndQuote {
  asset: number
  quote: number
}

/** Total value in the quote token at a price. Deposits in both tokens secure positions together. */
export function collateralValue({ asset, quote }: AssetAndQuote, spot: number): number {
  return asset * spot + quote
}

/** Result of the solvency test at one price, in the quote token. */
export interface CrossMargin {
  balance: number
  requirement: number
  /** Requirement times the buffer, which the balance must reach. */
  threshold: number
  solvent: boolean
}

/**
 * Tests solvency over both tokens together (V1.0 and V1.1): B₀P + B₁ ≥ β(R₀P + R₁), without a
 * haircut or a test per token. `buffer` β is 1, or protocolParameters.mintBuffer = 1.3333 after a
 * mint.
 *
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
