import { ticks } from "d3-array"
import { roundDecimals } from "../../../options/rounding"
import { decimalsFor, formatNumber } from "../format"
import { linearScale } from "../linear-scale"
import type { Axis } from "./chart-data"
import { type ChartName, chartNames } from "./chart-names"
import type { LineChartProps } from "./line-chart-props"
import { type PlacedText, packNames, packRows } from "./marker-rows"
import { narrowPicture } from "./place-labels"
import { textWidth } from "./text-width"

/**
 * Heights in pixels of a row of text above the plot, the space above those rows, and the x axis;
 * then the width to the right of the plot.
 */
export const rowHeight = 18
export const edgeRoom = 8
export const axisRoom = 26
export const endRoom = 24

/** Default height of a plot in pixels. */
export const plotHeight = 220

/** Minimum space left of the plot in pixels, for a tick label at its edge. */
const leastGutter = 24

/** Maps the values of a chart to positions in its picture. */
export interface Layout {
  /** Maps an x value to a share of the width (0 to 1). */
  across: (value: number) => number
  /** Maps a y value to pixels from the top of the picture. */
  down: (value: number) => number
  xTicks: number[]
  yTicks: number[]
  xText: string[]
  yText: string[]
  top: number
  gutter: number
  /** Width of the narrowest plot in pixels. */
  narrowest: number
  rows: readonly PlacedText[]
  /** Names of levels and lines: on the plot, or as a legend above it if no position is free. */
  names: readonly (Omit<ChartName, "place"> & {
    x: number
    y: number
    anchor: "start" | "middle"
  })[]
}

/** Lays out a chart whose plot is `height` pixels high: scales, ticks, names, and margins. */
export function layOut(props: LineChartProps, height: number): Layout {
  const { x, y, markers = [], gutter: minimumGutter = leastGutter } = props
  const across = linearScale(x.domain, [0, 1])
  const inPlot = linearScale(y.domain, [height, 0])
  const yTicks = y.ticks ?? ticks(...y.domain, 5)
  const yText = tickTexts(y, yTicks)
  const gutter = Math.max(Math.ceil(Math.max(...yText.map(textWidth)) + 8), minimumGutter)
  const narrowest = narrowPicture - gutter - endRoom
  const names = chartNames(props, { across, down: inPlot, height, narrowest })
  const above = packNames(
    names.filter(({ place }) => !place).map(({ label }) => label),
    narrowest,
  )
  const nameRows = rowCount(above)
  const rows = packRows(
    markers.map(({ x: value, label }) => ({ x: across(value), label })),
    narrowest,
  ).map(text => ({ ...text, row: text.row + nameRows, lineFrom: text.lineFrom + nameRows }))
  const top = edgeRoom + Math.max(nameRows, rowCount(rows)) * rowHeight
  const nextAbove = above.values()
  const xTicks = x.ticks ?? fittingTicks(x, narrowest)
  return {
    across,
    down: value => roundDecimals(top + inPlot(value), 1),
    xTicks,
    yTicks,
    xText: tickTexts(x, xTicks),
    yText,
    top,
    gutter,
    narrowest,
    rows,
    names: names.map(({ place, ...name }) => {
      if (place) return { ...name, x: place.x, y: Math.round(top + place.y), anchor: "middle" }
      const { x = 0, row = 0 } = nextAbove.next().value ?? {}
      return { ...name, x, y: baselineOf(row), anchor: "start" }
    }),
  }
}

const rowCount = (texts: readonly { row: number }[]) =>
  Math.max(0, ...texts.map(({ row }) => row + 1))

/** Baseline of the texts in a row above the plot, in pixels from the top of the picture. */
export const baselineOf = (row: number) => edgeRoom + row * rowHeight + 13

/** Round ticks whose labels fit next to each other in the narrowest plot. */
function fittingTicks(axis: Axis, plot: number): number[] {
  const span = axis.domain[1] - axis.domain[0]
  for (let count = 6; count > 2; count -= 1) {
    const found = ticks(...axis.domain, count)
    const apart = (((found[1] ?? span) - (found[0] ?? 0)) / span) * plot
    if (Math.max(...tickTexts(axis, found).map(textWidth)) + 8 <= apart) return found
  }
  return ticks(...axis.domain, 2)
}

/** Tick labels with the decimals that their step needs. */
function tickTexts({ format = formatNumber }: Axis, ticks: number[]): string[] {
  const decimals = Math.max(0, ...ticks.map(tick => decimalsFor(Number(tick.toPrecision(6)))))
  return ticks.map(tick => format(tick, decimals))
}

/** Limits a value to a domain. */
export const clamp = (value: number, [low, high]: [number, number]) =>
  Math.min(Math.max(value, low), high)
