import { normalCumulative, normalDensity } from "./normal-distribution"

export type OptionType = "call" | "put"

/**
 * Inputs of the Black-Scholes formulas. Interest and dividends are zero unless `rate` is given, as
 * in the protocol's papers: neither token of a pool pays the other's holder for waiting.
 */
export interface BlackScholesInput {
  type: OptionType
  /** Price S of the asset, in the quote token. */
  spot: number
  /** Strike K, in the quote token. */
  strike: number
  /** Annualized volatility σ, as a fraction (0.8 = 80%). */
  volatility: number
  /** Time to expiry in years (365 days). */
  years: number
  /** Continuously compounded annual interest rate; default 0. */
  rate?: number
}

/** Days per year in all conversions, because pools trade every day. */
export const daysPerYear = 365

/** d₁ and d₂ of the Black-Scholes formula (dimensionless). */
export function d1d2({ spot, strike, volatility, years, rate = 0 }: BlackScholesInput) {
  const deviation = volatility * Math.sqrt(years)
  const d1 = (Math.log(spot / strike) + (rate + (volatility * volatility) / 2) * years) / deviation
  return { d1, d2: d1 - deviation }
}

/** True if no randomness is left, so that the formulas' limits apply. */
const isSettled = ({ spot, volatility, years }: BlackScholesInput) =>
  volatility * Math.sqrt(Math.max(years, 0)) < 1e-9 || spot <= 0

/**
 * Payoff at expiry per unit of the asset: max(S − K, 0) or max(K − S, 0), in the quote token. It is
 * also the in-the-money amount of a short option, which is its cost of exercise.
 */
export function intrinsicValue(type: OptionType, spot: number, strike: number): number {
  return Math.max(type === "call" ? spot - strike : strike - spot, 0)
}

/**
 * Value of a European option per unit of the asset, in the quote token.
 *
 * Source: Black and Scholes, "The pricing of options and corporate liabilities", 1973.
 */
export function blackScholesValue(input: BlackScholesInput): number {
  const { type, spot, strike, years, rate = 0 } = input
  const discounted = strike * Math.exp(-rate * Math.max(years, 0))
  if (isSettled(input)) return intrinsicValue(type, spot, discounted)
  const { d1, d2 } = d1d2(input)
  const sign = type === "call" ? 1 : -1
  return sign * (spot * normalCumulative(sign * d1) - discounted * normalCumulative(sign * d2))
}

/** Δ = ∂V/∂S: 0 to 1 for calls, −1 to 0 for puts. At expiry, a step function, ½ at the strike. */
export function delta(input: BlackScholesInput): number {
  const shift = input.type === "call" ? 0 : -1
  if (isSettled(input)) return (Math.sign(input.spot - input.strike) + 1) / 2 + shift
  return normalCumulative(d1d2(input).d1) + shift
}

/** Γ = ∂²V/∂S², per unit of the quote token; the same for calls and puts. */
export function gamma(input: BlackScholesInput): number {
  if (isSettled(input)) return 0
  const { spot, volatility, years } = input
  return normalDensity(d1d2(input).d1) / (spot * volatility * Math.sqrt(years))
}

/** Vega = ∂V/∂σ, in the quote token per 1.00 (100 percentage points) of volatility. */
export function vega(input: BlackScholesInput): number {
  if (isSettled(input)) return 0
  return input.spot * normalDensity(d1d2(input).d1) * Math.sqrt(input.years)
}

/**
 * Θ = ∂V/∂t, in the quote token per year: the change of value as time passes. At zero rate it is
 * −Sσφ(d₁)/(2√T) for calls and puts alike, which is negative for a holder.
 */
export function theta(input: BlackScholesInput): number {
  if (isSettled(input)) return 0
  const { type, spot, strike, volatility, years, rate = 0 } = input
  const { d1, d2 } = d1d2(input)
  const sign = type === "call" ? 1 : -1
  const decay = -(spot * normalDensity(d1) * volatility) / (2 * Math.sqrt(years))
  return decay - sign * rate * strike * Math.exp(-rate * years) * normalCumulative(sign * d2)
}

/** Vanna = ∂Δ/∂σ = ∂vega/∂S = −φ(d₁)d₂/σ (dimensionless, per 1.00 of volatility). */
export function vanna(input: BlackScholesInput): number {
  if (isSettled(input)) return 0
  const { d1, d2 } = d1d2(input)
  return (-normalDensity(d1) * d2) / input.volatility
}

/** Volga = ∂vega/∂σ = vega·d₁d₂/σ, in the quote token per (1.00 of volatility)². */
export function volga(input: BlackScholesInput): number {
  if (isSettled(input)) return 0
  const { d1, d2 } = d1d2(input)
  return (vega(input) * d1 * d2) / input.volatility
}

/** Volatility implied by a straddle's price: price ≈ 0.8·S·σ√T at the money, solved for σ. */
export function straddleVolatility(price: number, spot: number, years: number): number {
  return price / (0.8 * spot * Math.sqrt(years))
}
