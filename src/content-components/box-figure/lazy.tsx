import { useId } from "react"
import type { BoxesDrawing } from "../parts/figure-model"
import { figureView } from "../parts/figure-view"
import * as chart from "../parts/line-chart/line-chart.module.css"
import { Shapes } from "../parts/line-chart/shapes"
import * as styles from "./box-figure.module.css"
import { boxFigure } from "./figure"

export const BoxFigure = figureView(boxFigure, ({ title, drawings }) =>
  drawings.map(
    drawing =>
      drawing.kind === "boxes" && <Boxes key={drawing.kind} title={title} drawing={drawing} />,
  ),
)

function Boxes({ title, drawing }: { title: string; drawing: BoxesDrawing }) {
  const id = useId()
  return (
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
        {drawing.description}
      </span>
      {drawing.panels.map(({ key, height, shapes }) => (
        <svg
          key={key}
          aria-hidden="true"
          className={`${chart.svg} ${styles.panel}`}
          width="100%"
          height={height}
        >
          <Shapes shapes={shapes} />
        </svg>
      ))}
    </div>
  )
}
