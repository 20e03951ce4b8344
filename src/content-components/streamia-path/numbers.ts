import { blackScholesValue, daysPerYear } from "../../options/black-scholes"
import { volumeOverLiquidity } from "../../options/implied-volatility"
import { pricePath } from "../../options/price-path"
import { type Bounds, isInRange, rangeOf } from "../../options/price-range"
import { rangedOptionAt } from "../../options/ranged-option"
import { accruedStreamia } from "../../options/streamia"
import { timeInRange } from "../../options/time-in-range"
import type { FigureNumbers } from "../parts/figure-table"
import { formatDays, formatNumber, formatPercent } from "../parts/format"
import { samples } from "../parts/line-chart/chart-data"
import type { StreamiaPathProps } from "./props"

/** Number of simulation steps. */
export const pathSteps = 840

interface StreamiaNumbers extends FigureNumbers {
  bounds: Bounds
  /** Price and accrued streamia at each step. */
  path: number[]
  accrued: number[]
  /** Black-Scholes premium of the same strike and days. */
  premium: number
  /** Share of time in range. */
  share: number
  total: number
}

/** A seeded price path and the streamia that one option accrues along it. */
export function streamiaNumbers(
  props: Omit<StreamiaPathProps, "title" | "caption">,
  rows = 7,
): StreamiaNumbers {
  const { strike, rangeFactor, spot, volatility, days, feeRate, unit = "USDC" } = props
  const { seed = 1, spread = 1, impliedVolatility: implied = volatility } = props
  const bounds = rangeOf(strike, rangeFactor)
  const path = pricePath({ spot, volatility, days, steps: pathSteps, seed })
  const stepYears = days / daysPerYear / pathSteps
  const accrued = accruedStreamia(path, stepYears, bounds, implied, spread)
  const type = spot > strike ? "put" : "call"
  // Time value of an option with the same number of days.
  const years = days / daysPerYear
  const premium = blackScholesValue({ type, spot, strike, volatility: implied, years })
  const share = timeInRange(path, bounds)
  const total = accrued.at(-1) ?? 0
  const money = (value: number) => `${formatNumber(value)} ${unit}`
  return {
    bounds,
    path,
    accrued,
    premium,
    share,
    total,
    note: `Simulated price (geometric Brownian motion without drift, seed ${seed}), in range for ${formatPercent(share, 0)} of the time; streamia of one unit of the asset ${money(total)}, Black-Scholes premium for ${formatDays(days)} ${money(premium)}.${
      isInRange(spot, bounds)
        ? ` The range alone is worth ${money(rangedOptionAt(type, spot, strike, rangeFactor))} at the start, which streamia doesn't pay for.`
        : ""
    }${
      feeRate
        ? ` In a ${formatPercent(feeRate, 2)} pool these fees suppose a daily volume of ${formatNumber(volumeOverLiquidity(feeRate, implied))} times the liquidity of a tick.`
        : ""
    }`,
    table: {
      columns: ["Day", `Price, ${unit}`, `Streamia so far, ${unit}`],
      rows: samples([0, pathSteps], rows).map(step => [
        // Rows of a short path are less than a day apart.
        formatNumber((Math.round(step) * days) / pathSteps, days < 7 ? 2 : 1),
        formatNumber(path[Math.round(step)] ?? 0),
        formatNumber(accrued[Math.round(step)] ?? 0, 2),
      ]),
    },
  }
}

/** Numbers for raw Markdown, which also states whether the price is in range. */
export function streamiaTwin(props: Omit<StreamiaPathProps, "title" | "caption">): FigureNumbers {
  const rows = 21
  const { path, bounds, note, table } = streamiaNumbers(props, rows)
  return {
    note,
    table: {
      columns: [...table.columns, "In range"],
      rows: table.rows.map((row, index) => {
        const price = path[Math.round((index * pathSteps) / rows)] ?? Number.NaN
        return [...row, isInRange(price, bounds) ? "yes" : "no"]
      }),
    },
  }
}
