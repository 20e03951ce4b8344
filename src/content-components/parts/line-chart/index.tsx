import { useId, useState } from "react"
import { Room } from "../room"
import { Annotations } from "./annotations"
import { Axes } from "./axes"
import { axisRoom, clamp, layOut } from "./layout"
import * as styles from "./line-chart.module.css"
import type { LineChartProps } from "./line-chart-props"
import { Lines } from "./lines"
import { Cursor, Reader, Reading } from "./reader"

/**
 * A line chart as SVG that fills its column: lines stretch, text keeps its size. With `readAt` a native
 * range input lies over the plot, so the curve is read by pointer, touch and arrow keys.
 */
export function LineChart(props: LineChartProps) {
  const { title, description, x, y, series, height = 220 } = props
  const id = useId()
  const [own, setOwn] = useState(props.readAt)
  const cursor = props.onRead ? props.readAt : own
  const at = cursor === undefined ? undefined : clamp(cursor, x.domain)
  const layout = layOut(props, height)
  const named = series.filter(({ faint }) => !faint)
  return (
    <div className={styles.chart}>
      {at !== undefined && <Reading props={props} at={at} series={named} />}
      <div className={styles.frame}>
        <Room width={layout.gutter} />
        <div className={styles.plot}>
          <svg
            className={styles.svg}
            role="img"
            aria-labelledby={`${id}title ${id}description`}
            width="100%"
            height={layout.top + height + axisRoom}
          >
            <title id={`${id}title`}>{title}</title>
            <desc id={`${id}description`}>{description}</desc>
            <text className={styles.axisLabel} x="0" dx={-layout.gutter} y="13">
              {y.label}
            </text>
            <Axes layout={layout} height={height} x={x} y={y} />
            <Lines layout={layout} height={height} props={props} />
            <Annotations layout={layout} props={props} named={named} height={height} />
            {at !== undefined && <Cursor layout={layout} at={at} series={named} height={height} />}
          </svg>
          {at !== undefined && (
            <div className={styles.overPlot}>
              <Room height={layout.top} />
              <Reader props={props} at={at} series={named} onRead={props.onRead ?? setOwn} />
              <Room height={axisRoom} />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
