import { type ChartKind, type LabChart, priceDomain, type Shown } from "./chart-kinds"
import type { LabState } from "./lab-state"
import { fanChart, pathChart, volatilityChart } from "./other-charts"
import { priceChart } from "./price-charts"

/**
 * A chart of the lab as data. A single position is shown without its letter.
 * @param domain price axis of a chart over price; by default it fits the positions
 */
export function labChart(
  kind: ChartKind,
  state: LabState,
  shown: Shown[],
  domain = priceDomain(state, shown),
): LabChart {
  if (kind === "volatility") return volatilityChart(state, shown)
  if (kind === "fan") return fanChart(state, shown)
  if (kind === "path") return pathChart(state, shown)
  return priceChart(kind, state, shown, domain)
}

/** Describes the chart in words: the values of each line at both ends. */
export function describeChart({ chart }: LabChart): string {
  const { series, readX = String, readY = String } = chart
  return series
    .map(({ name, points }) => {
      const told = [points[0], points.at(-1)].flatMap(point =>
        point ? [`${readY(point[1])} at ${readX(point[0])}`] : [],
      )
      return `${name}: ${told.join(", ")}.`
    })
    .join(" ")
}
