import { percent } from "../../../options/rounding"
import type { ScatterDrawing } from "../figure-model"
import { type Layout, layOut } from "./layout"
import { placePointLabels, type Spot } from "./point-labels"
import type { Shape } from "./shape"

/** Radius of a point, and of the selected point, in pixels. */
const radius = 4.5
const readRadius = 6

export const scatterLayout = ({ x, y, height }: ScatterDrawing): Layout =>
  layOut({ title: "", description: "", x, y, series: [] }, height)

/**
 * The line, the points, and their names.
 * @param read index of the selected point
 */
export function scatterShapes(layout: Layout, drawing: ScatterDrawing, read?: number): Shape[] {
  const { points, height, line } = drawing
  const spotAt = ({ x, y }: Spot) => ({
    x: layout.across(x) * layout.narrowest,
    y: layout.down(y) - layout.top,
  })
  const names = placePointLabels(
    points.map(point => ({ name: point.name, ...spotAt(point) })),
    { width: layout.narrowest, height },
    line && [spotAt(line.from), spotAt(line.to)],
  )
  const toneOf = (isHollow: boolean) => (isHollow ? "muted" : "accent")
  return [
    ...(line ? [lineShape(layout, line)] : []),
    ...points.map(
      ({ name, x, y, isHollow }, index): Shape => ({
        tag: "circle",
        key: `point ${name}`,
        looks: ["point"],
        tone: toneOf(isHollow),
        at: {
          "data-hollow": isHollow ? "true" : undefined,
          "data-read": index === read ? "true" : undefined,
          cx: percent(layout.across(x)),
          cy: layout.down(y),
          r: index === read ? readRadius : radius,
        },
      }),
    ),
    ...points.flatMap(({ name, x, y, isHollow }, index): Shape[] => {
      const place = names[index]
      if (!place) return []
      const { dx, dy, anchor } = place
      const at = { x: percent(layout.across(x)), y: layout.down(y), dx, dy, textAnchor: anchor }
      return [
        {
          tag: "text",
          key: `name ${name}`,
          looks: ["label"],
          tone: toneOf(isHollow),
          at,
          text: name,
        },
      ]
    }),
  ]
}

const lineShape = (layout: Layout, { from, to }: NonNullable<ScatterDrawing["line"]>): Shape => ({
  tag: "line",
  key: "line",
  looks: ["level"],
  tone: "muted",
  at: {
    x1: percent(layout.across(from.x)),
    y1: layout.down(from.y),
    x2: percent(layout.across(to.x)),
    y2: layout.down(to.y),
  },
})
