import { daysPerYear } from "../../options/black-scholes"
import { lpAmounts, lpValue } from "../../options/lp-position"
import { type Bounds, isInRange, rangeFactorOf, rangeOf, strikeOf } from "../../options/price-range"
import { expiryOfRange } from "../../options/range-expiry"
import type { FigureNumbers } from "../parts/figure-table"
import { formatDays, formatNumber, formatPercent } from "../parts/format"
import { roundSteps, takeIn } from "../parts/line-chart/chart-data"
import type { PriceRangeProps } from "./props"

interface RangeNumbers extends FigureNumbers {
  bounds: Bounds
  /** Ends of the price axis, which includes the range. */
  axis: [number, number]
  /** Value of the position in the range, in the quote token. */
  value: (price: number) => number
  /** Value of a cash-secured short put at expiry. */
  twin: (price: number) => number
}

export interface RangeAsDrawn {
  strike: number
  rangeFactor: number
  /** Ends of the price axis. */
  axis: [number, number]
  /** Price at which the note states the position's value. */
  price: number
}

/** The range as the author wrote it. */
export function rangeAsWritten(props: Omit<PriceRangeProps, "title" | "caption">): RangeAsDrawn {
  const given = { lower: props.lower ?? 1, upper: props.upper ?? 2 }
  const strike = props.strike ?? strikeOf(given)
  const rangeFactor = props.rangeFactor ?? rangeFactorOf(given)
  return {
    strike,
    rangeFactor,
    axis: props.range ?? axisAround(strike, rangeFactor),
    price: props.spot ?? strike,
  }
}

/** The position in a price range and the equivalent short put. */
export function rangeNumbers(
  { volatility, unit = "USDC" }: Pick<PriceRangeProps, "volatility" | "unit">,
  { strike, rangeFactor, price, ...opened }: RangeAsDrawn,
  more: number[] = [],
): RangeNumbers {
  const bounds = rangeOf(strike, rangeFactor)
  const axis = takeIn(opened.axis, [bounds.lower, bounds.upper, price])
  const held = lpAmounts(price, bounds)
  const value = (at: number) => lpValue(at, bounds)
  const twin = (at: number) => Math.min(at, strike)
  const text = (amount: number) => formatNumber(amount)
  const rows = [axis[0], bounds.lower, strike, bounds.upper, axis[1], price, ...more]
  const like =
    volatility &&
    ` Its width is like ${formatDays(Math.round(daysPerYear * expiryOfRange(rangeFactor, volatility) * 10) / 10)} to expiry at an annualized volatility of ${formatPercent(volatility, 0)}.`
  return {
    bounds,
    axis,
    value,
    twin,
    note: `At ${text(price)} ${unit} the price is ${isInRange(price, bounds) ? "in" : "out of"} range and the position holds ${formatNumber(held.asset, 3)} of the asset and ${text(held.quote)} ${unit}.${like ?? ""}`,
    table: {
      columns: [`Price, ${unit}`, `Position, ${unit}`, `Short put and cash, ${unit}`, "Asset held"],
      rows: rows
        .sort((a, b) => a - b)
        .map(at => [
          text(at),
          text(value(at)),
          text(twin(at)),
          formatNumber(lpAmounts(at, bounds).asset, 3),
        ]),
    },
  }
}

/** Numbers for raw Markdown, with more prices between the bounds, where the value bends. */
export function rangeTwin(props: Omit<PriceRangeProps, "title" | "caption">): FigureNumbers {
  const drawn = rangeAsWritten(props)
  const { lower, upper } = rangeOf(drawn.strike, drawn.rangeFactor)
  return rangeNumbers(props, drawn, roundSteps([lower, upper], 8))
}

/** Price axis with the range in its middle half. */
function axisAround(strike: number, rangeFactor: number): [number, number] {
  const reach = Math.min(rangeFactor ** 2, rangeFactor + 0.5)
  return [strike / reach, strike * reach]
}
