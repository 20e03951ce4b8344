import { useMemo, useState } from "react"
import { FigureFrame } from "../parts/figure-frame"
import type { ScatterDrawing } from "../parts/figure-model"
import { modelAsWritten } from "../parts/figure-model"
import * as chart from "../parts/line-chart/line-chart.module.css"
import { Plot } from "../parts/line-chart/plot"
import { scatterLayout, scatterShapes } from "../parts/line-chart/scatter-shapes"
import { Shapes } from "../parts/line-chart/shapes"
import { scatterFigure } from "./figure"
import { PointReader } from "./point-reader"
import { pointsOf, type ScatterPoint, textOf } from "./points"
import type { ScatterProps } from "./props"
import * as styles from "./scatter.module.css"

/** Named points that readers select by pointer and arrow keys. */
export function Scatter(props: ScatterProps) {
  const model = useMemo(() => modelAsWritten(scatterFigure, props), [props])
  return (
    <FigureFrame model={model}>
      {model.drawings.map(
        drawing =>
          drawing.kind === "scatter" && (
            <Points key={drawing.kind} props={props} drawing={drawing} />
          ),
      )}
    </FigureFrame>
  )
}

function Points({ props, drawing }: { props: ScatterProps; drawing: ScatterDrawing }) {
  const { description, x, y, height, groups, line } = drawing
  const points = useMemo(() => pointsOf(props), [props])
  const layout = useMemo(() => scatterLayout(drawing), [drawing])
  const [index, setIndex] = useState(0)
  return (
    <>
      {groups && (
        <p className={styles.groups} aria-hidden="true">
          {groups.map((group, at) => (
            <span
              key={group}
              className={at === 1 ? chart.muted : chart.accent}
              data-hollow={at === 1 || undefined}
            >
              {group}
            </span>
          ))}
        </p>
      )}
      <div className={chart.chart}>
        <Reading props={props} point={points[index]} />
        <Plot
          title={props.title}
          description={description}
          x={x}
          y={y}
          layout={layout}
          height={height}
          reader={
            <PointReader
              title={props.title}
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
          <Shapes shapes={scatterShapes(layout, drawing, index)} />
        </Plot>
      </div>
      {line && <p className={styles.line}>{line.label}</p>}
    </>
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
