import { percent } from "../../../options/rounding"
import { dotsOf } from "./chart-names"
import { baselineOf, edgeRoom, type Layout, rowHeight } from "./layout"
import type { LineChartProps } from "./line-chart-props"
import { dashOf } from "./line-shapes"
import { sampleWidth } from "./marker-rows"
import type { Shape } from "./shape"

/** Shapes that do not stretch with the chart: markers, levels, dots, and names of lines. */
export function annotationShapes(layout: Layout, height: number, props: LineChartProps): Shape {
  const { markers = [], levels = [] } = props
  const bottom = layout.top + height
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
          y1: edgeRoom + ((layout.rows[index]?.lineFrom ?? 0) + 1) * rowHeight,
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
          y: baselineOf(layout.rows[index]?.row ?? 0),
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
    ...layout.names
      .filter(({ anchor }) => anchor === "start")
      .map(
        ({ label, tone, dashed, x, y }): Shape => ({
          tag: "svg",
          key: `sample ${label}`,
          at: { x: percent(x), y: y - 4, overflow: "visible" },
          children: [
            {
              tag: "line",
              looks: ["line", ...dashOf(dashed)],
              tone,
              at: { x1: 0, x2: sampleWidth - 5, y1: 0, y2: 0 },
            },
          ],
        }),
      ),
    ...layout.names.map(
      ({ label, tone, x, y, anchor }): Shape => ({
        tag: "text",
        key: `name ${label}`,
        looks: ["label"],
        tone,
        at: {
          x: percent(x),
          ...(anchor === "start" ? { dx: sampleWidth } : {}),
          y,
          textAnchor: anchor,
        },
        text: label,
      }),
    ),
    ...dotsOf(props).map(
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
