import { area, line } from "d3-shape"
import { roundDecimals } from "../../../options/rounding"
import type { Dash, Point } from "./chart-data"
import type { Layout } from "./layout"
import type { LineChartProps } from "./line-chart-props"
import type { Look, Shape } from "./shape"

/** Width of the inner SVG in its own units; it stretches to the width of the plot. */
const width = 1000

/** Look of a pattern. */
export const dashOf = (dashed: Dash | undefined): Look[] =>
  dashed ? [dashed === true ? "dashed" : dashed] : []

/** Shapes that stretch with the chart: areas, bands, and lines, in an SVG 1000 units wide. */
export function lineShapes(layout: Layout, height: number, props: LineChartProps): Shape {
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
  const children: Shape[] = [
    ...bands.map((band, index): Shape => {
      const [start, end] =
        band.axis === "x" ? [across(band.from), across(band.to)] : [down(band.to), down(band.from)]
      const size = roundDecimals(Math.max(end - start, 0))
      return {
        tag: "rect",
        key: `band ${index}`,
        looks: ["band"],
        tone: band.tone,
        at:
          band.axis === "x"
            ? { x: start, y: 0, width: size, height }
            : { x: 0, y: start, width, height: size },
      }
    }),
    ...areas.map(({ points, base, tone }): Shape => {
      const areaPath = area<Point>(
        ([x]) => across(x),
        (_, index) => down(typeof base === "number" ? base : (base[index] ?? Number.NaN)),
        ([, y]) => down(y),
      )
      return {
        tag: "path",
        key: `area ${tone}${typeof base === "number" ? base : ""}`,
        looks: ["area"],
        tone,
        at: { d: areaPath.digits(1)(points) ?? "" },
      }
    }),
    ...series.map(
      ({ name, points, tone = "ink", dashed, faint }): Shape => ({
        tag: "path",
        key: `line ${name}`,
        looks: ["line", ...dashOf(dashed), ...(faint ? (["faint"] as const) : [])],
        tone,
        at: { d: linePath(points) ?? "" },
      }),
    ),
  ]
  return {
    tag: "svg",
    at: {
      "aria-hidden": "true",
      x: "0",
      y: layout.top,
      width: "100%",
      height,
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: "none",
    },
    children,
  }
}
