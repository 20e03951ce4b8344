import { moneynessAtShare } from "./in-the-money-share"
import { inTheMoneyWeight } from "./margin-version"
import type { ShortOption } from "./short-option"
import { largestRequirement, type SoldLegTerms } from "./sold-leg"

/** Where a sold option becomes liquidatable: below or above a price, at every price, or at none. */
export type LiquidationPrice =
  | { kind: "below" | "above"; price: number }
  | { kind: "always" }
  | { kind: "never" }

/**
 * Price at which the requirement of a single sold option meets its collateral, both in the quote token (V1).
 * Put: K(1 + c − C/N), at once for C < cN, never from (1 + c)N on. Call: (K + C/q)/(1 + c), or C/(c·q) where that
 * is below the strike. In range (rangeFactor > 1) the straight line between the bounds is solved instead.
 * Accrued streamia is left out. Source: short-put.ts and short-call.ts, solved for the price.
 */
export function liquidationPrice(option: ShortOption, collateral: number): LiquidationPrice {
  const { type, strike, size } = option
  const covered = collateral / (size * strike)
  return type === "put"
    ? inOwnToken(covered, option, "below", moneyness => strike * moneyness)
    : inOtherToken(covered, option, "above", priceRatio => strike * priceRatio)
}

/**
 * The same with units of the asset as collateral. Call: K/(1 + c − a/q), at once for a < c·q, never from (1 + c)q on.
 * Put: K(1 + c)/(1 + a/q), or K·c·q/a where that is above the strike.
 */
export function liquidationPriceInAsset(option: ShortOption, collateral: number): LiquidationPrice {
  const { type, strike, size } = option
  const covered = collateral / size
  return type === "call"
    ? inOwnToken(covered, option, "above", moneyness => strike / moneyness)
    : inOtherToken(covered, option, "below", priceRatio => strike / priceRatio)
}

/** Collateral in the token that the leg moves: the requirement runs from c to c + weight of the amount moved. */
function inOwnToken(
  covered: number,
  terms: SoldLegTerms,
  kind: "below" | "above",
  priceAt: (moneyness: number) => number,
): LiquidationPrice {
  const { collateralRatio, rangeFactor, version } = terms
  if (covered < collateralRatio) return { kind: "always" }
  if (covered >= largestRequirement(terms)) return { kind: "never" }
  const share = (covered - collateralRatio) / inTheMoneyWeight(collateralRatio, version)
  return { kind, price: priceAt(moneynessAtShare(share, rangeFactor)) }
}

/** Collateral in the other token: the requirement, c of it at the least, grows with its price without end. */
function inOtherToken(
  covered: number,
  terms: SoldLegTerms,
  kind: "below" | "above",
  priceAt: (priceRatio: number) => number,
): LiquidationPrice {
  if (covered <= 0) return { kind: "always" }
  return { kind, price: priceAt(priceRatioAt(covered, terms)) }
}

/** S/K of a call, K/S of a put at which the requirement in the other token is `covered`. */
function priceRatioAt(covered: number, terms: SoldLegTerms): number {
  const { collateralRatio: c, rangeFactor: r = 1, version } = terms
  const weight = inTheMoneyWeight(c, version)
  const outOfTheMoney = covered / c
  if (outOfTheMoney <= 1 / r) return outOfTheMoney
  const inRange = (covered * (r + 1) + weight) / (c * (r + 1) + weight * r)
  return inRange <= r ? inRange : (covered + weight) / (c + weight)
}
