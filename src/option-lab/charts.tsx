import { useId, useState } from "react"
import { Table } from "../components/table"
import * as frame from "../content-components/parts/figure-frame/figure-frame.module.css"
import { distinctRows } from "../content-components/parts/figure-table"
import {
  type ChartKind,
  chartKinds,
  priceDomain,
} from "../content-components/parts/lab/chart-kinds"
import { describeChart, labChart } from "../content-components/parts/lab/lab-charts"
import { LineChart } from "../content-components/parts/line-chart"
import { layOut } from "../content-components/parts/line-chart/layout"
import { Room } from "../content-components/parts/room"
import { Choice } from "./fields"
import { Handles } from "./handles"
import type { Lab } from "./use-lab"

const height = 300

/** The chosen picture, the legs that can be dragged below it, and its numbers. */
export function Charts({ lab }: { lab: Lab }) {
  const { state, shown } = lab
  const [kind, setKind] = useState<ChartKind>("result")
  // While a handle is held the axis stays, so that the handle stays under the finger.
  const [held, setHeld] = useState<[number, number]>()
  const drawn = labChart(kind, state, shown)
  const isOverPrice = kind !== "volatility" && kind !== "path"
  const domain =
    held ??
    priceDomain(
      state,
      shown.map(({ position }) => position),
    )
  const chart = isOverPrice ? { ...drawn.chart, x: { ...drawn.chart.x, domain } } : drawn.chart
  const title = chartKinds[kind]
  const [at, setAt] = useState<number>()
  const readAt = at ?? chart.readAt
  const full = { ...chart, title, description: describeChart(drawn), readAt, onRead: setAt, height }
  const { gutter } = layOut(full, height)
  const [low, high] = domain
  const id = useId()
  return (
    <figure id="lab-chart" className="lab-chart" aria-labelledby={id}>
      <figcaption>
        <span id={id} className={`${frame.title} sr-only`}>
          {title}
        </span>
        <Choice
          label="Chart"
          value={kind}
          options={Object.entries(chartKinds) as [ChartKind, string][]}
          onChange={next => {
            setKind(next)
            setAt(undefined)
          }}
        />
        <span className={frame.caption}>{drawn.caption}</span>
      </figcaption>
      <LineChart key={kind} {...full} />
      {isOverPrice && (
        <div className="lab-rows">
          <Room width={gutter} />
          <Handles
            lab={lab}
            across={price => (price - low) / (high - low)}
            priceAt={share => low + share * (high - low)}
            onHold={holds => setHeld(holds ? domain : undefined)}
          />
        </div>
      )}
      <details className={frame.numbers}>
        <summary className={frame.summary}>The numbers as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className="table-scroll" aria-label={`Numbers: ${title}`} tabIndex={0}>
          <Table className={frame.table} heads={drawn.table.columns}>
            {distinctRows(drawn.table.rows).map(([head = "", ...cells]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={drawn.table.columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </Table>
        </section>
      </details>
    </figure>
  )
}
