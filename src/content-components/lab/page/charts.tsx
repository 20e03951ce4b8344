import { memo, useCallback, useId, useMemo, useState } from "react"
import { Table } from "../../../components/table"
import * as frame from "../../parts/figure-frame/figure-frame.module.css"
import { distinctRows } from "../../parts/figure-table"
import { LineChart } from "../../parts/line-chart"
import { layOut } from "../../parts/line-chart/layout"
import type { LineChartProps } from "../../parts/line-chart/line-chart-props"
import { Room } from "../../parts/room"
import { type ChartKind, chartKinds, priceDomain } from "../model/chart-kinds"
import { labChart } from "../model/lab-charts"
import { beforeStreamia } from "../model/price-charts"
import { chartHeight, drawnChart, lowHeight } from "./drawn-chart"
import { Choice } from "./fields"
import { Handles } from "./handles"
import type { Edit, View } from "./use-lab"

interface ChartsProps {
  view: View
  /** The view when the reader last paused; the table shows its numbers. */
  rested: View
  kind: ChartKind
  onKind: (kind: ChartKind) => void
  edit: Edit
  /** True on phones, where the chart is lower; undefined on the server, which draws both. */
  narrow: boolean | undefined
}

/** The selected chart, draggable handles for the legs below it, and its numbers. */
export function Charts({ view, rested, kind, onKind, edit, narrow }: ChartsProps) {
  const { state, shown, position } = view
  const [at, setAt] = useState<number>()
  const isOverPrice = kind !== "fan" && kind !== "volatility" && kind !== "path"
  // While a handle is dragged, the axes are fixed, so that it stays under the finger.
  const [held, setHeld] = useState<{ domain: [number, number]; gutter: number }>()
  const { caption, full, low, high, gutter } = useMemo(() => {
    const domain = held?.domain ?? priceDomain(state, shown)
    const { caption, chart } = drawnChart(kind, { state, shown }, domain)
    const full = held ? { ...chart, gutter: held.gutter } : chart
    const [low, high] = domain
    return { caption, full, low, high, gutter: layOut(full, chartHeight).gutter }
  }, [kind, state, shown, held])
  const hold = useCallback(
    (holds: boolean) => setHeld(holds ? { domain: [low, high], gutter } : undefined),
    [low, high, gutter],
  )
  const id = useId()
  return (
    <div className="lab-chart-area">
      <div className="lab-figure">
        <figure id="lab-chart" className="lab-chart" aria-labelledby={id}>
          <figcaption>
            <span id={id} className={`${frame.title} sr-only`}>
              {chartKinds[kind]}
            </span>
            <Choice
              label="Chart"
              value={kind}
              options={kinds}
              onChange={next => {
                onKind(next)
                setAt(undefined)
              }}
            />
          </figcaption>
          {([false, true] as const).map(
            low =>
              (narrow ?? low) === low && (
                <div key={String(low)} className={low ? "lab-low" : "lab-high"}>
                  <LineChart
                    key={kind}
                    {...(low ? bare(full) : full)}
                    height={low ? lowHeight : chartHeight}
                    readAt={at ?? full.readAt}
                    onRead={setAt}
                  />
                </div>
              ),
          )}
        </figure>
        <div className="lab-under">
          {isOverPrice && (
            <div className="lab-rows">
              <Room width={gutter} />
              <Handles
                position={position}
                pair={state.pair}
                quote={state.symbols.quote}
                low={low}
                high={high}
                edit={edit}
                onHold={hold}
              />
            </div>
          )}
          <p className={frame.caption}>{caption}</p>
          <NumbersTable kind={kind} view={rested} />
        </div>
      </div>
    </div>
  )
}

/** For low charts: removes the lines before streamia, which only shift the main ones. */
function bare(chart: LineChartProps): LineChartProps {
  const own = chart.series.filter(({ name }) => !name.endsWith(beforeStreamia))
  return own.length === chart.series.length ? chart : { ...chart, series: own }
}

const kinds = Object.entries(chartKinds) as [ChartKind, string][]

/** Table of the chart's numbers. */
const NumbersTable = memo(function NumbersTable({ kind, view }: { kind: ChartKind; view: View }) {
  const { columns, rows } = labChart(kind, view.state, view.shown).table()
  return (
    <details className={frame.numbers}>
      <summary className={frame.summary}>Show data</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="table-scroll" aria-label={`Numbers: ${chartKinds[kind]}`} tabIndex={0}>
        <Table className={frame.table} heads={columns}>
          {distinctRows(rows).map(([head = "", ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row with other figures stays the same
            <tr key={row}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </Table>
      </section>
    </details>
  )
})
