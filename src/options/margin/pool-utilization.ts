/** Tokens of one of a market's two vaults. */
export interface Vault {
  /** Tokens lent to Uniswap. */
  inAmm: number
  /** Tokens not lent. */
  idle: number
}

/** Tokens of the vault that the legs of a new position move. */
export interface AmountsMoved {
  /** Tokens moved from the vault to Uniswap by sold legs. */
  sold?: number
  /** Tokens returned to the vault by bought legs. */
  bought?: number
}

/** Share of a vault's tokens that is lent to Uniswap: inAMM / total, 0 for an empty vault. */
export function poolUtilization(inAmm: number, totalAssets: number): number {
  return totalAssets === 0 ? 0 : inAmm / totalAssets
}

/**
 * Utilization that a mint stores: a fraction in whole basis points, rounded down, AFTER the mint's
 * own legs have moved their tokens (V1.0 and V1.1). It sets the position's ratios until the
 * position is closed.
 *
 * Valid for out-of-the-money mints; others also move intrinsic value. If nothing is moved, the
 * result is the vault's current utilization.
 *
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:756-760, PanopticPool.sol:629-706; 3d73534
 * :789-793, 650-727.
 */
export function storedUtilization(vault: Vault, moved: AmountsMoved = {}): number {
  const { sold = 0, bought = 0 } = moved
  const inAmm = vault.inAmm + sold - bought
  return Math.floor(10_000 * poolUtilization(inAmm, vault.inAmm + vault.idle)) / 10_000
}
