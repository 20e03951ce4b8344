import { protocolParameters } from "./protocol-parameters"

/** Pool version: V1.0 uses its Uniswap v3 pool's fee rate f (a fraction), V1.1 a flat rate. */
export type MintVenue = { version: "V1.0"; poolFee: number } | { version: "V1.1" }

/**
 * Fee on the intrinsic value that a mint swaps, in the token of `intrinsic`: 2f in V1.0, 20 bps in
 * V1.1. A covered mint (no swap) does not pay it, and burning never does.
 *
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:1106-1139 (V1.0); 3d73534 :1139-1166
 * (V1.1).
 */
export function inTheMoneyFee(intrinsic: number, venue: MintVenue, swapped = true): number {
  if (!swapped) return 0
  const { inTheMoneyFeeMultipleV10: multiple, inTheMoneyFeeV11 } = protocolParameters
  return (
    Math.abs(intrinsic) * (venue.version === "V1.0" ? multiple * venue.poolFee : inTheMoneyFeeV11)
  )
}
