import type { Figure } from "../parts/figure-model"
import { describe, domainFor, pointsOf } from "./points"
import type { ScatterProps } from "./props"

/** Data points, each with its name. */
export const scatterFigure: Figure<ScatterProps, Record<string, never>> = {
  opened: () => ({}),
  compute(props) {
    const { title, caption, source, groups, line } = props
    const points = pointsOf(props)
    // A line through the origin needs the origin in the plot.
    const origin = line ? [0] : []
    const x = {
      label: nameOf(props.x),
      domain: domainFor([...points.map(point => point.x), ...origin]),
    }
    const y = {
      label: nameOf(props.y),
      domain: domainFor([...points.map(point => point.y), ...origin]),
    }
    const corner = (end: 0 | 1) => cornerOf(line?.slope ?? 1, x.domain[end], y.domain[end])
    return {
      title,
      caption,
      source,
      table: {
        columns: ["Point", x.label, y.label, ...(groups ? ["Group"] : [])],
        rows: points.map(({ name, xText, yText, group }) => [
          name,
          xText,
          yText,
          ...(group ? [group] : []),
        ]),
      },
      drawings: [
        {
          kind: "scatter",
          description: describe(points, props),
          x,
          y,
          height: 280,
          points: points.map(({ name, x, y, group }) => ({
            name,
            x,
            y,
            isHollow: group !== undefined && group === groups?.[1],
          })),
          groups,
          line: line && { from: corner(0), to: corner(1), label: line.label },
        },
      ],
    }
  },
}

const nameOf = ({ label, unit }: ScatterProps["x"]) => (unit ? `${label}, ${unit}` : label)

/** Point where a rising line through the origin leaves the plot toward the corner (x, y). */
const cornerOf = (slope: number, x: number, y: number) =>
  Math.abs(slope * x) > Math.abs(y) ? { x: y / slope, y } : { x, y: slope * x }
