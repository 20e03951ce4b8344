import { type CSSProperties, useId, useState } from "react"
import { FigureFrame } from "../parts/figure-frame"
import { formatNumber } from "../parts/format"
import { Axes } from "../parts/line-chart/axes"
import { axisRoom, type Layout, layOut, percent } from "../parts/line-chart/layout"
import * as chart from "../parts/line-chart/line-chart.module.css"
import { narrowPlot } from "../parts/line-chart/place-labels"
import type { PropsOf } from "../props-of"
import type { component } from "./component"
import { placeNames } from "./place-names"
import { PointReader } from "./point-reader"
import * as styles from "./scatter.module.css"

export type ScatterProps = PropsOf<typeof component>

/** One point of the data with its numbers as text. */
export interface ScatterPoint {
  name: string
  x: number
  y: number
  group?: string
  xText: string
  yText: string
}

const height = 280

/** Data that has points, each drawn where it lies and named; by pointer and arrow keys each is read. */
export function Scatter(props: ScatterProps) {
  const { title, caption, source, groups, line } = props
  const id = useId()
  const points = pointsOf(props)
  const [index, setIndex] = useState(0)
  const axes = {
    x: { label: nameOf(props.x), domain: domainFor(points.map(({ x }) => x)) },
    y: { label: nameOf(props.y), domain: domainFor(points.map(({ y }) => y)) },
  }
  const layout = layOut({ ...axes, title, description: "", series: [] }, height)
  const end = line && lineEnd(line.slope, axes.x.domain[1], axes.y.domain[1])
  const names = placeNames(
    points.map(({ name, x, y }) => ({ name, ...spotAt(layout, x, y) })),
    { width: narrowPlot, height },
    end && along(spotAt(layout, 0, 0), spotAt(layout, end.x, end.y)),
  )
  const style = {
    "--y-room": `${layout.gutter}px`,
    "--plot-top": `${layout.top}px`,
    "--plot-height": `${height}px`,
  } as CSSProperties
  const tone = (group: string | undefined) =>
    group && group === groups?.[1] ? chart.muted : chart.accent
  return (
    <FigureFrame
      title={title}
      caption={caption}
      source={source}
      table={{
        columns: ["Point", axes.x.label, axes.y.label, ...(groups ? ["Group"] : [])],
        rows: points.map(({ name, xText, yText, group }) => [
          name,
          xText,
          yText,
          ...(group ? [group] : []),
        ]),
      }}
    >
      {groups && (
        <p className={styles.groups} aria-hidden="true">
          {groups.map(group => (
            <span
              key={group}
              className={tone(group)}
              data-hollow={group === groups[1] || undefined}
            >
              {group}
            </span>
          ))}
        </p>
      )}
      <div className={chart.chart} style={style}>
        <Reading props={props} point={points[index]} />
        <div className={chart.plot}>
          <svg
            className={chart.svg}
            role="img"
            aria-labelledby={`${id}title ${id}description`}
            width="100%"
            height={layout.top + height + axisRoom}
          >
            <title id={`${id}title`}>{title}</title>
            <desc id={`${id}description`}>{describe(points, props)}</desc>
            <text className={chart.axisLabel} x="0" dx={-layout.gutter} y="13">
              {axes.y.label}
            </text>
            <Axes layout={layout} height={height} {...axes} />
            {end && (
              <line
                className={`${chart.level} ${chart.muted}`}
                x1={percent(layout.across(0))}
                y1={layout.down(0)}
                x2={percent(layout.across(end.x))}
                y2={layout.down(end.y)}
              />
            )}
            {points.map(({ name, x, y, group }, at) => (
              <circle
                key={name}
                className={`${styles.point} ${tone(group)}`}
                data-hollow={(groups && group === groups[1]) || undefined}
                data-read={at === index || undefined}
                cx={percent(layout.across(x))}
                cy={layout.down(y)}
                r={at === index ? 6 : 4.5}
              />
            ))}
            {points.map(({ name, x, y, group }, at) => {
              const place = names[at]
              return (
                place && (
                  <text
                    key={name}
                    className={`${chart.label} ${tone(group)}`}
                    x={percent(layout.across(x))}
                    y={layout.down(y)}
                    dx={place.dx}
                    dy={place.dy}
                    textAnchor={place.anchor}
                  >
                    {name}
                  </text>
                )
              )
            })}
          </svg>
          <PointReader
            title={title}
            points={points.map(point => ({
              x: layout.across(point.x),
              y: (layout.down(point.y) - layout.top) / height,
              text: textOf(point, props),
            }))}
            index={index}
            onRead={setIndex}
          />
        </div>
      </div>
      {line && <p className={styles.line}>{line.label}</p>}
    </FigureFrame>
  )
}

