import { daysPerYear } from "../../options/black-scholes"
import { pricePaths } from "../../options/price-path"
import { probabilityInRange, timeInRange } from "../../options/time-in-range"
import type { FigureNumbers, FigureTable } from "../parts/figure-table"
import { formatDays, formatNumber, formatPercent } from "../parts/format"
import { roundSteps, samples } from "../parts/line-chart/chart-data"
import type { PathFanProps } from "./props"

/** Number of steps in each path. */
export const fanSteps = 60

interface FanNumbers extends FigureNumbers {
  paths: number[][]
  /** Price one standard deviation above (1) or below (-1) the median, by day. */
  edge: (sign: 1 | -1) => (day: number) => number
  bounds?: { lower: number; upper: number }
  /** Share of time the paths are in range, as a sentence. */
  inRange: string
}

type Fan = Omit<PathFanProps, "title" | "caption">

/**
 * Seeded price paths (geometric Brownian motion), their envelope, and the time they spend in a
 * range.
 */
export function pathFan(props: Fan, steps = 5): FanNumbers {
  const { spot, volatility, days, drift = 0, seed = 1, unit = "USDC" } = props
  const count = props.paths ?? 20
  const bounds = props.lower && props.upper ? { lower: props.lower, upper: props.upper } : undefined
  const paths = pricePaths({ spot, volatility, days, steps: fanSteps, seed, drift }, count)
  const edge = (sign: 1 | -1) => (day: number) => {
    const years = day / daysPerYear
    return (
      spot * Math.exp((drift - volatility ** 2 / 2) * years + sign * volatility * Math.sqrt(years))
    )
  }
  const shares = bounds ? paths.map(path => timeInRange(path, bounds)) : []
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(shares.length, 1)
  const inRange = bounds
    ? ` On average the paths are in range for ${formatPercent(mean, 0)} of the time; after ${formatDays(days)} the price is there with a probability of ${formatPercent(probabilityInRange(spot, bounds, volatility, days / daysPerYear), 0)}.`
    : ""
  return {
    paths,
    edge,
    bounds,
    inRange,
    note: `${count} simulated paths (geometric Brownian motion, seed ${seed}); dashed: one standard deviation either side of the median.${inRange}`,
    table: {
      columns: ["Day", `−1σ, ${unit}`, `Median of the model, ${unit}`, `+1σ, ${unit}`],
      rows: roundSteps([0, days], steps).map(day => [
        formatNumber(day, 1),
        formatNumber(edge(-1)(day)),
        formatNumber(Math.sqrt(edge(-1)(day) * edge(1)(day))),
        formatNumber(edge(1)(day)),
      ]),
    },
  }
}

/** Table of the paths, one per row, at six days. */
export function pathsTable(
  { days, unit = "USDC" }: Fan,
  { paths, bounds }: FanNumbers,
): FigureTable {
  const steps = samples([0, fanSteps], 5)
  return {
    columns: [
      "Path",
      ...steps.map(step => `Day ${formatNumber((step * days) / fanSteps, 1)}, ${unit}`),
      ...(bounds ? ["Time in range"] : []),
    ],
    rows: paths.map((path, index) => [
      String(index + 1),
      ...steps.map(step => formatNumber(path[step] ?? Number.NaN)),
      ...(bounds ? [formatPercent(timeInRange(path, bounds), 0)] : []),
    ]),
  }
}
