import { protocolParameters } from "./protocol-parameters"

/**
 * Returns true if an account may hold positions with these leg counts in one market: at most 25
 * legs in all, or else TooManyLegsOpen (deployed V1.0 and V1.1). The repository branches of October
 * 2024 allow 32 positions instead.
 *
 * Source: panoptic-v2-core c9102e59 PanopticPool.sol:137, 1303-1315; 4dd59f6e :1328-1340.
 */
export function fitsOpenLegs(legCounts: number[]): boolean {
  return legCounts.reduce((sum, legs) => sum + legs, 0) <= protocolParameters.maxOpenLegs
}
