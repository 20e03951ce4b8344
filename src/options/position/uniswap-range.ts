import { daysPerYear } from "../black-scholes"
import { expectedStreamia } from "../expected-streamia"
import { lpAmounts, lpGamma, lpGammaCost, lpValue } from "../lp-position"
import { type Bounds, rangeFactorOf, strikeOf } from "../price-range"

/** A Uniswap position as its owner knows it; prices and amount in quote tokens. */
export interface UniswapRange extends Bounds {
  /** Value of both tokens at the present price. */
  amount: number
  price: number
}

/** Short put that a Uniswap position is equivalent to, with the cash that backs it. */
export interface RangeAsPut {
  strike: number
  rangeFactor: number
  /** Size of the put in units of the asset. */
  units: number
  /** Quote tokens that back the put: K · units, the position's value above its range. */
  cash: number
  /** Tokens in the position at the present price. */
  holds: { asset: number; quote: number }
  /** Change of value, in quote tokens, per quote token that the price moves. */
  delta: number
  /** Change of delta per quote token. */
  gamma: number
}

/**
 * Converts a Uniswap position to the equivalent short put. The position is worth units · V(S) quote
 * tokens with V(S) = K − put(S): cash of K · units and a short put of that many units at
 * K = √(lower · upper).
 *
 * Source: ranged-option.ts; arXiv 2204.14232.
 */
export function rangeAsPut({ amount, price, ...bounds }: UniswapRange): RangeAsPut {
  const units = amount / lpValue(price, bounds)
  const { asset, quote } = lpAmounts(price, bounds)
  const strike = strikeOf(bounds)
  return {
    strike,
    rangeFactor: rangeFactorOf(bounds),
    units,
    cash: strike * units,
    holds: { asset: asset * units, quote: quote * units },
    delta: asset * units,
    gamma: lpGamma(price, bounds) * units,
  }
}

/** Streamia that the range earns at a volatility, in quote tokens, without a spread. */
export function rangeStreamia(range: UniswapRange, volatility: number) {
  const { units } = rangeAsPut(range)
  const { price } = range
  const over = (days: number) =>
    units * expectedStreamia(price, range, volatility, days / daysPerYear)
  return {
    /** Per day at the present price; 0 out of range. */
    aDay: (units * lpGammaCost(price, range, volatility)) / daysPerYear,
    /** Expected over a week and over 30 days. */
    week: over(7),
    month: over(30),
  }
}

/** Profit and loss of closing at a price, in quote tokens, without streamia. */
export interface HedgedResult {
  alone: number
  /** With the present delta sold short, and not adjusted since. */
  deltaSold: number
  /** With the same put bought, before its streamia. */
  putBought: number
}

export function rangeResultAt(range: UniswapRange, at: number): HedgedResult {
  const { units, delta } = rangeAsPut(range)
  const alone = units * lpValue(at, range) - range.amount
  return { alone, deltaSold: alone - delta * (at - range.price), putBought: 0 }
}
