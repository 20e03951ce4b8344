import { legBounds } from "../../options/leg"
import type { Figure } from "../parts/figure-model"
import { formatSigned } from "../parts/format"
import type { Area, Dot, Marker } from "../parts/line-chart/chart-data"
import { strikesOf } from "../parts/strategy-controls/adjust-legs"
import { rangeBands } from "../parts/strategy-controls/range-bands"
import {
  type StrategySettings,
  settingsAsWritten,
  strategyControls,
} from "../parts/strategy-controls/strategy-controls"
import { formulas } from "../parts/take-away/figure-formulas"
import { payoffNumbers, payoffTexts } from "./numbers"
import { profitCurves } from "./profit-curves"
import type { PayoffProps } from "./props"

/**
 * Profit and loss of any combination of options, the asset, and liquidity positions at expiry. With
 * `days` and `volatility`, also before expiry (Black-Scholes, zero rate).
 */
export const payoffFigure: Figure<PayoffProps, StrategySettings> = {
  opened: settingsAsWritten,
  compute(props, settings) {
    const { title, caption, spot, unit = "USDC" } = props
    const { state, sliders } = strategyControls(props, settings)
    const { range } = state
    const curves = profitCurves(state)
    const { series, breakevens, hasCost, isAtExpiry } = curves
    const { note, table } = payoffNumbers(props, state, curves)
    const expiry = series[0]?.points ?? []
    const { domain, priceText, profitText } = payoffTexts(curves, range)
    const strikes = strikesOf(state.legs).filter(strike => strike > range[0] && strike < range[1])
    const isRanged = state.legs.some(leg => legBounds(leg) !== undefined)
    const when = isAtExpiry ? "At expiry" : "When closed"
    const clipped = (side: 1 | -1): Area => ({
      points: expiry.map(([x, y]) => [x, side * Math.max(side * y, 0)]),
      base: 0,
      tone: side === 1 ? "profit" : "loss",
    })
    return {
      title,
      caption,
      note,
      sliders,
      table,
      formula: isRanged ? formulas.rangedPayoff : formulas.payoff,
      drawings: [
        {
          kind: "lines",
          chart: {
            title,
            description: describe(when, expiry, breakevens, priceText, profitText, unit),
            x: { label: `Price of the asset, ${unit}`, domain: range },
            y: {
              label: `${hasCost ? "Profit and loss" : "Payoff"}, ${unit}`,
              domain,
              format: formatSigned,
            },
            series,
            areas: [clipped(1), clipped(-1)],
            bands: rangeBands(state.legs),
            markers: markersOf(strikes, breakevens, spot, priceText),
            dots: unnamedBreakevens(breakevens),
            readAt: spot ?? strikes[0] ?? range[0],
            readX: price => `${priceText(price)} ${unit}`,
            readY: value => `${profitText(value)} ${unit}`,
          },
        },
      ],
    }
  },
}

/**
 * Breakevens with a label. More than two labels would crowd the space above the plot, so the
 * breakevens are then only dots.
 */
const namedBreakevens = (breakevens: number[]) => (breakevens.length > 2 ? [] : breakevens)

const unnamedBreakevens = (breakevens: number[]): Dot[] =>
  breakevens.length > 2 ? breakevens.map(x => ({ x, y: 0, tone: "accent" })) : []

/**
 * Markers for strikes, breakevens, and the current price above the plot. A strike at the current
 * price shares its line.
 */
function markersOf(
  strikes: number[],
  breakevens: number[],
  spot: number | undefined,
  text: (price: number) => string,
): Marker[] {
  const markers: Marker[] = strikes.map(strike => ({
    x: strike,
    label: strike === spot ? `strike = price ${text(strike)}` : `strike ${text(strike)}`,
  }))
  if (spot !== undefined && !strikes.includes(spot)) {
    markers.push({ x: spot, label: `price ${text(spot)}`, tone: "ink" })
  }
  for (const price of namedBreakevens(breakevens)) {
    markers.push({ x: price, y: 0, label: `breakeven ${text(price)}`, tone: "accent" })
  }
  return markers
}

function describe(
  when: string,
  points: [number, number][],
  breakevens: number[],
  priceText: (price: number) => string,
  profitText: (profit: number) => string,
  unit: string,
): string {
  const turns = points.map(([x, y]) => `${profitText(y)} at ${priceText(x)}`)
  const shown = turns.length > 12 ? [turns[0], turns.at(-1)] : turns
  const crossing = breakevens.map(priceText).join(" and ")
  return `${when}, in ${unit}: ${shown.join(", ")}.${crossing && ` Breakeven at ${crossing}.`}`
}
