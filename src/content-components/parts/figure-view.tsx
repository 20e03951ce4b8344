import { type ReactNode, useMemo, useState } from "react"
import { FigureFrame } from "./figure-frame"
import type { Figure, FigureModel, FigureState } from "./figure-model"
import { LineChart } from "./line-chart"

/**
 * Creates the component that shows a figure and lets readers set its state.
 * @param draw renders the part between caption and sliders; line charts by default
 */
export function figureView<Props, State extends FigureState>(
  figure: Figure<Props, State>,
  draw: (model: FigureModel) => ReactNode = model => <LineCharts drawings={model.drawings} />,
) {
  return function FigureView(props: Props) {
    const [state, setState] = useState(() => figure.opened(props))
    const model = useMemo(() => figure.compute(props, state), [props, state])
    const sliders = model.sliders?.map(({ sets, ...slider }) => ({
      ...slider,
      onChange: (value: number) => setState(now => ({ ...now, [sets]: value })),
    }))
    return (
      <FigureFrame model={model} sliders={sliders}>
        {draw(model)}
      </FigureFrame>
    )
  }
}

/** Vertically stacked line charts. Several charts share one cursor position. */
function LineCharts({ drawings }: Pick<FigureModel, "drawings">) {
  const charts = drawings.flatMap(drawing => (drawing.kind === "lines" ? [drawing.chart] : []))
  const [at, setAt] = useState(charts[0]?.readAt)
  const shared = charts.length > 1 ? { readAt: at, onRead: setAt } : {}
  return (
    <>
      {charts.map(chart => (
        <LineChart key={chart.title} {...chart} {...shared} />
      ))}
    </>
  )
}
