import type { Area, Axis, Band, Dot, Level, Marker, Series } from "./chart-data"

export interface LineChartProps {
  title: string
  /** Text alternative of the picture. */
  description: string
  x: Axis
  y: Axis
  series: Series[]
  areas?: Area[]
  bands?: Band[]
  markers?: Marker[]
  levels?: Level[]
  dots?: Dot[]
  /** Height of the plot without axes, in pixels. */
  height?: number
  /** Minimum width for the labels of the y axis in pixels, so that stacked charts line up. */
  gutter?: number
  /** Initial position of the cursor. Without it, readers cannot move a cursor over the chart. */
  readAt?: number
  /** Makes the parent control the cursor: its position is always `readAt`. */
  onRead?: (x: number) => void
  /** Formats the cursor position, e.g. "2,000 USDC". */
  readX?: (x: number) => string
  /** Formats a value at the cursor. */
  readY?: (y: number) => string
}
