import { protocolParameters } from "./protocol-parameters"

/**
 * Whether an account may hold positions of these leg counts in one market: at most 25 legs in all (deployed V1.0 and
 * V1.1; the error beyond is TooManyLegsOpen). The repository branches of October 2024 count 32 positions instead.
 * Source: panoptic-v2-core c9102e59 PanopticPool.sol:137, 1303-1315; 4dd59f6e :1328-1340.
 */
export function fitsOpenLegs(legCounts: number[]): boolean {
  return legCounts.reduce((sum, legs) => sum + legs, 0) <= protocolParameters.maxOpenLegs
}
