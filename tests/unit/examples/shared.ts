import { blackScholesValue, daysPerYear, type OptionType } from "../../../src/options/black-scholes"
import { breakevens } from "../../../src/options/breakevens"
import type { Leg } from "../../../src/options/leg"
import {
  buyerCollateral,
  ratioAtUtilization,
  sellerCollateral,
} from "../../../src/options/margin/collateral-ratio"
import type { liquidationPrice } from "../../../src/options/margin/liquidation-price"
import type { ShortOption } from "../../../src/options/margin/short-option"
import { rangeOf } from "../../../src/options/price-range"
import { strategyProfit } from "../../../src/options/strategy"
import { streamiaRate } from "../../../src/options/streamia"

/** Daily streamia in range at the strike, without a spread. */
export const dailyStreamia = (strike: number, rangeFactor: number, volatility = 0.8) =>
  streamiaRate(strike, rangeOf(strike, rangeFactor), volatility) / daysPerYear

/** Black-Scholes price at a zero rate; the default volatility is 80%. */
export const priceOf = (
  type: OptionType,
  spot: number,
  strike: number,
  days: number,
  volatility = 0.8,
) => blackScholesValue({ type, spot, strike, years: days / daysPerYear, volatility })

/** Break-even prices of a position at expiry. */
export const breakevensOf = (legs: Leg[], prices: number[]) =>
  breakevens(price => strategyProfit(legs, price), prices)

export const sellers = (utilization: number) => ratioAtUtilization(utilization, sellerCollateral)
export const buyers = (utilization: number) => ratioAtUtilization(utilization, buyerCollateral)

/** The put of 1,000 USDC in the pages on collateral. */
export const shortPut: ShortOption = { type: "put", strike: 1000, size: 1, collateralRatio: 0.2 }
export const shortCall: ShortOption = { ...shortPut, type: "call" }

/** Liquidation price; NaN if there is none. */
export const limitOf = (limit: ReturnType<typeof liquidationPrice>) =>
  "price" in limit ? limit.price : Number.NaN

/** Range of the 1M put on AVAX. */
export const avax = { lower: 33.52, upper: 37.8 }
