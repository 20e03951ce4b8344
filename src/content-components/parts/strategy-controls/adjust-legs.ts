import {
  isOption,
  type Leg,
  legBounds,
  legRangeFactor,
  legStrike,
  type Market,
} from "../../../options/leg"
import { rangeOf } from "../../../options/price-range"
import { roundSignificant } from "../../../options/rounding"

/** A strategy as the reader has set it. */
export interface StrategyState {
  legs: Leg[]
  volatility: number
  /** Days before expiry, longest first. */
  days: number[]
  marketAt: (days: number) => Market
}

/** What a reader may change about a strategy. */
export const adjustments = ["strike", "width", "volatility", "days", "size"] as const
export type Adjustment = (typeof adjustments)[number]

/** The reader's changes to the legs; the neutral ones change nothing. */
export interface LegChanges {
  /** Added to every strike, in the quote token. */
  shift: number
  /** Multiplies the distance of strikes from their middle. */
  stretch: number
  /** Range factor of all legs that have one. */
  rangeFactor?: number
  /** Multiplies every quantity. */
  size: number
}

/** All different strikes of the legs to five digits, ascending. */
export function strikesOf(legs: Leg[]): number[] {
  const strikes = legs
    .flatMap(leg => legStrike(leg) ?? [])
    .map(strike => roundSignificant(strike, 5))
  return [...new Set(strikes)].sort((a, b) => a - b)
}

/** Middle between the outermost strikes. */
export function middleOf(strikes: number[]): number {
  return ((strikes[0] ?? 0) + (strikes.at(-1) ?? 0)) / 2
}

/** The largest range factor among the legs, if any has one. */
export function rangeFactorIn(legs: Leg[]): number | undefined {
  const factors = legs.flatMap(leg => legRangeFactor(leg) ?? [])
  return factors.length === 0 ? undefined : roundSignificant(Math.max(...factors), 6)
}

/** The legs with a reader's changes. */
export function adjustLegs(legs: Leg[], changes: LegChanges): Leg[] {
  const middle = middleOf(strikesOf(legs))
  const moved = (strike: number) =>
    roundSignificant(middle + changes.shift + (strike - middle) * changes.stretch, 9)
  return legs.map(leg => {
    const quantity = (leg.quantity ?? 1) * changes.size
    if (leg.type === "asset") return { ...leg, quantity }
    const rangeFactor = changes.rangeFactor ?? legRangeFactor(leg)
    if (isOption(leg)) {
      const strike = moved(leg.strike)
      return legBounds(leg)
        ? { ...leg, quantity, strike, rangeFactor }
        : { ...leg, quantity, strike }
    }
    const bounds = rangeOf(moved(legStrike(leg) ?? middle), rangeFactor ?? 1)
    return { ...leg, ...bounds, quantity, fees: (leg.fees ?? 0) * changes.size }
  })
}
