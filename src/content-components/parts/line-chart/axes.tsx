import { memo } from "react"
import { axisShapes } from "./axis-shapes"
import type { Axis } from "./chart-data"
import type { Layout } from "./layout"
import { Shapes } from "./shapes"

interface AxesProps {
  layout: Layout
  height: number
  y: Axis
}

/**
 * Grid and ticks of both axes. Memoized, so that they do not re-render with the lines when neither
 * axis changes.
 */
export const Axes = memo(function Axes({ layout, height, y }: AxesProps) {
  return (
    <g>
      <Shapes shapes={axisShapes(layout, height, y)} />
    </g>
  )
}, isSame)

function isSame(before: AxesProps, after: AxesProps): boolean {
  const drawn = ({ layout, height, y }: AxesProps) => [
    ...layout.xTicks.map(layout.across),
    ...layout.yTicks.map(layout.down),
    ...layout.xText,
    ...layout.yText,
    ...[layout.top, height, y.domain[0] < 0, y.ticks],
  ]
  const [old, now] = [drawn(before), drawn(after)]
  return old.length === now.length && now.every((each, index) => each === old[index])
}
