import { percent, roundSignificant } from "../../../options/rounding"
import { decimalsFor, formatNumber } from "../format"
import { readBetween, type Series } from "./chart-data"
import { clamp, type Layout } from "./layout"
import * as styles from "./line-chart.module.css"
import type { LineChartProps } from "./line-chart-props"
import { toneClass } from "./tone"

const plain = (value: number) => formatNumber(value)

const heightAt = ({ points, valueAt }: Series, x: number) => valueAt?.(x) ?? readBetween(points, x)

/** Vertical line and dots at the cursor. */
export function Cursor(props: { layout: Layout; at: number; series: Series[]; height: number }) {
  const { layout, at, series, height } = props
  const x = percent(layout.across(at))
  return (
    <g className={styles.cursor}>
      <line x1={x} x2={x} y1={layout.top} y2={layout.top + height} />
      {series
        .filter(one => Number.isFinite(heightAt(one, at)))
        .map(one => (
          <circle
            key={one.name}
            className={toneClass[one.tone ?? "ink"]}
            cx={x}
            cy={layout.down(heightAt(one, at))}
            r="3.5"
          />
        ))}
    </g>
  )
}

const readings = ({ readY }: LineChartProps, series: Series[], at: number) =>
  series.map(one => ({ name: one.name, text: (readY ?? plain)(heightAt(one, at)) }))

/** The values under the cursor as text above the picture. */
export function Reading(props: { props: LineChartProps; at: number; series: Series[] }) {
  const { props: chart, at, series } = props
  return (
    <p className={styles.reading}>
      <span className={styles.place}>{(chart.readX ?? plain)(at)}</span>
      {readings(chart, series, at).map(({ name, text }) => (
        <span key={name}>
          {name} <b>{text}</b>
        </span>
      ))}
    </p>
  )
}

/** Range input that covers the plot, so that pointer, touch, and keys move the cursor. */
export function Reader(props: {
  props: LineChartProps
  at: number
  series: Series[]
  onRead: (x: number) => void
}) {
  const { props: chart, at, series, onRead } = props
  const [low, high] = chart.x.domain
  const step = readingStep(high - low)
  const values = readings(chart, series, at).map(({ name, text }) => `${name} ${text}`)
  const snap = (share: number) => {
    const value = low + share * (high - low)
    return clamp(Number((Math.round(value / step) * step).toFixed(decimalsFor(step))), [low, high])
  }
  return (
    <input
      className={`needs-script ${styles.reader}`}
      type="range"
      min={roundSignificant(low)}
      max={roundSignificant(high)}
      step="any"
      value={roundSignificant(at)}
      aria-label={`${chart.title}: read along ${chart.x.label}`}
      aria-valuetext={`${(chart.readX ?? plain)(at)}: ${values.join(", ")}`}
      onChange={event => onRead(Number(event.currentTarget.value))}
      onKeyDown={event => {
        const steps = keySteps[event.key]
        if (steps === undefined) return
        event.preventDefault()
        const target = Math.abs(steps) === Number.POSITIVE_INFINITY ? steps : at + steps * step
        onRead(clamp(target, chart.x.domain))
      }}
      onPointerMove={event => {
        const { left, width: pixels } = event.currentTarget.getBoundingClientRect()
        if (pixels > 0) onRead(snap(clamp((event.clientX - left) / pixels, [0, 1])))
      }}
    />
  )
}

const keySteps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Round step of about a hundredth of the span. */
function readingStep(span: number): number {
  const raw = span / 100
  const power = 10 ** Math.floor(Math.log10(raw))
  return power * (raw / power < 1.5 ? 1 : raw / power < 3.5 ? 2 : raw / power < 7.5 ? 5 : 10)
}
