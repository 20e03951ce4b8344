import { percent } from "../../../options/rounding"
import type { Axis } from "./chart-data"
import type { Layout } from "./layout"
import type { Shape } from "./shape"

/** Grid and ticks of both axes. */
export function axisShapes(layout: Layout, height: number, y: Axis): Shape[] {
  const bottom = layout.top + height
  return [
    ...layout.yTicks.map((tick, index): Shape => {
      const at = layout.down(tick)
      return {
        tag: "g",
        at: {},
        children: [
          {
            tag: "line",
            looks: [tick === 0 && y.domain[0] < 0 && !y.ticks ? "zero" : "grid"],
            at: { x1: "0", x2: "100%", y1: at, y2: at },
          },
          {
            tag: "text",
            looks: ["tick"],
            at: { x: "0", dx: "-8", y: at + 4, textAnchor: "end" },
            text: layout.yText[index],
          },
        ],
      }
    }),
    { tag: "line", looks: ["axis"], at: { x1: "0", x2: "100%", y1: bottom, y2: bottom } },
    ...layout.xTicks.map((tick, index): Shape => {
      const x = percent(layout.across(tick))
      return {
        tag: "g",
        at: {},
        children: [
          { tag: "line", looks: ["axis"], at: { x1: x, x2: x, y1: bottom, y2: bottom + 5 } },
          {
            tag: "text",
            looks: ["tick"],
            at: { x, y: bottom + 19, textAnchor: "middle" },
            text: layout.xText[index],
          },
        ],
      }
    }),
  ]
}
