import { protocolParameters } from "./protocol-parameters"
import { ceilDiv } from "./ticks/tick-math"

/** Shares and tokens of a vault, in smallest units. A new one starts with 1 unit of assets and 1,000,000 shares. */
export interface VaultState {
  totalSupply: bigint
  totalAssets: bigint
}

const wholeBps = 10_000n
/** What a deposit keeps after the commission of 20 bps: 9,980 bps. */
const keptBps = wholeBps - BigInt(Math.round(10_000 * protocolParameters.commissionRate))

/**
 * Shares issued for a deposit of `assets` smallest units: for 99.8 % of them, rounded down; the rest raises the value of
 * all shares (V1.0 and V1.1). Withdrawals cost nothing.
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:383-392; 3d73534 :437-446.
 */
export function sharesForDeposit(assets: bigint, { totalSupply, totalAssets }: VaultState): bigint {
  return (assets * keptBps * totalSupply) / (totalAssets * wholeBps)
}

/**
 * Smallest units of the asset that `shares` cost when a number of shares is asked for (ERC-4626 `mint`), rounded up.
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:435-448; 3d73534 :484-497.
 */
export function assetsForShares(shares: bigint, { totalSupply, totalAssets }: VaultState): bigint {
  return ceilDiv(shares * totalAssets * wholeBps, totalSupply * keptBps)
}
