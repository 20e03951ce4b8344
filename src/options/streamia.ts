import { lpGammaCost } from "./lp-position"
import { type Bounds, isInRange } from "./price-range"

/**
 * Annual premium that the narrowest position streams while in range: Kσ²/(4(r − 1)), which is the
 * area K²σ²/2 under the decay θ as t → 0, spread over the width 2K(r − 1). For wide ranges use
 * `streamiaRate`.
 *
 * Source: the site's article on the implied volatility of Uniswap fees.
 */
export function narrowStreamiaRate(
  strike: number,
  rangeFactor: number,
  volatility: number,
): number {
  return (strike * volatility * volatility) / (4 * (rangeFactor - 1))
}

/**
 * Annual streamia per unit of the asset, in the quote token, at one price: zero out of range and,
 * in range, the fees that pay for the position's gamma at the implied volatility σ,
 * σ²√(K·r·S)/(4(r − 1)), times the spread multiplier. It tends to `narrowStreamiaRate` as r → 1,
 * and its mean over prices that do move with σ is the option's fair premium.
 */
export function streamiaRate(spot: number, bounds: Bounds, volatility: number, spread = 1): number {
  return isInRange(spot, bounds) ? spread * lpGammaCost(spot, bounds, volatility) : 0
}

/**
 * Streamia accrued along a price path with equal steps of `stepYears`: running sums in the quote
 * token per unit of the asset, one for each price, the first 0. Each step accrues at its starting
 * price.
 */
export function accruedStreamia(
  path: number[],
  stepYears: number,
  bounds: Bounds,
  volatility: number,
  spread = 1,
): number[] {
  let sum = 0
  return path.map((_, index) => {
    const before = path[index - 1]
    if (before !== undefined) sum += streamiaRate(before, bounds, volatility, spread) * stepYears
    return sum
  })
}
