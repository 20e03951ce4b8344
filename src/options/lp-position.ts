import type { Bounds } from "./price-range"

/**
 * A Uniswap v3 position, scaled so that it holds exactly one unit of the asset below its range and
 * K = √(lower·upper) of the quote token above it. With r = √(upper/lower) its value in range is
 *
 *   V(S) = (2√(K·r·S) − K − S) / (r − 1),   K/r ≤ S ≤ K·r,
 *
 * which is L(2√S − √lower − S/√upper) with L = √(K·r)/(r − 1).
 *
 * Source: Uniswap v3 whitepaper, 2021; Lambert and Kristensen, "Panoptic", arXiv 2204.14232.
 */
export interface LpAmounts {
  /** Units of the asset in the position, 0 to 1. */
  asset: number
  /** Quote tokens in the position, 0 to K. */
  quote: number
}

/** Liquidity L of the position that holds one unit of the asset below its range. */
export function lpLiquidity({ lower, upper }: Bounds): number {
  return 1 / (1 / Math.sqrt(lower) - 1 / Math.sqrt(upper))
}

/** Amounts that the position holds at a price. */
export function lpAmounts(price: number, bounds: Bounds): LpAmounts {
  const { lower, upper } = bounds
  const root = Math.sqrt(Math.min(Math.max(price, lower), upper))
  const liquidity = lpLiquidity(bounds)
  return {
    asset: liquidity * (1 / root - 1 / Math.sqrt(upper)),
    quote: liquidity * (root - Math.sqrt(lower)),
  }
}

/**
 * Returns a function from price to the position's value in the quote token, without fees. Computes
 * the constants once for a whole curve.
 */
export function lpCurve(bounds: Bounds): (price: number) => number {
  const { lower, upper } = bounds
  const liquidity = lpLiquidity(bounds)
  const [least, most] = [Math.sqrt(lower), Math.sqrt(upper)]
  return price => {
    const root = Math.sqrt(Math.min(Math.max(price, lower), upper))
    return liquidity * (1 / root - 1 / most) * price + liquidity * (root - least)
  }
}

/** Value of the position in the quote token, without fees. */
export function lpValue(price: number, bounds: Bounds): number {
  return lpCurve(bounds)(price)
}

/** Δ of the position: the units of the asset it holds, 1 below the range, 0 above it. */
export function lpDelta(price: number, bounds: Bounds): number {
  return lpAmounts(price, bounds).asset
}

/** Γ of the position, per unit of the quote token: −(L/2)·S^(−3/2) in range, 0 outside. */
export function lpGamma(price: number, bounds: Bounds): number {
  if (price <= bounds.lower || price >= bounds.upper) return 0
  return -0.5 * lpLiquidity(bounds) * price ** -1.5
}

/**
 * Annual fees that pay the holder for this gamma if the price moves with the given volatility:
 * ½σ²S²|Γ| = σ²√(K·r·S) / (4(r − 1)) in range, in the quote token. This is −Θ of the Black-Scholes
 * equation at zero rate and, divided by the value of the full-range position, the σ²/8 of the
 * paper.
 *
 * Source: J. Milionis et al., "Automated market making and loss-versus-rebalancing", 2022.
 */
export function lpGammaCost(price: number, bounds: Bounds, volatility: number): number {
  return 0.5 * volatility * volatility * price * price * Math.abs(lpGamma(price, bounds))
}

/**
 * Divergence (impermanent) loss of a full-range position vs. holding: 2√q/(1 + q) − 1, q = S/S₀.
 */
export function divergenceLoss(priceRatio: number): number {
  return (2 * Math.sqrt(priceRatio)) / (1 + priceRatio) - 1
}
