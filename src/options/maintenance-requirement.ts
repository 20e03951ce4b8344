import type { OptionType } from "./black-scholes"
import { rangeOf } from "./price-range"

/**
 * Requirement of a short put over its notional (K quote tokens a unit): SCR while out of the money, in the
 * money SCR + (1 − SCR)(1 − S/K) = max(SCR, 1 − (1 − SCR)·S/K), never above 1.
 * Source: the site's margin, specs and liquidations pages.
 */
export function shortPutRequirement(spot: number, strike: number, collateralRatio: number): number {
  return Math.max(collateralRatio, 1 - ((1 - collateralRatio) * spot) / strike)
}

/**
 * The same for a put with a range, which turns over [K/r, K·r] instead of at K: below the range as above,
 * in it SCR + (1 − SCR)(1 − P_a/K)(P_b − S)/(P_b − P_a). Source: the site's specs page.
 */
export function rangedShortPutRequirement(
  spot: number,
  strike: number,
  collateralRatio: number,
  rangeFactor: number,
): number {
  const { lower, upper } = rangeOf(strike, rangeFactor)
  if (spot <= lower) return shortPutRequirement(spot, strike, collateralRatio)
  const share = Math.max((upper - spot) / (upper - lower), 0)
  return collateralRatio + (1 - collateralRatio) * (1 - lower / strike) * share
}

/**
 * Requirement of a short call over its notional valued at the strike: SCR below it, then SCR + (S/K − 1),
 * without bound. Source: the site's liquidations page (consistent form).
 */
export function shortCallRequirement(
  spot: number,
  strike: number,
  collateralRatio: number,
): number {
  return collateralRatio + Math.max(spot / strike - 1, 0)
}

/**
 * Requirement of a short call in the asset itself, per unit: SCR below the strike, 1 − (1 − SCR)·K/S
 * above, tending to 1: the asset posted grows in value with the loss.
 */
export function coveredCallRequirement(
  spot: number,
  strike: number,
  collateralRatio: number,
): number {
  return spot <= strike ? collateralRatio : 1 - ((1 - collateralRatio) * strike) / spot
}

export interface ShortOption {
  type: OptionType
  strike: number
  /** Units of the asset. */
  size: number
  /** Collateral ratio fixed at the mint, e.g. 0.2. */
  collateralRatio: number
}

/** Requirement of a short option in the quote token. */
export function shortRequirement(spot: number, option: ShortOption): number {
  const { type, strike, size, collateralRatio } = option
  const ratio = type === "put" ? shortPutRequirement : shortCallRequirement
  return size * strike * ratio(spot, strike, collateralRatio)
}

/** Requirement of a short option in the asset, when the asset is what secures it. */
export function shortRequirementInAsset(spot: number, option: ShortOption): number {
  const { type, strike, size, collateralRatio } = option
  if (type === "call") return size * coveredCallRequirement(spot, strike, collateralRatio)
  return shortRequirement(spot, option) / spot
}
