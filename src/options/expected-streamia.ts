import { lpLiquidity, lpValue } from "./lp-position"
import { normalCumulative } from "./normal-distribution"
import { type Bounds, strikeOf } from "./price-range"

/**
 * E[S^p; S < limit] of a lognormal price after `years` without drift:
 * S₀^p·exp(p(p − 1)σ²T/2)·N((ln(limit/S₀) + (1/2 − p)σ²T)/(σ√T)) (textbook).
 */
function momentBelow(p: number, limit: number, spot: number, variance: number): number {
  const distance = (Math.log(limit / spot) + (0.5 - p) * variance) / Math.sqrt(variance)
  return spot ** p * Math.exp((p * (p - 1) * variance) / 2) * normalCumulative(distance)
}

/**
 * Expected value of a liquidity position of one unit of the asset after `years`, in quote tokens,
 * if the price is a geometric Brownian motion without drift.
 */
export function expectedLpValue(
  spot: number,
  bounds: Bounds,
  volatility: number,
  years: number,
): number {
  const variance = volatility * volatility * years
  if (variance < 1e-12) return lpValue(spot, bounds)
  const { lower, upper } = bounds
  const below = (p: number, limit: number) => momentBelow(p, limit, spot, variance)
  const within = (p: number) => below(p, upper) - below(p, lower)
  const inRange = 2 * within(0.5) - within(1) / Math.sqrt(upper) - Math.sqrt(lower) * within(0)
  return below(1, lower) + lpLiquidity(bounds) * inRange + strikeOf(bounds) * (1 - below(0, upper))
}

/**
 * Expected streamia over `years` per unit of the asset, in quote tokens, without a spread. The
 * streamia of streamia.ts pays for the gamma that the position loses, so its mean over prices that
 * move with the same volatility is V(S₀) − E[V(S)] (Itô's formula).
 */
export function expectedStreamia(
  spot: number,
  bounds: Bounds,
  volatility: number,
  years: number,
): number {
  return lpValue(spot, bounds) - expectedLpValue(spot, bounds, volatility, years)
}
