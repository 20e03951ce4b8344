import {
  type GreekName,
  type Leg,
  legBounds,
  legCost,
  legGreek,
  legStrike,
  type Market,
} from "./leg"

/** A market in which no time is left. */
export const atExpiry: Market = { years: 0, volatility: 0 }

/** Value or greek of all legs together at a price. */
export function strategyGreek(greek: GreekName, legs: Leg[], spot: number, market: Market): number {
  return legs.reduce((sum, leg) => sum + legGreek(greek, leg, spot, market), 0)
}

/** What all legs cost together, in the quote token; negative when opening them paid. */
export function strategyCost(legs: Leg[]): number {
  return legs.reduce((sum, leg) => sum + legCost(leg), 0)
}

/**
 * Profit and loss of all legs at a price, in the quote token: at expiry max(S − K, 0) − premium for a call,
 * max(K − S, 0) − premium for a put (signs turned for short legs), before it the Black-Scholes value less
 * the premium.
 */
export function strategyProfit(legs: Leg[], spot: number, market: Market = atExpiry): number {
  return strategyGreek("value", legs, spot, market) - strategyCost(legs)
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
