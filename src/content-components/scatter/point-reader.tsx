import { useRef } from "react"
import * as chart from "../parts/line-chart/line-chart.module.css"

interface PointReaderProps {
  title: string
  /**
   * Positions as shares of the plot's width and height from its upper left corner, and the text
   * announced for each point.
   */
  points: { x: number; y: number; text: string }[]
  index: number
  onRead: (index: number) => void
}

/**
 * Range input that covers the plot: the pointer selects the nearest point, and keys step from left
 * to right.
 */
export function PointReader({ title, points, index, onRead }: PointReaderProps) {
  const pressed = useRef(false)
  const readNearest = ({
    currentTarget,
    clientX,
    clientY,
  }: React.PointerEvent<HTMLInputElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (width === 0) return
    const distances = points.map(({ x, y }) =>
      Math.hypot(left + x * width - clientX, top + y * height - clientY),
    )
    onRead(distances.indexOf(Math.min(...distances)))
  }
  return (
    <input
      className={`needs-script ${chart.reader}`}
      type="range"
      min={0}
      max={points.length - 1}
      step={1}
      value={index}
      aria-label={`${title}: read point by point`}
      aria-valuetext={points[index]?.text}
      onChange={event => {
        // While the pointer is pressed, `readNearest` selects the point; the value of the range
        // input is not used.
        if (!pressed.current) onRead(Number(event.currentTarget.value))
      }}
      onPointerDown={event => {
        pressed.current = true
        readNearest(event)
      }}
      onPointerUp={() => {
        pressed.current = false
      }}
      onPointerCancel={() => {
        pressed.current = false
      }}
      onPointerMove={readNearest}
    />
  )
}
