import { memo } from "react"
import { percent } from "../../../options/rounding"
import type { Axis } from "./chart-data"
import type { Layout } from "./layout"
import * as styles from "./line-chart.module.css"

interface AxesProps {
  layout: Layout
  height: number
  y: Axis
}

/** Grid and ticks of both axes; where neither moves, they are not drawn again with what is between them. */
export const Axes = memo(function Axes(props: AxesProps) {
  const { layout, height, y } = props
  const bottom = layout.top + height
  return (
    <g>
      {layout.yTicks.map((tick, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one that moves stays the same
        <g key={index}>
          <line
            className={tick === 0 && y.domain[0] < 0 && !y.ticks ? styles.zero : styles.grid}
            x1="0"
            x2="100%"
            y1={layout.down(tick)}
            y2={layout.down(tick)}
          />
          <text className={styles.tick} x="0" dx="-8" y={layout.down(tick) + 4} textAnchor="end">
            {layout.yText[index]}
          </text>
        </g>
      ))}
      <line className={styles.axis} x1="0" x2="100%" y1={bottom} y2={bottom} />
      {layout.xTicks.map((tick, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one that moves stays the same
        <g key={index}>
          <line
            className={styles.axis}
            x1={percent(layout.across(tick))}
            x2={percent(layout.across(tick))}
            y1={bottom}
            y2={bottom + 5}
          />
          <text
            className={styles.tick}
            x={percent(layout.across(tick))}
            y={bottom + 19}
            textAnchor="middle"
          >
            {layout.xText[index]}
          </text>
        </g>
      ))}
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
