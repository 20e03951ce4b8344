import { type Leg, legBounds } from "../../../options/leg"
import type { Band } from "../line-chart/chart-data"

/** Distinct price ranges of the legs as bands. */
export function rangeBands(legs: Leg[]): Band[] {
  const bands = new Map<string, Band>()
  for (const leg of legs) {
    const bounds = legBounds(leg)
    if (!bounds) continue
    const { lower: from, upper: to } = bounds
    bands.set(`${from.toPrecision(6)} ${to.toPrecision(6)}`, {
      axis: "x",
      from,
      to,
      tone: "accent",
    })
  }
  return [...bands.values()]
}
