import { daysPerYear } from "./black-scholes"

/**
 * Annualized volatility that a pool's fees imply: 2·feeRate·√(volume/tickLiquidity)·√365.
 *
 * Source: G. Lambert, "On-chain volatility and Uniswap v3", 2021; derived in the site's article.
 * @param feeRate fraction, such as 0.003
 * @param dailyVolume in the same token as `tickLiquidity`
 */
export function impliedVolatility(
  feeRate: number,
  dailyVolume: number,
  tickLiquidity: number,
): number {
  return dailyImpliedVolatility(feeRate, dailyVolume / tickLiquidity) * Math.sqrt(daysPerYear)
}

/** Implied volatility per √day, from the ratio of daily volume to tick liquidity. */
export function dailyImpliedVolatility(feeRate: number, volumeOverLiquidity: number): number {
  return 2 * feeRate * Math.sqrt(volumeOverLiquidity)
}

/**
 * Daily volume over tick liquidity for an annualized volatility. Inverse of `impliedVolatility`.
 */
export function volumeOverLiquidity(feeRate: number, volatility: number): number {
  return (volatility / (2 * feeRate)) ** 2 / daysPerYear
}
