import { protocolParameters } from "../protocol-parameters"

/** Outcome of a liquidation call: the error it reverts with, or success. */
export type LiquidationOutcome = "StaleTWAP" | "NotMarginCalled" | "liquidation"

/**
 * Determines if an account can be liquidated (V1.0 and V1.1): the current tick is within 513 ticks
 * of the 10-minute time-weighted one, and the account is below its requirement, without a buffer,
 * at all four ticks (fast, time-weighted, last observed, current). `solventAt` has the result of
 * cross-margin.ts at each of them.
 *
 * Source: panoptic-v1-core 0a333bc PanopticPool.sol:932-1070, 1167-1212; 3d73534 :954-1092,
 * 1187-1232.
 */
export function liquidationOutcome(
  currentTick: number,
  timeWeightedTick: number,
  solventAt: boolean[],
): LiquidationOutcome {
  const distance = Math.abs(currentTick - timeWeightedTick)
  if (distance > protocolParameters.maxTwapDeltaLiquidation) return "StaleTWAP"
  return solventAt.some(Boolean) ? "NotMarginCalled" : "liquidation"
}
