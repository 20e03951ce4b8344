import { ratioAtUtilization, type UtilizationRamp } from "./margin/collateral-ratio"

/**
 * Rules of V2 that numbers of older articles depend on, as in its public code; rounding is left out. The contracts that
 * run may have other values. Source: panoptic-v2-core d20b0ae (April 20, 2026) RiskEngine.sol, CollateralTracker.sol.
 */
export const v2Parameters = {
  /** BP_DECREASE_BUFFER: factor on the requirement after an owner's action. */
  mintBuffer: 1.0666667,
  /** 1/vegoid with a vegoid of 8: slope of the spread multiplier. */
  spreadSlope: 1 / 8,
  /** Share of sold and bought amounts, paid when a position opens. */
  commissionRate: 0.0001,
  /** Share of the bought amounts that a forced exercise costs out of range. */
  forceExerciseRate: 0.0001,
  /** Collateral ratio of a bought option near its strike, at every utilization. */
  buyCollateralRatio: 0.1,
} as const

/** Collateral ratio of a sold option without a partner. */
export const v2SellerCollateral: UtilizationRamp = {
  from: 0.2,
  to: 1,
  start: 0.6666667,
  end: 0.9,
}
/** Collateral ratio of each leg of a partnered strangle. */
export const v2StrangleCollateral: UtilizationRamp = { ...v2SellerCollateral, from: 0.1 }

export const v2Ratio = ratioAtUtilization

/**
 * Requirement of a sold option over the amount that it moves, in that token: 1 − (1 − c)·x, and c/2 at the least, with
 * the range taken as one price. `moneyness` x is S/K for a put and K/S for a call.
 */
export function v2SoldShare(moneyness: number, collateralRatio: number): number {
  return Math.max(collateralRatio / 2, 1 - (1 - collateralRatio) * moneyness)
}

/**
 * Price over the strike at which a sold option's requirement meets collateral in the quote token, `covered` over the
 * notional at the strike. Undefined for a put that is liquidatable at every price, or at none.
 */
export function v2LiquidationPrice(
  type: "put" | "call",
  covered: number,
  collateralRatio: number,
): number | undefined {
  const least = collateralRatio / 2
  if (type === "put") {
    return covered < least || covered >= 1 ? undefined : (1 - covered) / (1 - collateralRatio)
  }
  // Out of the money the requirement is c/2 of the asset, whose price rises.
  const outOfTheMoney = covered / least
  const bend = (1 - collateralRatio) / (1 - least)
  return outOfTheMoney <= bend ? outOfTheMoney : covered + 1 - collateralRatio
}

/** Fall of the price until a put sold at the strike is liquidatable, from its usage at the start. */
export function v2FallAtUsage(usage: number, collateralRatio: number): number | undefined {
  const price = v2LiquidationPrice("put", collateralRatio / usage, collateralRatio)
  return price === undefined ? undefined : 1 - price
}
