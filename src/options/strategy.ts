import {
  type GreekName,
  isOption,
  type Leg,
  legBounds,
  legCost,
  legGreek,
  legStrike,
  type Market,
  signedQuantity,
} from "./leg"
import { rangedOptionCurve } from "./ranged-option"

export const atExpiry: Market = { years: 0, volatility: 0 }

/** Total value or greek of all legs at a price. */
export function strategyGreek(greek: GreekName, legs: Leg[], spot: number, market: Market): number {
  // Charts call this thousands of times per change, and a loop keeps the sum off the heap.
  let sum = 0
  for (const leg of legs) sum += legGreek(greek, leg, spot, market)
  return sum
}

/** Total cost of all legs, in the quote token; negative if opening them paid. */
export function strategyCost(legs: Leg[]): number {
  let sum = 0
  for (const leg of legs) sum += legCost(leg)
  return sum
}

/**
 * Profit and loss of all legs at a price, in the quote token.
 *
 * At expiry this is max(S − K, 0) − premium for a call and max(K − S, 0) − premium for a put;
 * before expiry, the Black-Scholes value less the premium. Signs are reversed for short legs.
 */
export function strategyProfit(legs: Leg[], spot: number, market: Market = atExpiry): number {
  return strategyGreek("value", legs, spot, market) - strategyCost(legs)
}

/**
 * Returns a function from price to `strategyProfit` at expiry, for use with hundreds of prices.
 * Computes bounds, liquidity, and costs only once.
 */
export function profitCurve(legs: Leg[]): (spot: number) => number {
  const curves = legs.map(valueCurve)
  const cost = strategyCost(legs)
  return spot => {
    let sum = 0
    for (const valueAt of curves) sum += valueAt(spot)
    return sum - cost
  }
}

/** Returns a function from price to one leg's value at expiry, including its side and quantity. */
function valueCurve(leg: Leg): (spot: number) => number {
  const bounds = legBounds(leg)
  if (!isOption(leg) || !bounds) return spot => legGreek("value", leg, spot, atExpiry)
  const quantity = signedQuantity(leg)
  const valueAt = rangedOptionCurve(leg.type, bounds)
  return spot => quantity * valueAt(spot)
}

/** Prices at which the curve at expiry has a kink: strikes and range bounds, ascending. */
export function kinks(legs: Leg[]): number[] {
  const prices = legs.flatMap(leg => {
    const bounds = legBounds(leg)
    if (bounds) return [bounds.lower, bounds.upper]
    return legStrike(leg) ?? []
  })
  return [...new Set(prices)].sort((a, b) => a - b)
}

/** Returns true if the profit at expiry is piecewise linear. */
export function isPiecewiseLinear(legs: Leg[]): boolean {
  return legs.every(leg => !legBounds(leg) && !("extraDays" in leg && leg.extraDays))
}
