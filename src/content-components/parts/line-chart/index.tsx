import { useMemo, useState } from "react"
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
  const named = useMemo(() => series.filter(({ faint }) => !faint), [series])
  const { areas, bands, markers, levels, dots, gutter, y } = props
  // Reading a curve moves the cursor only: all else is drawn once for the same data.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what of the props is drawn
  const { layout, lines, annotations } = useMemo(() => {
    const layout = layOut(props, height)
    return {
      layout,
      lines: <Lines layout={layout} height={height} props={props} />,
      annotations: <Annotations layout={layout} props={props} named={named} height={height} />,
    }
  }, [x, y, series, named, areas, bands, markers, levels, dots, gutter, height])
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
        {lines}
        {annotations}
        {at !== undefined && <Cursor layout={layout} at={at} series={named} height={height} />}
      </Plot>
    </div>
  )
}
