import { useState } from "react"
import { Annotations } from "./annotations"
import { clamp, layOut } from "./layout"
import * as styles from "./line-chart.module.css"
import type { LineChartProps } from "./line-chart-props"
import { Lines } from "./lines"
import { Plot } from "./plot"
import { Cursor, Reader, Reading } from "./reader"

/**
 * A line chart as SVG that fills its column: lines stretch, text keeps its size. With `readAt` a native
 * range input lies over the plot, so the curve is read by pointer, touch and arrow keys.
 */
export function LineChart(props: LineChartProps) {
  const { x, series, height = 220 } = props
  const [own, setOwn] = useState(props.readAt)
  const cursor = props.onRead ? props.readAt : own
  const at = cursor === undefined ? undefined : clamp(cursor, x.domain)
  const layout = layOut(props, height)
  const named = series.filter(({ faint }) => !faint)
  return (
    <div className={styles.chart}>
      {at !== undefined && <Reading props={props} at={at} series={named} />}
      <Plot
        {...props}
        layout={layout}
        height={height}
        reader={
          at !== undefined && (
            <Reader props={props} at={at} series={named} onRead={props.onRead ?? setOwn} />
          )
        }
      >
        <Lines layout={layout} height={height} props={props} />
        <Annotations layout={layout} props={props} named={named} height={height} />
        {at !== undefined && <Cursor layout={layout} at={at} series={named} height={height} />}
      </Plot>
    </div>
  )
}
