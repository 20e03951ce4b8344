import { daysPerYear } from "./black-scholes"
import { normalFrom, seededRandom } from "./random"
import { roundSignificant } from "./rounding"

export interface PathInput {
  /** First price, in the quote token. */
  spot: number
  /** Annualized volatility σ as a fraction. */
  volatility: number
  /** Length of the path in days. */
  days: number
  /** Number of equal steps; the path has one more price than this. */
  steps: number
  /** Integer seed. The same seed gives the same path on every machine. */
  seed: number
  /** Annual drift μ; default 0, which makes the price a martingale. */
  drift?: number
}

/**
 * Path of geometric Brownian motion, S(t + h) = S(t)·exp((μ − σ²/2)h + σ√h·Z) (textbook, exact at
 * the steps), rounded to 9 significant digits.
 */
export function pricePath({ spot, volatility, days, steps, seed, drift = 0 }: PathInput): number[] {
  const h = days / daysPerYear / steps
  const normal = normalFrom(seededRandom(seed))
  const trend = (drift - (volatility * volatility) / 2) * h
  const path = [spot]
  for (let step = 0; step < steps; step += 1) {
    const last = path[step] ?? spot
    const move = trend + volatility * Math.sqrt(h) * normal()
    path.push(roundSignificant(last * Math.exp(move), 9))
  }
  return path
}

/** Returns `count` paths, each with a seed derived from `input.seed`. */
export function pricePaths(input: PathInput, count: number): number[][] {
  return Array.from({ length: count }, (_, index) =>
    pricePath({ ...input, seed: Math.imul(input.seed + 1, 7919) + index * 104729 }),
  )
}
