import { useRef } from "react"
import { useHydrated } from "../../browser/use-hydrated"
import * as chart from "../parts/line-chart/line-chart.module.css"

interface PointReaderProps {
  title: string
  /** Places as shares of the plot's width and height, from its upper left corner, and how each point is spoken. */
  points: { x: number; y: number; text: string }[]
  index: number
  onRead: (index: number) => void
}

/** The range input over the plot: the pointer reads the nearest point, keys step from left to right. */
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
      className={chart.reader}
      type="range"
      disabled={!useHydrated()}
      min={0}
      max={points.length - 1}
      step={1}
      value={index}
      aria-label={`${title}: read point by point`}
      aria-valuetext={points[index]?.text}
      onChange={event => {
        // A pressed pointer reads the point that it is near, not the one that its share of the width would be.
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
