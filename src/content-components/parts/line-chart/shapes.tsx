import * as styles from "./line-chart.module.css"
import type { Look, Shape } from "./shape"
import { toneClass } from "./tone"

const lookClass: Record<Look, string | undefined> = {
  area: styles.area,
  axis: styles.axis,
  band: styles.band,
  box: styles.box,
  dashdot: styles.dashdot,
  dashed: styles.dashed,
  dot: styles.dot,
  dotted: styles.dotted,
  faint: styles.faint,
  grid: styles.grid,
  label: styles.label,
  level: styles.level,
  line: styles.line,
  long: styles.long,
  mark: styles.mark,
  marker: styles.marker,
  point: styles.point,
  tick: styles.tick,
  whisker: styles.whisker,
  zero: styles.zero,
}

const classOf = ({ looks: [first, ...more] = [], tone }: Shape) =>
  [first && lookClass[first], tone && toneClass[tone], ...more.map(look => lookClass[look])]
    .filter(Boolean)
    .join(" ") || undefined

/** Renders shapes as SVG elements. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return (
    <>
      {shapes.map((shape, index) => {
        const { tag: Tag, at, text, children } = shape
        return (
          <Tag key={shape.key ?? index} className={classOf(shape)} {...at}>
            {text ?? (children && <Shapes shapes={children} />)}
          </Tag>
        )
      })}
    </>
  )
}
