import { normalCumulative } from "./normal-distribution"
import { type Bounds, isInRange } from "./price-range"

/** Share of a path's equal steps that start in range, 0 to 1. */
export function timeInRange(path: number[], bounds: Bounds): number {
  const starts = path.slice(0, -1)
  return starts.filter(price => isInRange(price, bounds)).length / Math.max(starts.length, 1)
}

/** Stretches of a path in range, as index pairs [first, end) of its steps. */
export function stretchesInRange(path: number[], bounds: Bounds): [number, number][] {
  const stretches: [number, number][] = []
  path.slice(0, -1).forEach((price, index) => {
    if (!isInRange(price, bounds)) return
    const last = stretches.at(-1)
    if (last && last[1] === index) last[1] = index + 1
    else stretches.push([index, index + 1])
  })
  return stretches
}

/**
 * Probability that a geometric Brownian motion is in range after `years`:
 * N(d(upper)) − N(d(lower)), d(x) = (ln(x/S) − (μ − σ²/2)T)/(σ√T) (textbook lognormal).
 * Without `drift` μ the price is a martingale; with μ = σ²/2 its logarithm has no drift.
 */
export function probabilityInRange(
  spot: number,
  bounds: Bounds,
  volatility: number,
  years: number,
  drift = 0,
): number {
  const deviation = volatility * Math.sqrt(years)
  const below = (price: number) =>
    normalCumulative((Math.log(price / spot) + deviation ** 2 / 2 - drift * years) / deviation)
  return below(bounds.upper) - below(bounds.lower)
}
