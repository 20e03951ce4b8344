/** Tokens of one of a market's two vaults. */
export interface Vault {
  /** Lent into Uniswap. */
  inAmm: number
  /** Not lent. */
  idle: number
}

/** Tokens of the vault that the legs of a new position move. */
export interface AmountsMoved {
  /** By sold legs: they leave the vault for Uniswap. */
  sold?: number
  /** By bought legs: they come back. */
  bought?: number
}

/** Share of a vault's tokens that is lent into Uniswap: inAMM / total, 0 for an empty vault. */
export function poolUtilization(inAmm: number, totalAssets: number): number {
  return totalAssets === 0 ? 0 : inAmm / totalAssets
}

/**
 * The utilization that a mint stores, a fraction in whole basis points, rounded down: the one AFTER its own legs have
 * moved their tokens. The position's ratios follow it for as long as it is open; today's utilization plays no part
 * (V1.0 and V1.1). Of an out-of-the-money mint; one in the money also shifts intrinsic value. With nothing moved it
 * is the vault's present utilization.
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:756-760, PanopticPool.sol:629-706; 3d73534 :789-793, 650-727.
 */
export function storedUtilization(vault: Vault, moved: AmountsMoved = {}): number {
  const { sold = 0, bought = 0 } = moved
  const inAmm = vault.inAmm + sold - bought
  return Math.floor(10_000 * poolUtilization(inAmm, vault.inAmm + vault.idle)) / 10_000
}
