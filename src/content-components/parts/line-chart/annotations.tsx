import type { Dot, Marker, Point, Series } from "./chart-data"
import { type Layout, nameRoom, percent, rowHeight } from "./layout"
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
  const labelled = named.length > 1 || levels.length > 0 ? named : []
  const places = placeLineLabels(
    labelled.map(({ name, points }) => ({
      label: name,
      points: points.map(([x, y]): Point => [layout.across(x), layout.down(y) - layout.top]),
    })),
    height,
    levels.map(({ y, label }) => ({ y: layout.down(y) - layout.top, label })),
    markers.map(({ x }) => layout.across(x)),
  )
  return (
    <g>
      {markers.map(({ x, y, label, tone = "muted" }, index) => (
        <line
          key={label}
          className={`${styles.marker} ${toneClass[tone]}`}
          x1={percent(layout.across(x))}
          x2={percent(layout.across(x))}
          y1={rowTop(layout, index) + rowHeight}
          y2={y === undefined ? bottom : layout.down(y)}
        />
      ))}
      {markers.map(({ x, label, tone = "muted" }, index) => (
        <text
          key={label}
          className={`${styles.label} ${toneClass[tone]}`}
          x={percent(layout.across(x))}
          y={rowTop(layout, index) + 13}
          textAnchor={layout.rows[index]?.anchor}
        >
          {label}
        </text>
      ))}
      {levels.map(({ y, label, tone = "muted" }) => (
        <g key={`${label}${y}`} className={toneClass[tone]}>
          <line className={styles.level} x1="0" x2="100%" y1={layout.down(y)} y2={layout.down(y)} />
          <text className={styles.label} x="4" y={layout.down(y) - 6}>
            {label}
          </text>
        </g>
      ))}
      {places.map(({ x, y }, index) => (
        <text
          key={labelled[index]?.name}
          className={`${styles.label} ${toneClass[labelled[index]?.tone ?? "ink"]}`}
          x={percent(x)}
          y={Math.round(y + layout.top)}
          textAnchor="middle"
        >
          {labelled[index]?.name}
        </text>
      ))}
      {dotsOf(markers, dots).map(({ x, y, tone }) => (
        <circle
          key={`${x} ${y}`}
          className={`${styles.dot} ${toneClass[tone]}`}
          cx={percent(layout.across(x))}
          cy={layout.down(y)}
          r="4.5"
        />
      ))}
    </g>
  )
}

const rowTop = ({ rows }: Layout, index: number) => nameRoom + (rows[index]?.row ?? 0) * rowHeight

const dotsOf = (markers: Marker[], dots: Dot[]): Dot[] => [
  ...dots,
  ...markers.flatMap(({ x, y, tone = "muted" }) => (y === undefined ? [] : { x, y, tone })),
]
