import type { Figure } from "../parts/figure-model"
import { formatDays, formatNumber } from "../parts/format"
import {
  curve,
  domainOfSeries,
  type Point,
  type Series,
  samples,
} from "../parts/line-chart/chart-data"
import { seedSlider, volatilityRange } from "../parts/slider/slider-ranges"
import { formulas } from "../parts/take-away/figure-formulas"
import { fanSteps, pathFan } from "./numbers"
import type { PathFanProps } from "./props"

/**
 * A fan of seeded price paths (geometric Brownian motion) with a one-standard-deviation envelope,
 * and the share of time they spend in a range.
 */
export const pathFanFigure: Figure<PathFanProps, { seed: number; volatility: number }> = {
  opened: ({ seed = 1, volatility }) => ({ seed, volatility }),
  compute(props, { seed, volatility }) {
    const { title, caption, spot, days, unit = "USDC" } = props
    const count = props.paths ?? 20
    const { paths, edge, bounds, inRange, note, table } = pathFan({ ...props, seed, volatility })
    const dayOf = (step: number) => (step * days) / fanSteps
    const envelope = (name: string, sign: 1 | -1) =>
      curve(name, edge(sign), samples([0, days], 30), { dashed: true })
    const series: Series[] = [
      ...paths.map(
        (path, index): Series => ({
          name: `path ${index + 1}`,
          points: path.map((y, step): Point => [dayOf(step), y]),
          tone: "accent",
          faint: true,
        }),
      ),
      envelope("+1σ", 1),
      envelope("−1σ", -1),
    ]
    const ends = paths.map(path => path.at(-1) ?? spot).sort((a, b) => a - b)
    const money = (value: number) => `${formatNumber(value)} ${unit}`
    return {
      title,
      caption,
      note,
      sliders: [
        seedSlider("Other paths", seed, props.seed),
        { ...volatilityRange, value: volatility, sets: "volatility" },
      ],
      table,
      formula: formulas.path,
      drawings: [
        {
          kind: "lines",
          chart: {
            title,
            description: `${count} paths start at ${money(spot)} and end between ${money(ends[0] ?? spot)} and ${money(ends.at(-1) ?? spot)} after ${formatDays(days)}.${inRange}`,
            height: 260,
            x: { label: "Days", domain: [0, days] },
            y: {
              label: `Price of the asset, ${unit}${bounds ? `; range ${formatNumber(bounds.lower)}–${formatNumber(bounds.upper)} shaded` : ""}`,
              domain: domainOfSeries(series, bounds ? [bounds.lower, bounds.upper] : []),
            },
            series,
            bands: bounds
              ? [{ axis: "y", from: bounds.lower, to: bounds.upper, tone: "accent" }]
              : [],
            levels: (bounds ? [bounds.upper, bounds.lower] : []).map(y => ({
              y,
              label: "",
              tone: "accent",
            })),
            readAt: days / 2,
            readX: day => `day ${formatNumber(day, 1)}`,
            readY: money,
          },
        },
      ],
    }
  },
}
