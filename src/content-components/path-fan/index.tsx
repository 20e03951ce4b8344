import { useState } from "react"
import { daysPerYear } from "../../options/black-scholes"
import { pricePaths } from "../../options/price-path"
import { probabilityInRange, timeInRange } from "../../options/time-in-range"
import { FigureFrame } from "../parts/figure-frame"
import { formatDays, formatNumber, formatPercent } from "../parts/format"
import { LineChart } from "../parts/line-chart"
import {
  curve,
  domainOfSeries,
  type Point,
  type Series,
  samples,
} from "../parts/line-chart/chart-data"
import { seedRange, volatilityRange } from "../parts/slider"
import type { PropsOf } from "../props-of"
import type { component } from "./component"

const steps = 60

/**
 * A fan of seeded price paths (geometric Brownian motion) within one standard deviation's envelope, and the
 * share of time they spend in a range.
 */
export function PathFan(props: PropsOf<typeof component>) {
  const { title, caption, spot, days, drift = 0, unit = "USDC" } = props
  const count = props.paths ?? 20
  const [seed, setSeed] = useState(props.seed ?? 1)
  const [volatility, setVolatility] = useState(props.volatility)
  const bounds = props.lower && props.upper ? { lower: props.lower, upper: props.upper } : undefined
  const paths = pricePaths({ spot, volatility, days, steps, seed, drift }, count)
  const dayOf = (step: number) => (step * days) / steps
  const edge = (sign: 1 | -1) => (day: number) => {
    const years = day / daysPerYear
    return (
      spot * Math.exp((drift - volatility ** 2 / 2) * years + sign * volatility * Math.sqrt(years))
    )
  }
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
  const shares = bounds ? paths.map(path => timeInRange(path, bounds)) : []
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(shares.length, 1)
  const ends = paths.map(path => path.at(-1) ?? spot).sort((a, b) => a - b)
  const money = (value: number) => `${formatNumber(value)} ${unit}`
  const inRange = bounds
    ? ` On average the paths are in range for ${formatPercent(mean, 0)} of the time; after ${formatDays(days)} the price is there with a probability of ${formatPercent(probabilityInRange(spot, bounds, volatility, days / daysPerYear), 0)}.`
    : ""
  return (
    <FigureFrame
      title={title}
      caption={caption}
      note={`${count} simulated paths (geometric Brownian motion, seed ${seed}); dashed: one standard deviation either side of the median.${inRange}`}
      sliders={[
        {
          ...seedRange,
          label: "Other paths",
          value: seed,
          max: Math.max(50, props.seed ?? 1),
          onChange: setSeed,
        },
        { ...volatilityRange, value: volatility, onChange: setVolatility },
      ]}
      table={{
        columns: ["Day", `−1σ, ${unit}`, `Median of the model, ${unit}`, `+1σ, ${unit}`],
        rows: samples([0, days], 5).map(day => [
          formatNumber(day, 1),
          formatNumber(edge(-1)(day)),
          formatNumber(Math.sqrt(edge(-1)(day) * edge(1)(day))),
          formatNumber(edge(1)(day)),
        ]),
      }}
    >
      <LineChart
        title={title}
        description={`${count} paths start at ${money(spot)} and end between ${money(ends[0] ?? spot)} and ${money(ends.at(-1) ?? spot)} after ${formatDays(days)}.${inRange}`}
        height={260}
        x={{ label: "Days", domain: [0, days] }}
        y={{
          label: `Price of the asset, ${unit}${bounds ? `; range ${formatNumber(bounds.lower)}–${formatNumber(bounds.upper)} shaded` : ""}`,
          domain: domainOfSeries(series, bounds ? [bounds.lower, bounds.upper] : []),
        }}
        series={series}
        bands={bounds ? [{ axis: "y", from: bounds.lower, to: bounds.upper, tone: "accent" }] : []}
        levels={(bounds ? [bounds.upper, bounds.lower] : []).map(y => ({
          y,
          label: "",
          tone: "accent",
        }))}
        readAt={days / 2}
        readX={day => `day ${formatNumber(day, 1)}`}
        readY={money}
      />
    </FigureFrame>
  )
}
