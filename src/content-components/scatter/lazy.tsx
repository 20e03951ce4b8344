import { useState } from "react"
import { percent } from "../../options/rounding"
import { FigureFrame } from "../parts/figure-frame"
import { type Layout, layOut } from "../parts/line-chart/layout"
import * as chart from "../parts/line-chart/line-chart.module.css"
import { Plot } from "../parts/line-chart/plot"
import { placeNames } from "./place-names"
import { PointReader } from "./point-reader"
import {
  describe,
  domainFor,
  pointsOf,
  type ScatterPoint,
  type ScatterProps,
  textOf,
} from "./points"
import * as styles from "./scatter.module.css"

const height = 280

/** Data that has points, each drawn where it lies and named; by pointer and arrow keys each is read. */
export function Scatter(props: ScatterProps) {
  const { title, caption, source, groups, line } = props
  const points = pointsOf(props)
  const [index, setIndex] = useState(0)
  // A line through the origin needs the origin in the plot.
  const origin = line ? [0] : []
  const axes = {
    x: { label: nameOf(props.x), domain: domainFor([...points.map(({ x }) => x), ...origin]) },
    y: { label: nameOf(props.y), domain: domainFor([...points.map(({ y }) => y), ...origin]) },
  }
  const layout = layOut({ ...axes, title, description: "", series: [] }, height)
  const [start, end] = [0, 1].map(
    at => line && cornerOf(line.slope, axes.x.domain[at] ?? 0, axes.y.domain[at] ?? 0),
  )
  const names = placeNames(
    points.map(({ name, x, y }) => ({ name, ...spotAt(layout, x, y) })),
    { width: layout.narrowest, height },
    start && end && along(spotAt(layout, start.x, start.y), spotAt(layout, end.x, end.y)),
  )
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
      <div className={chart.chart}>
        <Reading props={props} point={points[index]} />
        <Plot
          title={title}
          description={describe(points, props)}
          {...axes}
          layout={layout}
          height={height}
          reader={
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
          }
        >
          {start && end && (
            <line
              className={`${chart.level} ${chart.muted}`}
              x1={percent(layout.across(start.x))}
              y1={layout.down(start.y)}
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
        </Plot>
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

const nameOf = ({ label, unit }: ScatterProps["x"]) => (unit ? `${label}, ${unit}` : label)

/** Point where a rising line through the origin leaves the plot toward the corner (x, y). */
const cornerOf = (slope: number, x: number, y: number) =>
  Math.abs(slope * x) > Math.abs(y) ? { x: y / slope, y } : { x, y: slope * x }

const spotAt = (layout: Layout, x: number, y: number) => ({
  x: layout.across(x) * layout.narrowest,
  y: layout.down(y) - layout.top,
})

const along = (from: { x: number; y: number }, to: { x: number; y: number }) =>
  Array.from({ length: 81 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / 80,
    y: from.y + ((to.y - from.y) * step) / 80,
  }))
