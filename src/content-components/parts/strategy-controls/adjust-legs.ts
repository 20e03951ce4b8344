import { daysPerYear } from "../../../options/black-scholes"
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
import type { StrategyProps } from "../leg-schema"

/** A strategy with the reader's settings. */
export interface StrategyState {
  legs: Leg[]
  volatility: number
  /** Days before expiry, longest first. */
  days: number[]
  /** Price axis. */
  range: [number, number]
  marketAt: (days: number) => Market
}

/** The reader's changes to the legs. */
export type LegChanges = {
  /** Added to every strike, in the quote token. */
  shift: number
  /** Multiplies the distance of strikes from their midpoint. */
  stretch: number
  /** Range factor of all legs that have a range. */
  rangeFactor?: number
  /** Multiplies every quantity. */
  size: number
}

export const unchanged: LegChanges = { shift: 0, stretch: 1, size: 1 }

export const strategyState = (
  legs: Leg[],
  volatility: number,
  days: number[],
  range: [number, number],
): StrategyState => ({
  legs,
  volatility,
  days,
  range,
  marketAt: left => ({ years: left / daysPerYear, volatility }),
})

/** The strategy before a reader has changed it. */
export function strategyAsWritten(props: StrategyProps): StrategyState {
  const { legs, volatility = 0, days } = props
  const times = longestFirst([days ?? []].flat())
  return strategyState(adjustLegs(legs, unchanged), volatility, times, rangeAsWritten(props))
}

/** Ends of the price axis before a reader has changed anything. */
export const rangeAsWritten = ({ range, legs, spot }: StrategyProps): [number, number] =>
  range ?? defaultRange(legs, spot)

export const longestFirst = (days: readonly number[]) => [...days].sort((a, b) => b - a)

/** Distinct strikes of the legs to five digits, ascending. */
export function strikesOf(legs: Leg[]): number[] {
  const strikes = legs
    .flatMap(leg => legStrike(leg) ?? [])
    .map(strike => roundSignificant(strike, 5))
  return [...new Set(strikes)].sort((a, b) => a - b)
}

/** Midpoint between the lowest and highest strikes. */
export function middleOf(strikes: number[]): number {
  return ((strikes[0] ?? 0) + (strikes.at(-1) ?? 0)) / 2
}

/** The largest range factor among the legs; undefined if none has one. */
export function rangeFactorIn(legs: Leg[]): number | undefined {
  const factors = legs.flatMap(leg => legRangeFactor(leg) ?? [])
  return factors.length === 0 ? undefined : roundSignificant(Math.max(...factors), 6)
}

/** Applies a reader's changes to the legs. */
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

/** A number near `size` that is 1, 2, or 5 times a power of ten. */
export function stepFor(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size))
  const lead = size / power
  return Number((power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10)).toPrecision(6))
}

/** Default price axis: 40% beyond the lowest and highest strikes. */
export function defaultRange(legs: Leg[], spot?: number): [number, number] {
  const prices = [...strikesOf(legs), spot ?? []].flat()
  const low = Math.min(...(prices.length > 0 ? prices : [1]))
  const high = Math.max(...(prices.length > 0 ? prices : [1]))
  return [roundDown(low * 0.6), roundDown(high * 1.4)]
}

const roundDown = (value: number) => Math.floor(value / stepFor(value / 20)) * stepFor(value / 20)
