import { daysPerYear } from "./black-scholes"

/**
 * Volatility a year that a pool's fees imply: 2·feeRate·√(volume/tickLiquidity)·√365.
 * `feeRate` a fraction (0.003), `dailyVolume` and `tickLiquidity` in the same token.
 * Source: G. Lambert, "On-chain volatility and Uniswap v3", 2021; the site's article deriving it.
 */
export function impliedVolatility(
  feeRate: number,
  dailyVolume: number,
  tickLiquidity: number,
): number {
  return dailyImpliedVolatility(feeRate, dailyVolume / tickLiquidity) * Math.sqrt(daysPerYear)
}

/** The same per √day from the ratio of daily volume to tick liquidity. */
export function dailyImpliedVolatility(feeRate: number, volumeOverLiquidity: number): number {
  return 2 * feeRate * Math.sqrt(volumeOverLiquidity)
}

/** Daily volume over tick liquidity at which a pool's fees imply this volatility a year (the inverse). */
export function volumeOverLiquidity(feeRate: number, volatility: number): number {
  return (volatility / (2 * feeRate)) ** 2 / daysPerYear
}
