import { protocolParameters } from "./protocol-parameters"

/**
 * Commission for minting: 20 bps of the amounts that all legs move, sold and bought alike, in the
 * token of each amount (quote for puts, asset for calls). Closing is free (deployed V1.0 and V1.1).
 *
 * Source: panoptic-v2-core c9102e59 and 4dd59f6e, build-config.json; panoptic-v1-core 0a333bc
 * CollateralTracker.sol:1106-1139.
 */
export function commission(
  notional: number,
  rate: number = protocolParameters.commissionRate,
): number {
  return notional * rate
}
