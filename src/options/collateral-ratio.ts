import { protocolParameters } from "./protocol-parameters"

/** A ratio that is `from` up to utilisation `start`, `to` from `end` on, and straight between. */
export interface UtilizationRamp {
  from: number
  to: number
  start: number
  end: number
}

const { targetPoolUtilization: start, saturatedPoolUtilization: end } = protocolParameters

/** The protocol's curves: collateral over notional, fixed for a position by the utilisation at its mint. */
export const sellerCollateral: UtilizationRamp = {
  from: protocolParameters.sellCollateralRatio,
  to: 1,
  start,
  end,
}
export const buyerCollateral: UtilizationRamp = {
  from: protocolParameters.buyCollateralRatio,
  to: protocolParameters.buyCollateralRatio / 2,
  start,
  end,
}
/** Commission over notional: the same at every utilisation. */
export const flatCommission: UtilizationRamp = {
  from: protocolParameters.commissionRate,
  to: protocolParameters.commissionRate,
  start,
  end,
}

/** The ratio at a pool utilisation (0 to 1). Source: the site's buying-power and parameters pages. */
export function ratioAtUtilization(utilization: number, ramp: UtilizationRamp): number {
  const { from, to } = ramp
  const share = (utilization - ramp.start) / (ramp.end - ramp.start)
  return from + (to - from) * Math.min(Math.max(share, 0), 1)
}

/** Leverage, notional over collateral: the inverse of the ratio. */
export function leverageOf(collateralRatio: number): number {
  return 1 / collateralRatio
}

/** Share of a pool's assets lent out: inAMM / totalAssets, 0 for an empty pool (specs page). */
export function poolUtilization(inAmm: number, totalAssets: number): number {
  return totalAssets === 0 ? 0 : inAmm / totalAssets
}
