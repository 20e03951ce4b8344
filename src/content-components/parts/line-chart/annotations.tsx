import { percent } from "../../../options/rounding"
import type { Dot, Marker, Point, Series, Tone } from "./chart-data"
import { edgeRoom, type Layout, rowHeight } from "./layout"
import * as styles from "./line-chart.module.css"
import type { LineChartProps } from "./line-chart-props"
import { placeLineLabels } from "./place-labels"
import { toneClass } from "./tone"

/** All that keeps its size: markers, levels, dots and the names of the lines. */
export function Annotations(props: {
  layout: Layout
  props: LineChartProps
  named: Series[]
  height: number
}) {
  const { layout, named, height } = props
  const { markers = [], levels = [], dots = [] } = props.props
  const bottom = layout.top + height
  const [low, high] = props.props.x.domain
  const labelled = [
    ...levels
      .filter(({ label }) => label)
      .map(({ y, label, tone = "muted" }) => ({
        label,
        tone,
        points: [
          [low, y],
          [high, y],
        ],
      })),
    ...(named.length > 1 || levels.length > 0 ? named : []).map(
      ({ name, tone = "ink", points }) => ({ label: name, tone, points }),
    ),
  ] satisfies { label: string; tone: Tone; points: number[][] }[]
  const places = placeLineLabels(
    labelled.map(({ label, points }) => ({
      label,
      points: points.map(
        ([x = 0, y = 0]): Point => [layout.across(x), layout.down(y) - layout.top],
      ),
    })),
    { height, plot: layout.narrowest, markers: markers.map(({ x }) => layout.across(x)) },
  )
  return (
    <g>
      {markers.map(({ x, y, tone = "muted" }, index) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: one that moves stays the same, whatever its text says
          key={index}
          className={`${styles.marker} ${toneClass[tone]}`}
          x1={percent(layout.across(x))}
          x2={percent(layout.across(x))}
          y1={rowTop(layout, index) + rowHeight}
          y2={y === undefined ? bottom : layout.down(y)}
        />
      ))}
      {markers.map(({ x, label, tone = "muted" }, index) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: one that moves stays the same, whatever its text says
          key={index}
          className={`${styles.label} ${toneClass[tone]}`}
          x={percent(layout.rows[index]?.x ?? layout.across(x))}
          y={rowTop(layout, index) + 13}
          textAnchor={layout.rows[index]?.anchor}
        >
          {label}
        </text>
      ))}
      {levels.map(({ y, label, tone = "muted" }) => (
        <line
          key={`${label}${y}`}
          className={`${styles.level} ${toneClass[tone]}`}
          x1="0"
          x2="100%"
          y1={layout.down(y)}
          y2={layout.down(y)}
        />
      ))}
      {places.map(({ x, y }, index) => (
        <text
          key={labelled[index]?.label}
          className={`${styles.label} ${toneClass[labelled[index]?.tone ?? "ink"]}`}
          x={percent(x)}
          y={Math.round(y + layout.top)}
          textAnchor="middle"
        >
          {labelled[index]?.label}
        </text>
      ))}
      {dotsOf(markers, dots).map(({ x, y, tone }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: one that moves stays the same
          key={index}
          className={`${styles.dot} ${toneClass[tone]}`}
          cx={percent(layout.across(x))}
          cy={layout.down(y)}
          r="4.5"
        />
      ))}
    </g>
  )
}

const rowTop = ({ rows }: Layout, index: number) => edgeRoom + (rows[index]?.row ?? 0) * rowHeight

const dotsOf = (markers: Marker[], dots: Dot[]): Dot[] => [
  ...dots,
  ...markers.flatMap(({ x, y, tone = "muted" }) => (y === undefined ? [] : { x, y, tone })),
]
