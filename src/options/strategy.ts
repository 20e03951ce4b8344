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

/** A market in which no time is left. */
export const atExpiry: Market = { years: 0, volatility: 0 }

/** Value or greek of all legs together at a price. */
export function strategyGreek(greek: GreekName, legs: Leg[], spot: number, market: Market): number {
  // Charts ask for it thousands of times with each change: a loop keeps its sum out of the heap.
  let sum = 0
  for (const leg of legs) sum += legGreek(greek, leg, spot, market)
  return sum
}

/** What all legs cost together, in the quote token; negative when opening them paid. */
export function strategyCost(legs: Leg[]): number {
  let sum = 0
  for (const leg of legs) sum += legCost(leg)
  return sum
}

/**
 * Profit and loss of all legs at a price, in the quote token: at expiry max(S − K, 0) − premium for a call,
 * max(K − S, 0) − premium for a put (signs turned for short legs), before it the Black-Scholes value less
 * the premium.
 */
export function strategyProfit(legs: Leg[], spot: number, market: Market = atExpiry): number {
  return strategyGreek("value", legs, spot, market) - strategyCost(legs)
}

/**
 * `strategyProfit` at expiry by price. Whoever asks for hundreds of prices asks this: bounds, liquidity and costs are worked
 * out once.
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

/** Value of one leg at expiry by price, its side and quantity included. */
function valueCurve(leg: Leg): (spot: number) => number {
  const bounds = legBounds(leg)
  if (!isOption(leg) || !bounds) return spot => legGreek("value", leg, spot, atExpiry)
  const quantity = signedQuantity(leg)
  const valueAt = rangedOptionCurve(leg.type, bounds)
  return spot => quantity * valueAt(spot)
}

/** Prices at which the curve at expiry turns or changes its form: strikes and range bounds, ascending. */
export function kinks(legs: Leg[]): number[] {
  const prices = legs.flatMap(leg => {
    const bounds = legBounds(leg)
    if (bounds) return [bounds.lower, bounds.upper]
    return legStrike(leg) ?? []
  })
  return [...new Set(prices)].sort((a, b) => a - b)
}

/** Whether the profit at expiry is made of straight lines only. */
export function isPiecewiseLinear(legs: Leg[]): boolean {
  return legs.every(leg => !legBounds(leg) && !("extraDays" in leg && leg.extraDays))
}
