import { percent } from "../../../options/rounding"
import type { Dot, Marker, Point, Tone } from "./chart-data"
import { edgeRoom, type Layout, rowHeight } from "./layout"
import type { LineChartProps } from "./line-chart-props"
import { placeLineLabels } from "./place-labels"
import type { Shape } from "./shape"

/** All that keeps its size: markers, levels, dots and the names of the lines. */
export function annotationShapes(layout: Layout, height: number, props: LineChartProps): Shape {
  const { markers = [], levels = [], dots = [] } = props
  const named = props.series.filter(({ faint }) => !faint)
  const bottom = layout.top + height
  const [low, high] = props.x.domain
  const labelled = [
    ...levels
      .filter(({ label }) => label)
      .map(({ y, label, tone = "muted" }) => ({
        label,
        tone,
        points: [
          [low, y],
          [high, y],
        ],
      })),
    ...(named.length > 1 || levels.length > 0 ? named : []).map(
      ({ name, tone = "ink", points }) => ({ label: name, tone, points }),
    ),
  ] satisfies { label: string; tone: Tone; points: number[][] }[]
  const places = placeLineLabels(
    labelled.map(({ label, points }) => ({
      label,
      points: points.map(
        ([x = 0, y = 0]): Point => [layout.across(x), layout.down(y) - layout.top],
      ),
    })),
    { height, plot: layout.narrowest, markers: markers.map(({ x }) => layout.across(x)) },
  )
  const rowTop = (index: number) => edgeRoom + (layout.rows[index]?.row ?? 0) * rowHeight
  const children: Shape[] = [
    ...markers.map(({ x, y, tone = "muted" }, index): Shape => {
      const at = percent(layout.across(x))
      return {
        tag: "line",
        key: `marker ${index}`,
        looks: ["marker"],
        tone,
        at: {
          x1: at,
          x2: at,
          y1: rowTop(index) + rowHeight,
          y2: y === undefined ? bottom : layout.down(y),
        },
      }
    }),
    ...markers.map(
      ({ x, label, tone = "muted" }, index): Shape => ({
        tag: "text",
        key: `marker text ${index}`,
        looks: ["label"],
        tone,
        at: {
          x: percent(layout.rows[index]?.x ?? layout.across(x)),
          y: rowTop(index) + 13,
          textAnchor: layout.rows[index]?.anchor,
        },
        text: label,
      }),
    ),
    ...levels.map(
      ({ y, label, tone = "muted" }): Shape => ({
        tag: "line",
        key: `level ${label}${y}`,
        looks: ["level"],
        tone,
        at: { x1: "0", x2: "100%", y1: layout.down(y), y2: layout.down(y) },
      }),
    ),
    ...places.flatMap(({ x, y }, index): Shape[] => {
      const { label, tone } = labelled[index] ?? {}
      const at = { x: percent(x), y: Math.round(y + layout.top), textAnchor: "middle" }
      return [{ tag: "text", key: `name ${label}`, looks: ["label"], tone, at, text: label }]
    }),
    ...dotsOf(markers, dots).map(
      ({ x, y, tone }, index): Shape => ({
        tag: "circle",
        key: `dot ${index}`,
        looks: ["dot"],
        tone,
        at: { cx: percent(layout.across(x)), cy: layout.down(y), r: "4.5" },
      }),
    ),
  ]
  return { tag: "g", at: {}, children }
}

const dotsOf = (markers: Marker[], dots: Dot[]): Dot[] => [
  ...dots,
  ...markers.flatMap(({ x, y, tone = "muted" }) => (y === undefined ? [] : { x, y, tone })),
]
