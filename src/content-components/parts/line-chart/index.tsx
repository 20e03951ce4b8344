import { useMemo, useState } from "react"
import { annotationShapes } from "./annotation-shapes"
import { clamp, layOut, plotHeight } from "./layout"
import * as styles from "./line-chart.module.css"
import type { LineChartProps } from "./line-chart-props"
import { lineShapes } from "./line-shapes"
import { Plot } from "./plot"
import { Cursor, Reader, Reading } from "./reader"
import { Shapes } from "./shapes"

/**
 * A line chart as SVG that fills its column: lines stretch, text keeps its size. With `readAt`, a
 * native range input covers the plot, so that pointer, touch, and arrow keys read the curve.
 */
export function LineChart(props: LineChartProps) {
  const { x, series, height = plotHeight } = props
  const [own, setOwn] = useState(props.readAt)
  const cursor = props.onRead ? props.readAt : own
  const at = cursor === undefined ? undefined : clamp(cursor, x.domain)
  const named = useMemo(() => series.filter(({ faint }) => !faint), [series])
  const { areas, bands, markers, levels, dots, gutter, y } = props
  // Moving the cursor does not re-render anything else.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what of the props is drawn
  const { layout, drawn } = useMemo(() => {
    const layout = layOut(props, height)
    const shapes = [lineShapes(layout, height, props), annotationShapes(layout, height, props)]
    return { layout, drawn: <Shapes shapes={shapes} /> }
  }, [x, y, series, areas, bands, markers, levels, dots, gutter, height])
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
        {drawn}
        {at !== undefined && <Cursor layout={layout} at={at} series={named} height={height} />}
      </Plot>
    </div>
  )
}
