/**
 * Effective expiry of a Panoptic option in years: the time to expiry of a Black-Scholes option with
 * the same strike and the same value at the strike, K(√r − 1)/(√r + 1) = Kσ√(T/2π).
 *
 *   T_r = (2π/σ²)·((√r − 1)/(√r + 1))²
 *
 * Source: G. Lambert, "On-chain volatility and Uniswap v3", 2021; arXiv 2204.14232.
 */
export function expiryOfRange(rangeFactor: number, volatility: number): number {
  const root = Math.sqrt(rangeFactor)
  return ((2 * Math.PI) / (volatility * volatility)) * ((root - 1) / (root + 1)) ** 2
}

/**
 * Range factor whose effective expiry is `years`: ((1 + x)/(1 − x))² with x = σ√(T/2π).
 * NaN if x ≥ 1, because no range is that wide.
 */
export function rangeFactorOfExpiry(years: number, volatility: number): number {
  const x = volatility * Math.sqrt(years / (2 * Math.PI))
  return x < 1 ? ((1 + x) / (1 - x)) ** 2 : Number.NaN
}

/**
 * Largest gamma of an option of this width, 2/(K·π·ln r), per unit of the quote token (arXiv
 * 2204.14232).
 */
export function maximumRangeGamma(strike: number, rangeFactor: number): number {
  return 2 / (strike * Math.PI * Math.log(rangeFactor))
}

/**
 * Mean time in years until a driftless price leaves ±`ticks` around its start: (h/σ)² with
 * h = ticks·ln 1.0001, the first-exit time of Brownian motion (textbook).
 */
export function meanExitTime(ticks: number, volatility: number): number {
  return ((ticks * Math.log(1.0001)) / volatility) ** 2
}
