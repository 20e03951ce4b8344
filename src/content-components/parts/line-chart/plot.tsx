import { type ReactNode, useId } from "react"
import { Room } from "../room"
import { Axes } from "./axes"
import type { Axis } from "./chart-data"
import { axisRoom, type Layout } from "./layout"
import * as styles from "./line-chart.module.css"

interface PlotProps {
  title: string
  description: string
  x: Axis
  y: Axis
  layout: Layout
  /** Height of the plot without axes, in pixels. */
  height: number
  /** Input that covers the plot and moves the cursor. */
  reader?: ReactNode
  /** Shapes between the axes. */
  children: ReactNode
}

/**
 * Axes with their names, and the shapes between them: SVG that fills its column, in which text
 * keeps its size.
 */
export function Plot({ title, description, x, y, layout, height, reader, children }: PlotProps) {
  const id = useId()
  return (
    <>
      <p className={styles.axisName} aria-hidden="true">
        {y.label}
      </p>
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
            <Axes layout={layout} height={height} y={y} />
            {children}
          </svg>
          {reader && (
            <div className={styles.overPlot}>
              <Room height={layout.top} />
              {reader}
              <Room height={axisRoom} />
            </div>
          )}
        </div>
      </div>
      <p className={`${styles.axisName} ${styles.xName}`} aria-hidden="true">
        {x.label}
      </p>
    </>
  )
}
