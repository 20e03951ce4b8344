import { useId } from "react"
import { labAddress } from "../../content/routes"
import { formatDays } from "../parts/format"
import { LineChart } from "../parts/line-chart"
import { domainOfSeries } from "../parts/line-chart/chart-data"
import type { PropsOf } from "../props-of"
import type { component } from "./component"
import * as styles from "./lab.module.css"
import { labLinkText } from "./link-text"
import { labChart } from "./model/lab-charts"
import { labExample } from "./model/lab-example"
import { areasOf } from "./model/price-charts"

/** Card for a position of the option lab: its payoff, legs, main numbers, and a link to the lab. */
export function Lab({ label, state: text }: PropsOf<typeof component>) {
  const id = useId()
  const { state, shown, faults, positions, note } = labExample(text)
  const { readAt, ...chart } = labChart("result", state, shown).chart
  const series = chart.series.filter(({ dashed }) => !dashed)
  const told = positions.map(({ name, legs }) => (positions.length > 1 ? `${name}: ${legs}` : legs))
  return (
    <figure className={styles.card} aria-labelledby={id}>
      <div>
        <LineChart
          {...chart}
          series={series}
          y={{ ...chart.y, domain: domainOfSeries(series, [0]) }}
          areas={series.length > 1 ? [] : areasOf(series[0])}
          title={`Profit and loss after ${formatDays(state.days)}`}
          description={`${told.join(". ")}.`}
          height={120}
        />
      </div>
      <figcaption>
        {told.map((legs, at) => (
          <div key={legs}>
            <p id={at === 0 ? id : undefined} className={styles.legs}>
              {legs}
            </p>
            <dl className={styles.numbers}>
              {positions[at]?.numbers.map(number => (
                <div key={number.label}>
                  <dt>{number.label}</dt>
                  <dd>{number.value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
        {faults.map(fault => (
          <p key={fault} role="status">
            {fault}
          </p>
        ))}
        <p className={styles.note}>{note}</p>
        <a href={labAddress(text)}>{labLinkText(label)}</a>
      </figcaption>
    </figure>
  )
}
