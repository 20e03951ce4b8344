import {
  type BlackScholesInput,
  blackScholesValue,
  daysPerYear,
  delta,
  gamma,
  intrinsicValue,
  type OptionType,
  theta,
  vanna,
  vega,
  volga,
} from "./black-scholes"
import { lpDelta, lpGamma, lpValue } from "./lp-position"
import { type Bounds, rangeFactorOf, rangeOf, strikeOf } from "./price-range"
import { rangedOptionDelta, rangedOptionGamma, rangedOptionValue } from "./ranged-option"

export interface OptionLeg {
  type: OptionType
  side: "long" | "short"
  /** Strike in the quote token. */
  strike: number
  /** Premium per unit of the asset, in the quote token: paid by a long, received by a short leg. */
  premium?: number
  /** Units of the asset; default 1. */
  quantity?: number
  /** Makes the leg a Panoptic option of this width, whose curve does not change over time. */
  rangeFactor?: number
  /** Days by which the leg outlives the figure's horizon (calendar and diagonal spreads). */
  extraDays?: number
  /** Name of the part that the leg belongs to, such as the hedge of a position. */
  part?: string
}

export interface AssetLeg {
  type: "asset"
  side: "long" | "short"
  /** Price at which the asset was bought or sold. */
  entry: number
  quantity?: number
  part?: string
}

export interface LpLeg {
  type: "lp"
  lower: number
  upper: number
  /** Price at which the position was opened; without it, the chart shows the value itself. */
  entry?: number
  /** Fees collected, in the quote token, for the whole leg. */
  fees?: number
  /** "short" is a removed position, i.e. a bought Panoptic option; default long. */
  side?: "long" | "short"
  /** Units of the asset the position holds below its range; default 1. */
  quantity?: number
  part?: string
}

export type Leg = OptionLeg | AssetLeg | LpLeg

/** Valuation inputs of legs. `years` is the time left to the horizon, 0 at expiry. */
export interface Market {
  years: number
  /** Annualized volatility as a fraction; only needed if time is left. */
  volatility: number
}

export const greekNames = ["value", "delta", "gamma", "theta", "vega", "vanna", "volga"] as const
export type GreekName = (typeof greekNames)[number]

export const isOption = (leg: Leg): leg is OptionLeg => leg.type === "call" || leg.type === "put"

/** Bounds of a leg's price range, or undefined if it has none. */
export function legBounds(leg: Leg): Bounds | undefined {
  if (leg.type === "lp") return { lower: leg.lower, upper: leg.upper }
  return isOption(leg) && leg.rangeFactor ? rangeOf(leg.strike, leg.rangeFactor) : undefined
}

/** Strike of a leg; the geometric mean of an LP leg's bounds, undefined for the asset itself. */
export function legStrike(leg: Leg): number | undefined {
  if (leg.type === "asset") return undefined
  return leg.type === "lp" ? strikeOf(leg) : leg.strike
}

/** +quantity for a long, −quantity for a short leg. */
export function signedQuantity(leg: Leg): number {
  return (leg.side === "short" ? -1 : 1) * (leg.quantity ?? 1)
}

const blackScholes: Record<GreekName, (input: BlackScholesInput) => number> = {
  value: blackScholesValue,
  delta,
  gamma,
  theta,
  vega,
  vanna,
  volga,
}

function optionGreek(greek: GreekName, leg: OptionLeg, spot: number, market: Market): number {
  const bounds = legBounds(leg)
  if (bounds) {
    if (greek === "value") return rangedOptionValue(leg.type, spot, bounds)
    if (greek === "delta") return rangedOptionDelta(leg.type, spot, bounds)
    return greek === "gamma" ? rangedOptionGamma(spot, bounds) : 0
  }
  const years = market.years + (leg.extraDays ?? 0) / daysPerYear
  if (greek === "value" && years === 0) return intrinsicValue(leg.type, spot, leg.strike)
  const { type, strike } = leg
  return blackScholes[greek]({ type, spot, strike, volatility: market.volatility, years })
}

function lpGreek(greek: GreekName, bounds: Bounds, spot: number): number {
  if (greek === "value") return lpValue(spot, bounds)
  if (greek === "delta") return lpDelta(spot, bounds)
  return greek === "gamma" ? lpGamma(spot, bounds) : 0
}

/**
 * Value or greek of one leg at a price, including its side and quantity but not its cost.
 *
 * Plain options use Black-Scholes at zero rate. LP legs and options with a range use the position's
 * formulas, which do not depend on time or volatility (their theta is the streamia, see
 * streamia.ts).
 */
export function legGreek(greek: GreekName, leg: Leg, spot: number, market: Market): number {
  const quantity = signedQuantity(leg)
  if (leg.type === "asset") {
    if (greek === "value") return quantity * spot
    return greek === "delta" ? quantity : 0
  }
  if (leg.type === "lp") return quantity * lpGreek(greek, leg, spot)
  return quantity * optionGreek(greek, leg, spot, market)
}

/** Cost of a leg in the quote token: premium, entry price, or entry value. Negative if received. */
export function legCost(leg: Leg): number {
  const quantity = signedQuantity(leg)
  if (leg.type === "asset") return quantity * leg.entry
  if (leg.type === "lp") {
    return (leg.entry === undefined ? 0 : quantity * lpValue(leg.entry, leg)) - (leg.fees ?? 0)
  }
  return quantity * (leg.premium ?? 0)
}

/** Range factor of a leg with a range. */
export function legRangeFactor(leg: Leg): number | undefined {
  const bounds = legBounds(leg)
  return bounds && rangeFactorOf(bounds)
}
