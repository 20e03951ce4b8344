import { protocolParameters } from "./protocol-parameters"

/**
 * Spread multiplier on the Uniswap fees of a range: 1 + ν·R/N, with R the liquidity removed
 * (bought) and N the liquidity remaining in Uniswap, in the same unit. R/N is capped at 9, so the
 * multiplier is between 1 and 3.25 for ν = 0.25.
 *
 * Source: the site's streamia and spread pages.
 */
export function spreadMultiplier(
  removed: number,
  remaining: number,
  vegoid: number = protocolParameters.vegoid,
): number {
  const cap = protocolParameters.maxRemovedOverRemaining
  const ratio = removed === 0 ? 0 : Math.min(removed / remaining, cap)
  return 1 + vegoid * ratio
}

/** Spread multiplier from the bought share u = R/(R + N) of the sold liquidity: 1 + ν·u/(1 − u). */
export function spreadAtUtilization(
  utilization: number,
  vegoid: number = protocolParameters.vegoid,
): number {
  return spreadMultiplier(utilization, 1 - utilization, vegoid)
}

/**
 * Removed over remaining liquidity of a chunk (in the same unit), scaled by 2^32 and rounded down.
 * The contracts compare it with the caller's limit and the MAX_SPREAD of 9 (V1.0 and V1.1).
 *
 * Source: panoptic-v1-core 0a333bc PanopticPool.sol:1414-1435; 3d73534 :1420-1441.
 */
export function removedOverRemainingX32(removed: bigint, remaining: bigint): bigint {
  return (removed << 32n) / remaining
}

/**
 * Premia of one chunk of liquidity while Uniswap's fee growth per unit of liquidity rises by
 * `feeGrowth`.
 */
export interface ChunkPremia {
  /** Premia owed by the buyers of the removed liquidity R: g·R·(1 + ν·R/N). */
  owed: number
  /** Fees that the remaining liquidity N collects in Uniswap: g·N. */
  net: number
  /** Premia earned by the sellers of the total T = R + N: g·T·(1 + ν·R²/(N·T)) = net + owed. */
  gross: number
}

/**
 * Owed, net, and gross premia of a chunk. Source: the site's streamia page (premium accounting).
 */
export function chunkPremia(
  feeGrowth: number,
  removed: number,
  remaining: number,
  vegoid: number = protocolParameters.vegoid,
): ChunkPremia {
  const total = removed + remaining
  return {
    owed: feeGrowth * removed * (1 + (vegoid * removed) / remaining),
    net: feeGrowth * remaining,
    gross: feeGrowth * total * (1 + (vegoid * removed ** 2) / (remaining * total)),
  }
}

/**
 * Share of a seller's income that a Uniswap position with the same range misses: 1 − 1/multiple.
 */
export function lossVersusPanoptic(feeMultiple: number): number {
  return 1 - 1 / feeMultiple
}
