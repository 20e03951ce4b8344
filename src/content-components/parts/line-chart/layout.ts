import { ticks } from "d3-array"
import { roundDecimals } from "../../../options/rounding"
import { decimalsFor, formatNumber } from "../format"
import { linearScale } from "../linear-scale"
import type { Axis } from "./chart-data"
import type { LineChartProps } from "./line-chart-props"
import { narrowPicture, packRows } from "./place-labels"
import { textWidth } from "./text-width"

/** Pixels of one row of texts above the plot, of the edge above them, of the x axis, and right of the plot. */
export const rowHeight = 18
export const edgeRoom = 8
export const axisRoom = 26
export const endRoom = 24

/** Pixels of a plot by default. */
export const plotHeight = 220

/** Least room left of the plot, for the text of a tick at its edge. */
const leastGutter = 24

/** Where the values of a chart lie in its picture. */
export interface Layout {
  /** Share of the width (0 to 1) of a value across. */
  across: (value: number) => number
  /** Pixels from the top of the picture of a value up. */
  down: (value: number) => number
  xTicks: number[]
  yTicks: number[]
  xText: string[]
  yText: string[]
  top: number
  gutter: number
  /** Pixels of the plot where the picture is narrowest. */
  narrowest: number
  rows: ReturnType<typeof packRows>
}

/** Scales, ticks and room of a chart whose plot is `height` pixels high. */
export function layOut(
  { x, y, markers = [], gutter: minimumGutter = leastGutter }: LineChartProps,
  height: number,
): Layout {
  const across = linearScale(x.domain, [0, 1])
  const yTicks = y.ticks ?? ticks(...y.domain, 5)
  const yText = tickTexts(y, yTicks)
  const gutter = Math.max(Math.ceil(Math.max(...yText.map(textWidth)) + 8), minimumGutter)
  const narrowest = narrowPicture - gutter - endRoom
  const rows = packRows(
    markers.map(({ x: value, label }) => ({ x: across(value), label })),
    narrowest,
  )
  const rowCount = Math.max(0, ...rows.map(({ row }) => row + 1))
  const top = edgeRoom + rowCount * rowHeight
  const down = linearScale(y.domain, [top + height, top])
  const xTicks = x.ticks ?? fittingTicks(x, narrowest)
  return {
    across,
    down: value => roundDecimals(down(value), 1),
    xTicks,
    yTicks,
    xText: tickTexts(x, xTicks),
    yText,
    top,
    gutter,
    narrowest,
    rows,
  }
}

/** Round ticks whose texts fit side by side into the narrowest plot. */
function fittingTicks(axis: Axis, plot: number): number[] {
  const span = axis.domain[1] - axis.domain[0]
  for (let count = 6; count > 2; count -= 1) {
    const found = ticks(...axis.domain, count)
    const apart = (((found[1] ?? span) - (found[0] ?? 0)) / span) * plot
    if (Math.max(...tickTexts(axis, found).map(textWidth)) + 8 <= apart) return found
  }
  return ticks(...axis.domain, 2)
}

/** Texts of ticks with the decimals their step needs. */
function tickTexts({ format = formatNumber }: Axis, ticks: number[]): string[] {
  const decimals = Math.max(0, ...ticks.map(tick => decimalsFor(Number(tick.toPrecision(6)))))
  return ticks.map(tick => format(tick, decimals))
}

/** `value`, or the nearer end of the domain beyond it. */
export const clamp = (value: number, [low, high]: [number, number]) =>
  Math.min(Math.max(value, low), high)
