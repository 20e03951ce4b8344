import type { OptionType } from "./black-scholes"
import { type Bounds, isInRange } from "./price-range"

export type Moneyness = "in the money" | "at the money" | "out of the money"

/** Moneyness of an option by its strike: calls are in the money above it, puts below (textbook). */
export function moneyness(type: OptionType, spot: number, strike: number): Moneyness {
  if (spot === strike) return "at the money"
  return spot > strike === (type === "call") ? "in the money" : "out of the money"
}

/**
 * Moneyness of a Panoptic option: at the money while the price is within its range, where streamia
 * accrues; outside it far the money, in or out by the side of the range the price is on.
 */
export function rangedMoneyness(type: OptionType, spot: number, bounds: Bounds): Moneyness {
  if (isInRange(spot, bounds)) return "at the money"
  return moneyness(type, spot, spot > bounds.upper ? bounds.upper : bounds.lower)
}
