import { protocolParameters } from "../protocol-parameters"

/** A ratio that is `from` up to utilization `start`, `to` from `end` on, and straight between. */
export interface UtilizationRamp {
  from: number
  to: number
  start: number
  end: number
}

const { targetPoolUtilization: start, saturatedPoolUtilization: end } = protocolParameters

/** Collateral over the amount moved of a sold leg without a partner: 20 % to 100 %. */
export const sellerCollateral: UtilizationRamp = {
  from: protocolParameters.sellCollateralRatio,
  to: 1,
  start,
  end,
}
/** Of each leg of a partnered strangle or straddle: half the seller's base, but also 100 % at the end. */
export const strangleCollateral: UtilizationRamp = {
  ...sellerCollateral,
  from: protocolParameters.sellCollateralRatio / 2,
}
/** Of a bought leg: 10 % to 5 %. */
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
 * The ratio at a utilization (0 to 1), the one stored at the position's mint (pool-utilization.ts): the straight line,
 * V1.0 and V1.1.
 * Source: panoptic-v1-core 0a333bc CollateralTracker.sol:766-868; 3d73534 :799-901.
 */
export function ratioAtUtilization(utilization: number, ramp: UtilizationRamp): number {
  const { from, to } = ramp
  const share = (utilization - ramp.start) / (ramp.end - ramp.start)
  return from + (to - from) * Math.min(Math.max(share, 0), 1)
}

/** The same as the contracts have it, in whole basis points, rounded down: at most 1 bps below the line. */
export function ratioInBasisPoints(utilization: number, ramp: UtilizationRamp): number {
  const line = 10_000 * ratioAtUtilization(utilization, ramp)
  // Binary fractions may lie a hair below a whole number that the line really reaches.
  return Math.floor(line + 1e-6)
}

/** Leverage, notional over collateral: the inverse of the ratio. */
export function leverageOf(collateralRatio: number): number {
  return 1 / collateralRatio
}