function Reading({ props: { x, y }, point }: { props: ScatterProps; point?: ScatterPoint }) {
  if (!point) return null
  return (
    <p className={chart.reading}>
      <span className={chart.place}>{point.name}</span>
      <span>
        {x.label} <b>{point.xText}</b>
      </span>
      <span>
        {y.label} <b>{point.yText}</b>
      </span>
      {point.group && <span>{point.group}</span>}
    </p>
  )
}

/** Points from left to right, the order in which keys step through them. */
function pointsOf({ data, x, y }: ScatterProps): ScatterPoint[] {
  const textFor = (values: number[], unit: string | undefined) => {
    const decimals = Math.min(Math.max(...values.map(decimalPlaces)), 4)
    const suffix = unit === "%" ? "%" : unit ? ` ${unit}` : ""
    return (value: number) => `${formatNumber(value, decimals)}${suffix}`
  }
  const xText = textFor(
    data.map(row => row[1]),
    x.unit,
  )
  const yText = textFor(
    data.map(row => row[2]),
    y.unit,
  )
  return data
    .map(([name, across, up, group]) => ({
      name,
      x: across,
      y: up,
      group,
      xText: xText(across),
      yText: yText(up),
    }))
    .sort((a, b) => a.x - b.x || a.y - b.y)
}

const decimalPlaces = (value: number) => (String(value).split(".")[1] ?? "").length

const nameOf = ({ label, unit }: ScatterProps["x"]) => (unit ? `${label}, ${unit}` : label)

const textOf = ({ name, xText, yText, group }: ScatterPoint, { x, y }: ScatterProps) =>
  `${name}: ${x.label} ${xText}, ${y.label} ${yText}${group ? `, ${group}` : ""}`

/** An axis that takes in all values with room for the points, from zero where that is not far below them. */
function domainFor(values: number[]): [number, number] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const room = (high - low || Math.abs(high) || 1) * 0.09
  const fromZero = low >= 0 && low < high / 2
  return [fromZero ? 0 : low - room, high + room]
}

/** Where a line through the origin leaves the plot. */
const lineEnd = (slope: number, right: number, top: number) =>
  slope * right > top ? { x: top / slope, y: top } : { x: right, y: slope * right }

const spotAt = (layout: Layout, x: number, y: number) => ({
  x: layout.across(x) * narrowPlot,
  y: layout.down(y) - layout.top,
})

const along = (from: { x: number; y: number }, to: { x: number; y: number }) =>
  Array.from({ length: 81 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / 80,
    y: from.y + ((to.y - from.y) * step) / 80,
  }))

function describe(points: ScatterPoint[], { x, y, groups, line }: ScatterProps): string {
  const highest = points.toSorted((a, b) => b.y - a.y)[0]
  const [first, last] = [points[0], points.at(-1)]
  if (!highest || !first || !last) return ""
  const counted = groups?.map(
    group => `${points.filter(point => point.group === group).length} ${group}`,
  )
  return [
    `${points.length} points${counted ? ` (${counted.join(", ")})` : ""}, ${x.label} from ${first.xText} (${first.name}) to ${last.xText} (${last.name}), ${y.label} up to ${highest.yText} (${highest.name}).`,
    line ? `${line.label}.` : "",
  ]
    .join(" ")
    .trim()
}
