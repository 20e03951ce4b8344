import { daysPerYear } from "../../../options/black-scholes"
import { expectedStreamia } from "../../../options/expected-streamia"
import { rangeOf } from "../../../options/price-range"
import { rangedOptionAt } from "../../../options/ranged-option"

export type Instrument = "call" | "put" | "straddle"
export type Side = "buyer" | "seller"

export interface Position {
  instrument: Instrument
  side: Side
  /** USDC per ETH. */
  strike: number
  /** Distance of the range's upper bound from the strike, in percent: 20 is a factor of 1.2. */
  width: number
  /** Days for which the option is held. */
  days: number
}

/** Opening price of the option, in USDC per ETH, and the volatility that pays its streamia. */
export const market = { price: 2000, volatility: 0.8 } as const

/** Limits of the axes and the sliders, in the units of the pictured pool. */
export const axes = {
  price: { min: 1000, max: 3000 },
  value: 1000,
  strike: { min: 1500, max: 2500, step: 10 },
  width: { min: 2, max: 50, step: 1 },
  days: { min: 0, max: 60, step: 1 },
} as const

export const startPosition: Position = {
  instrument: "call",
  side: "buyer",
  strike: 2000,
  width: 20,
  days: 14,
}

/** Bounds of the range, in USDC per ETH. */
export function boundsOf({ strike, width }: Position): { lower: number; upper: number } {
  return rangeOf(strike, 1 + width / 100)
}

export type Bound = "lower" | "upper"

/** Width, in percent, at which a bound of the range is nearest to a price within the limits. */
export function widthAt(strike: number, bound: Bound, price: number): number {
  const factor = bound === "upper" ? price / strike : strike / Math.max(price, 1)
  return withinLimits((factor - 1) * 100)
}

/** Change of the width by a large keyboard step, in percent. */
const page = 10

/** Width after a key that moves a bound, as on a slider; undefined for other keys. */
export function widthAfter(key: string, bound: Bound, width: number): number | undefined {
  const { min, max, step } = axes.width
  // A higher lower bound means a narrower range.
  const up = bound === "upper" ? 1 : -1
  const steps: Record<string, number> = {
    ArrowUp: step,
    ArrowRight: step,
    ArrowDown: -step,
    ArrowLeft: -step,
    PageUp: page,
    PageDown: -page,
    End: max - min,
    Home: min - max,
  }
  const by = steps[key]
  return by === undefined ? undefined : withinLimits(width + up * by)
}

function withinLimits(width: number): number {
  const { min, max, step } = axes.width
  return Math.min(Math.max(Math.round(width / step) * step, min), max)
}

/** Value of the position per ETH at a price, before any streamed premium, in USDC. */
export function valueAt({ instrument, side, strike, width }: Position, price: number): number {
  const factor = 1 + width / 100
  const types: ("call" | "put")[] = instrument === "straddle" ? ["call", "put"] : [instrument]
  const value = types.reduce((sum, type) => sum + rangedOptionAt(type, price, strike, factor), 0)
  return side === "buyer" ? value : -value
}

/** Streamia that the buyer is expected to have paid to the seller, per ETH, in USDC. */
export function streamiaOf(position: Position): number {
  const { instrument, days } = position
  const { price, volatility } = market
  const legs = instrument === "straddle" ? 2 : 1
  return legs * expectedStreamia(price, boundsOf(position), volatility, days / daysPerYear)
}

/**
 * Returns a function from price to gain or loss per ETH, in USDC, of closing there after the days
 * held. It is zero where the option is opened, before any streamia.
 */
export function resultOf(position: Position): (price: number) => number {
  const paid = streamiaOf(position) * (position.side === "buyer" ? 1 : -1)
  const atOpen = valueAt(position, market.price)
  return price => valueAt(position, price) - atOpen - paid
}

/** Prices at which the curve is drawn: straight outside the range, sampled where it bends. */
export function samplePrices(position: Position): number[] {
  const { lower, upper } = boundsOf(position)
  const steps = 24
  const bend = Array.from({ length: steps + 1 }, (_, i) => lower * (upper / lower) ** (i / steps))
  return [axes.price.min, ...bend, axes.price.max].filter(
    price => price >= axes.price.min && price <= axes.price.max,
  )
}

/** Formats 12345.6 as "12,346", the same in every locale. */
export function wholeNumber(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",")
}

const shapes: Record<Instrument, string> = {
  call: "nothing below the range and rises one for one with the price above it",
  put: "nothing above the range and rises one for one as the price falls below it",
  straddle: "least near the strike and more the further the price moves away, up or down",
}

/** Text description of the picture. */
export function describe(position: Position): string {
  const { lower, upper } = boundsOf(position)
  const { instrument, side, strike, days } = position
  const what =
    side === "buyer"
      ? `A long ${instrument} is worth ${shapes[instrument]}.`
      : `A short ${instrument} owes as much as the long one is worth: ${shapes[instrument]}.`
  const paid = wholeNumber(streamiaOf(position))
  const after =
    days > 0
      ? ` After ${days} days the buyer has paid about ${paid} USDC of streamia to the seller.`
      : ""
  return `${what} Strike ${wholeNumber(strike)}, range ${wholeNumber(lower)} to ${wholeNumber(upper)} USDC.${after}`
}
