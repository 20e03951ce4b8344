import { ticks } from "d3-array"
import { useId } from "react"
import { percent } from "../../options/rounding"
import { FigureFrame } from "../parts/figure-frame"
import { decimalsFor, formatNumber } from "../parts/format"
import { domainOf } from "../parts/line-chart/chart-data"
import * as chart from "../parts/line-chart/line-chart.module.css"
import { narrowPicture } from "../parts/line-chart/place-labels"
import { textWidth } from "../parts/line-chart/text-width"
import { linearScale } from "../parts/linear-scale"
import type { PropsOf } from "../props-of"
import * as styles from "./box-figure.module.css"
import type { component } from "./component"

type BoxFigureProps = PropsOf<typeof component>
type Row = BoxFigureProps["data"][number]

const quartiles = ["minimum", "lower quartile", "median", "upper quartile", "maximum"]

/** Pixels of a line of text, of the box with the room around it, of the box, and of the axis below. */
const lineHeight = 18
const boxRoom = 24
const boxHeight = 14
const axisRoom = 26

/** How numbers spread, five a row: a line between the outermost, a box between the next, a mark in it. */
export function BoxFigure(props: BoxFigureProps) {
  const { title, caption, source, data, unit, axes = "shared", names = quartiles } = props
  const id = useId()
  const decimals = Math.min(
    Math.max(...data.flatMap(([, ...numbers]) => numbers.map(decimalPlaces))),
    3,
  )
  const text = (value: number) => formatNumber(value, decimals) + (unit === "%" ? "%" : "")
  const panels = axes === "separate" ? data.map(row => [row]) : [data]
  return (
    <FigureFrame
      title={title}
      caption={caption}
      source={source}
      table={{
        columns: ["Row", ...names.map(name => `${capital(name)}, ${unit}`)],
        rows: data.map(([label, ...numbers]) => [label, ...numbers.map(text)]),
      }}
    >
      <div
        className={styles.panels}
        role="img"
        aria-labelledby={`${id}title`}
        aria-describedby={`${id}rows`}
      >
        <span id={`${id}title`} hidden>
          {title}
        </span>
        <span id={`${id}rows`} hidden>
          {data.map(row => describe(row, names, text)).join(" ")}
        </span>
        {panels.map(rows => (
          <Panel key={rows[0]?.[0]} rows={rows} markName={names[2] ?? ""} text={text} unit={unit} />
        ))}
      </div>
    </FigureFrame>
  )
}

/** Rows over one axis. */
function Panel(props: {
  rows: Row[]
  markName: string
  text: (value: number) => string
  unit: string
}) {
  const { rows, markName, text, unit } = props
  const values = rows.flatMap(([, ...numbers]) => numbers)
  const domain = domainOf(values, [0], 0.04)
  const across = linearScale(domain, [0, 1])
  const at = (value: number) => percent(across(value))
  // Where a name and its number meet on the narrowest screen, the number has a line of its own.
  const meet = rows.some(
    ([label, , , middle]) =>
      textWidth(label) + textWidth(`${markName} ${text(middle)}`) > narrowPicture - 40,
  )
  const boxTop = (meet ? 2 : 1) * lineHeight + 4
  const rowHeight = boxTop + boxRoom
  const bottom = rows.length * rowHeight + 2
  const marks = ticks(...domain, 4)
  const tickDecimals = Math.max(...marks.map(tick => decimalsFor(Number(tick.toPrecision(6)))))
  return (
    <svg
      aria-hidden="true"
      className={`${chart.svg} ${styles.panel}`}
      width="100%"
      height={bottom + axisRoom}
    >
      {marks.map(tick => (
        <g key={tick}>
          <line
            className={tick === 0 ? chart.zero : chart.grid}
            x1={at(tick)}
            x2={at(tick)}
            y1={boxTop - 4}
            y2={bottom}
          />
          <text className={chart.tick} x={at(tick)} y={bottom + 16} textAnchor="middle">
            {formatNumber(tick, tickDecimals) + (unit === "%" ? "%" : "")}
          </text>
        </g>
      ))}
      <line className={chart.axis} x1="0" x2="100%" y1={bottom} y2={bottom} />
      {rows.map(([label, low, from, middle, to, high], index) => {
        const top = index * rowHeight
        const center = top + boxTop + boxHeight / 2
        return (
          <g key={label}>
            <text className={`${chart.label} ${chart.ink}`} x="0" y={top + 14}>
              {label}
            </text>
            <text className={chart.tick} x="100%" y={boxTop + top - 8} textAnchor="end">
              {markName} {text(middle)}
            </text>
            <line className={styles.whisker} x1={at(low)} x2={at(high)} y1={center} y2={center} />
            {[low, high].map((end, side) => (
              <line
                key={side === 0 ? "low" : "high"}
                className={styles.whisker}
                x1={at(end)}
                x2={at(end)}
                y1={center - 4}
                y2={center + 4}
              />
            ))}
            <rect
              className={styles.box}
              x={at(from)}
              width={percent(across(to) - across(from))}
              y={top + boxTop}
              height={boxHeight}
            />
            <line
              className={styles.mark}
              x1={at(middle)}
              x2={at(middle)}
              y1={top + boxTop - 3}
              y2={top + boxTop + boxHeight + 3}
            />
          </g>
        )
      })}
    </svg>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const decimalPlaces = (value: number) => (String(value).split(".")[1] ?? "").length

function describe(
  [label, ...numbers]: Row,
  names: readonly string[],
  text: (value: number) => string,
) {
  return `${label}: ${numbers.map((value, index) => `${names[index]} ${text(value)}`).join(", ")}.`
}
