import { type GreekName, isOption, legBounds } from "../../options/leg"
import { kinks, strategyGreek } from "../../options/strategy"
import type { FigureNumbers } from "../parts/figure-table"
import { formatDays, formatNumber, formatPercent, formatSigned } from "../parts/format"
import type { StrategyProps } from "../parts/leg-schema"
import {
  curve,
  domainOfSeries,
  roundSteps,
  type Series,
  samples,
  type Tone,
} from "../parts/line-chart/chart-data"
import { type StrategyState, strikesOf } from "../parts/strategy-controls/adjust-legs"
import type { GreeksProps } from "./props"

/** Name, unit, and scale of a greek on the axis: theta per day, vega per percentage point. */
const scales: Record<GreekName, { name: string; unit: (quote: string) => string; scale: number }> =
  {
    value: { name: "Value", unit: quote => quote, scale: 1 },
    delta: { name: "Delta", unit: () => "units of the asset", scale: 1 },
    gamma: { name: "Gamma", unit: quote => `delta per ${quote}`, scale: 1 },
    theta: { name: "Theta", unit: quote => `${quote} a day`, scale: 1 / 365 },
    vega: { name: "Vega", unit: quote => `${quote} per point of volatility`, scale: 1 / 100 },
    vanna: { name: "Vanna", unit: () => "delta per point of volatility", scale: 1 / 100 },
    volga: { name: "Volga", unit: () => "vega per point of volatility", scale: 1 / 10000 },
  }

const tones: Tone[] = ["accent", "ink", "muted"]

interface GreekCurves extends FigureNumbers {
  series: Series[]
  domain: [number, number]
  strikes: number[]
  /** Name of the greek; `measure` is its unit. */
  name: string
  measure: string
  text: (value: number) => string
}

/** Returns true if no leg depends on time. Legs with a range have the same greeks at all times. */
export const isTimeless = (legs: StrategyProps["legs"]) =>
  legs.every(leg => leg.type === "asset" || legBounds(leg))

/**
 * A greek of a strategy against the price, with a curve for each time to expiry (Black-Scholes,
 * zero rate).
 * @param steps rows of the table, in addition to strikes and the current price
 */
export function greekCurves(
  props: Omit<GreeksProps, "title" | "caption">,
  state: StrategyState,
  steps = 8,
): GreekCurves {
  const { greek, spot, unit = "USDC" } = props
  const { range } = state
  const timeless = isTimeless(props.legs)
  const { name, unit: unitOf, scale } = scales[greek]
  const places = samples(range, 90, aroundKinks(state.legs))
  const series = (timeless ? [0] : state.days).map((left, index) =>
    curve(
      timeless ? name.toLowerCase() : formatDays(left),
      price => scale * strategyGreek(greek, state.legs, price, state.marketAt(left)),
      places,
      { tone: tones[index] ?? "muted", dashed: index === 2 },
    ),
  )
  const domain = domainOfSeries(series, [0])
  const decimals = Math.max(0, 2 - Math.floor(Math.log10(domain[1] - domain[0])))
  const text = (value: number) => formatSigned(value, decimals)
  const strikes = strikesOf(state.legs).filter(strike => strike > range[0] && strike < range[1])
  const rows = [...roundSteps(range, steps), ...strikes, spot ?? []].flat()
  const measure = unitOf(unit)
  return {
    series,
    domain,
    strikes,
    name,
    measure,
    text,
    note: timeless
      ? undefined
      : `Black-Scholes at zero rate and an annualized volatility of ${formatPercent(state.volatility, 0)}.`,
    table: {
      columns: [
        `Price, ${unit}`,
        ...series.map(one => (timeless ? `${name}, ${measure}` : `${name}, ${one.name}`)),
      ],
      rows: rows
        .sort((a, b) => a - b)
        .map(price => [
          formatNumber(price),
          ...series.map(({ valueAt }) => text(valueAt?.(price) ?? 0)),
        ]),
    },
  }
}

/**
 * Prices just below and above each bound of a range, where the greeks jump, and the strike of each
 * option.
 */
function aroundKinks(legs: StrategyProps["legs"]): number[] {
  const ranged = legs.filter(leg => !isOption(leg) || legBounds(leg))
  return [...kinks(legs), ...kinks(ranged).flatMap(price => [price * 0.9999, price * 1.0001])]
}
