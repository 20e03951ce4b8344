import { moneynessAtShare } from "./in-the-money-share"
import { inTheMoneyWeight } from "./margin-version"
import type { ShortOption } from "./short-option"
import { largestRequirement, type SoldLegTerms } from "./sold-leg"

/** Prices at which a sold option is liquidatable: below or above a price, always, or never. */
export type LiquidationPrice =
  | { kind: "below" | "above"; price: number }
  | { kind: "always" }
  | { kind: "never" }

/**
 * Price at which the requirement of a single sold option equals its collateral, both in the quote
 * token, without accrued streamia (V1). In range (rangeFactor > 1), solves the line between the
 * bounds instead of these formulas:
 *
 *   put: K(1 + c − C/N); always if C < cN, never if C ≥ (1 + c)N
 *   call: (K + C/q)/(1 + c), or C/(c·q) if that is below the strike
 *
 * Source: short-put.ts and short-call.ts, solved for the price.
 */
export function liquidationPrice(option: ShortOption, collateral: number): LiquidationPrice {
  const { type, strike, size } = option
  const covered = collateral / (size * strike)
  return type === "put"
    ? inOwnToken(covered, option, "below", moneyness => strike * moneyness)
    : inOtherToken(covered, option, "above", priceRatio => strike * priceRatio)
}

/**
 * Liquidation price with collateral a in units of the asset:
 *
 *   call: K/(1 + c − a/q); always if a < c·q, never if a ≥ (1 + c)q
 *   put: K(1 + c)/(1 + a/q), or K·c·q/a if that is above the strike
 */
export function liquidationPriceInAsset(option: ShortOption, collateral: number): LiquidationPrice {
  const { type, strike, size } = option
  const covered = collateral / size
  return type === "call"
    ? inOwnToken(covered, option, "above", moneyness => strike / moneyness)
    : inOtherToken(covered, option, "below", priceRatio => strike / priceRatio)
}

/**
 * Collateral in the token that the leg moves: the requirement is c to c + weight of that amount.
 */
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

/** Collateral in the other token: the requirement is at least c, and grows without bound. */
function inOtherToken(
  covered: number,
  terms: SoldLegTerms,
  kind: "below" | "above",
  priceAt: (priceRatio: number) => number,
): LiquidationPrice {
  if (covered <= 0) return { kind: "always" }
  return { kind, price: priceAt(priceRatioAt(covered, terms)) }
}

/** S/K for a call or K/S for a put at which the requirement in the other token is `covered`. */
function priceRatioAt(covered: number, terms: SoldLegTerms): number {
  const { collateralRatio: c, rangeFactor: r = 1, version } = terms
  const weight = inTheMoneyWeight(c, version)
  const outOfTheMoney = covered / c
  if (outOfTheMoney <= 1 / r) return outOfTheMoney
  const inRange = (covered * (r + 1) + weight) / (c * (r + 1) + weight * r)
  return inRange <= r ? inRange : (covered + weight) / (c + weight)
}
