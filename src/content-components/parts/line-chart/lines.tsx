import { area, line } from "d3-shape"
import { roundDecimals } from "../../../options/rounding"
import type { Point } from "./chart-data"
import type { Layout } from "./layout"
import * as styles from "./line-chart.module.css"
import type { LineChartProps } from "./line-chart-props"
import { toneClass } from "./tone"

/** Width of the inner drawing, stretched to the plot's. */
const width = 1000

/** All that stretches: areas, bands and lines, in a drawing of 1000 units across. */
export function Lines({
  layout,
  height,
  props,
}: {
  layout: Layout
  height: number
  props: LineChartProps
}) {
  const across = (value: number) => roundDecimals(layout.across(value) * width)
  const down = (value: number) => roundDecimals(layout.down(value) - layout.top)
  const isKnown = ([, y]: Point) => Number.isFinite(y)
  const linePath = line<Point>(
    ([x]) => across(x),
    ([, y]) => down(y),
  )
    .defined(isKnown)
    .digits(1)
  const { areas = [], bands = [], series } = props
  return (
    <svg
      aria-hidden="true"
      x="0"
      y={layout.top}
      width="100%"
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
    >
      {bands.map((band, index) => {
        const [start, end] =
          band.axis === "x"
            ? [across(band.from), across(band.to)]
            : [down(band.to), down(band.from)]
        const size = roundDecimals(Math.max(end - start, 0))
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: one that moves stays the same
            key={index}
            className={`${styles.band} ${toneClass[band.tone]}`}
            {...(band.axis === "x"
              ? { x: start, y: 0, width: size, height }
              : { x: 0, y: start, width, height: size })}
          />
        )
      })}
      {areas.map(({ points, base, tone }) => (
        <path
          key={`${tone}${base}`}
          className={`${styles.area} ${toneClass[tone]}`}
          d={
            area<Point>(
              ([x]) => across(x),
              down(base),
              ([, y]) => down(y),
            ).digits(1)(points) ?? ""
          }
        />
      ))}
      {series.map(({ name, points, tone = "ink", dashed, faint }) => (
        <path
          key={name}
          className={[styles.line, toneClass[tone], dashed && styles.dashed, faint && styles.faint]
            .filter(Boolean)
            .join(" ")}
          d={linePath(points) ?? ""}
        />
      ))}
    </svg>
  )
}
