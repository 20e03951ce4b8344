import type { Area, Axis, Band, Dot, Level, Marker, Series } from "./chart-data"

export interface LineChartProps {
  title: string
  /** What a picture's viewer sees, for those who do not. */
  description: string
  x: Axis
  y: Axis
  series: Series[]
  areas?: Area[]
  bands?: Band[]
  markers?: Marker[]
  levels?: Level[]
  dots?: Dot[]
  /** Height of the plot itself in pixels. */
  height?: number
  /** Least room for the texts of the y axis in pixels, so that stacked charts line up. */
  gutter?: number
  /** Where the values are read first; none: the chart is not read by pointer and keys. */
  readAt?: number
  /** With it the place read is `readAt` itself, kept by the parent. */
  onRead?: (x: number) => void
  /** Text of the place read, e.g. "2,000 USDC". */
  readX?: (x: number) => string
  /** Text of a value read. */
  readY?: (y: number) => string
}
