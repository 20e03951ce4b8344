import type { Dash, Dot, Point, Tone } from "./chart-data"
import type { LineChartProps } from "./line-chart-props"
import { type PlacedLabel, placeLineLabels } from "./line-labels"

/** The name of a line or a level in a chart. */
export interface ChartName {
  label: string
  tone: Tone
  dashed?: Dash | undefined
  /** Position on the plot; undefined if none is free. */
  place?: PlacedLabel
}

interface Plot {
  /** Maps an x value to a share of the width (0 to 1). */
  across: (value: number) => number
  /** Maps a y value to pixels from the top of the plot. */
  down: (value: number) => number
  /** Height in pixels. */
  height: number
  narrowest: number
}

/**
 * Names of a chart's levels and lines, each with a position near its line. A single line needs no
 * name.
 */
export function chartNames(props: LineChartProps, plot: Plot): ChartName[] {
  const { series, markers = [], levels = [] } = props
  const { across, down, height, narrowest } = plot
  const spotsOf = (points: readonly Point[]) => points.map(([x, y]): Point => [across(x), down(y)])
  const [low, high] = props.x.domain
  const levelLine = (y: number) =>
    spotsOf([
      [low, y],
      [high, y],
    ])
  const lines = series.filter(({ faint }) => !faint)
  const named = [
    ...levels
      .filter(({ label }) => label)
      .map(({ y, label, tone = "muted" }) => ({ label, tone, points: levelLine(y) })),
    ...(lines.length > 1 || levels.length > 0 ? lines : []).map(
      ({ name, tone = "ink", dashed, points }) => ({
        label: name,
        tone,
        dashed,
        points: spotsOf(points),
      }),
    ),
  ] satisfies (Omit<ChartName, "place"> & { points: Point[] })[]
  const places = placeLineLabels(named, {
    height,
    width: narrowest,
    lines: [
      ...levels.filter(({ label }) => !label).map(({ y }) => levelLine(y)),
      ...markers.map(({ x, y }): Point[] => [
        [across(x), 0],
        [across(x), y === undefined ? height : down(y)],
      ]),
    ],
    faint: series.filter(({ faint }) => faint).map(({ points }) => spotsOf(points)),
    dots: spotsOf(dotsOf(props).map(({ x, y }): Point => [x, y])),
  })
  return named.map(({ points: _, ...name }, index) => ({ ...name, place: places[index] }))
}

/** Dots of a chart, including those of its markers. */
export const dotsOf = ({ markers = [], dots = [] }: LineChartProps): Dot[] => [
  ...dots,
  ...markers.flatMap(({ x, y, tone = "muted" }) => (y === undefined ? [] : { x, y, tone })),
]
