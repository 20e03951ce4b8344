import { protocolParameters } from "./protocol-parameters"
import { ceilDiv } from "./ticks/tick-math"

/**
 * Shares and tokens of a vault, in smallest units. A new vault starts with 1 unit of assets and
 * 1,000,000 shares.
 */
export interface VaultState {
  totalSupply: bigint
  totalAssets: bigint
}

const wholeBps = 10_000n
/** Share of a deposit left after the commission of 20 bps: 9,980 bps. */
const keptBps = wholeBps - BigInt(Math.round(10_000 * protocolParameters.commissionRate))

/**
 * Shares issued for a deposit of `assets` smallest units, rounded down (V1.0 and V1.1). A deposit
 * gets shares for 99.8% of its assets, and the rest raises the value of all shares; withdrawals are
 * free.
 *
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:383-392; 3d73534 :437-446.
 */
export function sharesForDeposit(assets: bigint, { totalSupply, totalAssets }: VaultState): bigint {
  return (assets * keptBps * totalSupply) / (totalAssets * wholeBps)
}

/**
 * Cost of `shares` in smallest units of the asset (ERC-4626 `mint`), rounded up.
 *
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:435-448; 3d73534 :484-497.
 */
export function assetsForShares(shares: bigint, { totalSupply, totalAssets }: VaultState): bigint {
  return ceilDiv(shares * totalAssets * wholeBps, totalSupply * keptBps)
}
