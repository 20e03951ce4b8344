import { isPiecewiseLinear } from "../../options/strategy"
import type { FigureNumbers } from "../parts/figure-table"
import { twinSteps } from "../parts/figure-table"
import { formatNumber, formatPercent, formatSigned } from "../parts/format"
import { domainOfSeries, roundSteps } from "../parts/line-chart/chart-data"
import {
  type StrategyState,
  strategyAsWritten,
  strikesOf,
} from "../parts/strategy-controls/adjust-legs"
import { type ProfitCurves, profitCurves } from "./profit-curves"
import type { PayoffProps } from "./props"

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const decimalsForSpan = ([low, high]: [number, number]) =>
  Math.max(0, 2 - Math.floor(Math.log10(high - low)))

/** Formats prices and profits with the precision that their axes need. */
export function payoffTexts({ series }: ProfitCurves, range: [number, number]) {
  const domain = domainOfSeries(series, [0])
  const [ofPrices, ofProfits] = [decimalsForSpan(range), decimalsForSpan(domain)]
  return {
    domain,
    priceText: (price: number) => formatNumber(price, ofPrices),
    profitText: (value: number) => formatSigned(value, ofProfits),
  }
}

/**
 * Table of the curves at their kinks, zero crossings, and ends, and at the current price.
 * @param more further prices for the table
 */
export function payoffNumbers(
  { spot, unit = "USDC" }: Pick<PayoffProps, "spot" | "unit">,
  state: StrategyState,
  curves: ProfitCurves,
  more: number[] = [],
): FigureNumbers {
  const { range } = state
  const { priceText, profitText } = payoffTexts(curves, range)
  const strikes = strikesOf(state.legs).filter(strike => strike > range[0] && strike < range[1])
  const rows = [range[0], ...strikes, ...curves.breakevens, spot ?? [], range[1], ...more].flat()
  return {
    note: noteOf(state),
    table: {
      columns: [`Price, ${unit}`, ...curves.series.map(({ name }) => `${capital(name)}, ${unit}`)],
      rows: rows
        .sort((a, b) => a - b)
        .map(price => [
          priceText(price),
          ...curves.series.map(({ valueAt }) => profitText(valueAt?.(price) ?? 0)),
        ]),
    },
  }
}

/** Numbers for raw Markdown, with rows along the whole length of curves that bend. */
export function payoffTwin(props: PayoffProps): FigureNumbers {
  const state = strategyAsWritten(props)
  const curves = profitCurves(state)
  const bends = curves.series.length > 1 || !isPiecewiseLinear(state.legs)
  return payoffNumbers(props, state, curves, bends ? roundSteps(state.range, twinSteps) : [])
}

function noteOf({ days, volatility }: StrategyState): string | undefined {
  if (volatility === 0 || days.length === 0) return undefined
  return `Before expiry: Black-Scholes value at zero rate and an annualized volatility of ${formatPercent(volatility, 0)}.`
}
