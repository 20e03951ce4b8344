import { DescribedPicture } from "../parts/described-picture"
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
  return (
    <DescribedPicture className={styles.panels} title={title} description={drawing.description}>
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
    </DescribedPicture>
  )
}
