import { protocolParameters } from "../protocol-parameters"

/** A ratio that is `from` up to utilization `start`, `to` from `end` on, and linear in between. */
export interface UtilizationRamp {
  from: number
  to: number
  start: number
  end: number
}

const { targetPoolUtilization: start, saturatedPoolUtilization: end } = protocolParameters

/** Collateral over the amount moved, for a sold leg without a partner: 20% to 100%. */
export const sellerCollateral: UtilizationRamp = {
  from: protocolParameters.sellCollateralRatio,
  to: 1,
  start,
  end,
}
/** Ratio for each leg of a partnered strangle or straddle: half the seller's base, up to 100%. */
export const strangleCollateral: UtilizationRamp = {
  ...sellerCollateral,
  from: protocolParameters.sellCollateralRatio / 2,
}
/** Ratio for a bought leg: 10% to 5%. */
export const buyerCollateral: UtilizationRamp = {
  from: protocolParameters.buyCollateralRatio,
  to: protocolParameters.buyCollateralRatio / 2,
  start,
  end,
}
/** Commission over notional: the same at every utilization. */
export const flatCommission: UtilizationRamp = {
  from: protocolParameters.commissionRate,
  to: protocolParameters.commissionRate,
  start,
  end,
}

/**
 * Ratio on the ramp, without rounding (V1.0 and V1.1). `utilization` (0 to 1) is the one stored at
 * the position's mint (pool-utilization.ts).
 *
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:766-868; 3d73534 :799-901.
 */
export function ratioAtUtilization(utilization: number, ramp: UtilizationRamp): number {
  const { from, to } = ramp
  const share = (utilization - ramp.start) / (ramp.end - ramp.start)
  return from + (to - from) * Math.min(Math.max(share, 0), 1)
}

/**
 * Ratio as the contracts compute it, in basis points rounded down: at most 1 bps below the ramp.
 */
export function ratioInBasisPoints(utilization: number, ramp: UtilizationRamp): number {
  const line = 10_000 * ratioAtUtilization(utilization, ramp)
  // Floating-point error may put a whole number slightly too low.
  return Math.floor(line + 1e-6)
}

/** Leverage, notional over collateral: the inverse of the ratio. */
export function leverageOf(collateralRatio: number): number {
  return 1 / collateralRatio
}
