import { type ChartKind, chartKinds, priceDomain } from "../model/chart-kinds"
import { describeChart, labChart } from "../model/lab-charts"
import type { View } from "./use-lab"

/** Height of the plot in pixels. */
export const chartHeight = 260
/** Height of the plot on phones, where the chart stays in view above the fields. */
export const lowHeight = 140

/**
 * A chart of the lab with its caption and descriptions.
 * @param domain prices on its axis
 */
export function drawnChart(
  kind: ChartKind,
  { state, shown }: Pick<View, "state" | "shown">,
  domain: [number, number] = priceDomain(state, shown),
) {
  const drawn = labChart(kind, state, shown, domain)
  const chart = {
    ...drawn.chart,
    title: chartKinds[kind],
    description: describeChart(drawn),
    height: chartHeight,
  }
  return { caption: drawn.caption, chart }
}
