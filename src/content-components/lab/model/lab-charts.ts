import { type ChartKind, type LabChart, priceDomain, type Shown } from "./chart-kinds"
import type { LabState } from "./lab-state"
import { pathChart, volatilityChart } from "./other-charts"
import { priceChart } from "./price-charts"

/**
 * A picture of the lab as data. With one position its letter is left out.
 * @param domain prices of a picture over the price, where not those that the positions ask for
 */
export function labChart(
  kind: ChartKind,
  state: LabState,
  shown: Shown[],
  domain = priceDomain(state, shown),
): LabChart {
  if (kind === "volatility") return volatilityChart(state, shown)
  if (kind === "path") return pathChart(state, shown)
  return priceChart(kind, state, shown, domain)
}

/** The picture in words: where its first line begins, ends, and stands at the place read. */
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
