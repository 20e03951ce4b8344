import { protocolParameters } from "./protocol-parameters"

/**
 * Spread multiplier on the Uniswap fees of a range: 1 + ν·R/N, with R the liquidity removed (bought) and
 * N the liquidity remaining in Uniswap, R/N capped at 9: between 1 and 3.25 for ν = 0.25.
 * Source: the site's streamia and spread pages. R and N in the same unit.
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

/** The same from the share u = R/(R + N) of the sold liquidity that is bought: 1 + ν·u/(1 − u). */
export function spreadAtUtilization(
  utilization: number,
  vegoid: number = protocolParameters.vegoid,
): number {
  return spreadMultiplier(utilization, 1 - utilization, vegoid)
}

/**
 * Removed over remaining liquidity of a chunk as the contracts hold it against the caller's limit and MAX_SPREAD of 9:
 * scaled by 2^32, rounded down (V1.0 and V1.1). Both in the same unit.
 * Source: panoptic-v1-core 0a333bc PanopticPool.sol:1414-1435; 3d73534 :1420-1441.
 */
export function removedOverRemainingX32(removed: bigint, remaining: bigint): bigint {
  return (removed << 32n) / remaining
}

/** Premia of one chunk of liquidity while Uniswap's fee growth per unit of liquidity rises by `feeGrowth`. */
export interface ChunkPremia {
  /** What the buyers of the removed liquidity R owe: g·R·(1 + ν·R/N). */
  owed: number
  /** What the remaining liquidity N collects in Uniswap: g·N. */
  net: number
  /** What the sellers of the total T = R + N earn: g·T·(1 + ν·R²/(N·T)) = net + owed. */
  gross: number
}

/** Owed, net and gross premia of a chunk. Source: the site's streamia page (premium accounting). */
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

/** Share of a seller's income that a plain Uniswap position of the same range misses: 1 − 1/multiple. */
export function lossVersusPanoptic(feeMultiple: number): number {
  return 1 - 1 / feeMultiple
}
