import type { OptionType } from "./black-scholes"
import { lpCurve, lpDelta, lpGamma } from "./lp-position"
import { type Bounds, rangeOf, strikeOf } from "./price-range"

/**
 * Value of a Panoptic option to its buyer, per unit of the asset: K − V(S) for a put and S − V(S)
 * for a call, with V from lp-position.ts. As r → 1 these become max(K − S, 0) and max(S − K, 0).
 *
 * The buyer removes liquidity worth K quote tokens (put) or one unit of the asset (call), and owes
 * the position.
 *
 * Source: the site's option-properties page; arXiv 2204.14232.
 */
export function rangedOptionValue(type: OptionType, price: number, bounds: Bounds): number {
  return rangedOptionCurve(type, bounds)(price)
}

/**
 * Returns a function from price to `rangedOptionValue`. Computes constants once for a whole curve.
 */
export function rangedOptionCurve(type: OptionType, bounds: Bounds): (price: number) => number {
  const strike = strikeOf(bounds)
  const valueAt = lpCurve(bounds)
  return type === "put" ? price => strike - valueAt(price) : price => price - valueAt(price)
}

/** `rangedOptionValue` from strike and range factor, in the quote token. */
export function rangedOptionAt(
  type: OptionType,
  price: number,
  strike: number,
  rangeFactor: number,
): number {
  return rangedOptionValue(type, price, rangeOf(strike, rangeFactor))
}

/** Δ of the buyer's option: −V′ for a put (−1 to 0), 1 − V′ for a call (0 to 1). */
export function rangedOptionDelta(type: OptionType, price: number, bounds: Bounds): number {
  return (type === "put" ? 0 : 1) - lpDelta(price, bounds)
}

/** Γ of the buyer's option, per unit of the quote token: positive in range, 0 outside. */
export function rangedOptionGamma(price: number, bounds: Bounds): number {
  return 0 - lpGamma(price, bounds)
}
