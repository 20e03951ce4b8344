import {
  blackScholesValue,
  daysPerYear,
  delta,
  gamma,
  theta,
  vega,
} from "../../../src/options/black-scholes"
import { breakevens } from "../../../src/options/breakevens"
import { impliedVolatility } from "../../../src/options/implied-volatility"
import type { Leg } from "../../../src/options/leg"
import { lpDelta, lpValue } from "../../../src/options/lp-position"
import { largestUsageAtMint, leastCollateralToOpen } from "../../../src/options/margin/buying-power"
import {
  ratioAtUtilization,
  strangleCollateral,
} from "../../../src/options/margin/collateral-ratio"
import { liquidationPrice } from "../../../src/options/margin/liquidation-price"
import { fallAtUsage } from "../../../src/options/margin/liquidation-room"
import { spreadRequirement } from "../../../src/options/margin/partnered-spread"
import { strangleRequirement } from "../../../src/options/margin/strangle"
import { normalDensity } from "../../../src/options/normal-distribution"
import { rangeOf } from "../../../src/options/price-range"
import { expiryOfRange } from "../../../src/options/range-expiry"
import { rangedOptionAt, rangedOptionGamma } from "../../../src/options/ranged-option"
import { chunkPremia } from "../../../src/options/spread"
import { strategyProfit } from "../../../src/options/strategy"
import { probabilityInRange } from "../../../src/options/time-in-range"
import { type Examples, number, percent, plain, signed } from "./format"
import { breakevensOf, buyers, limitOf, priceOf, sellers, shortPut } from "./shared"

const position = (r: number, fees = 0): Leg => {
  const { lower, upper } = rangeOf(1000, r)
  return { type: "lp", lower, upper, entry: 1000, fees }
}
/** The ten-day put at the article's volatility. */
const hedgePremium = priceOf("put", 1000, 1000, 10, 1)
const bought: Leg = { type: "put", side: "long", strike: 1000, premium: hedgePremium }
const hedged = [position(1.3, 30), bought]
const atRest = strategyProfit(hedged, 1000)

/** The call in the article on the Greeks. */
const call = (days: number, spot = 1000) =>
  ({ type: "call", spot, strike: 1000, years: days / daysPerYear, volatility: 0.8 }) as const
const lives = [30, 7, 1].map(days => call(days))
const greekRow = (label: string, of: (input: (typeof lives)[number]) => number, decimals: number) =>
  `| ${label} | ${lives.map(input => number(of(input), decimals)).join(" | ")} |`

const lent = (share: number) => chunkPremia(1, share, 1 - share).gross

/**
 * Quantiles of the normal distribution: cumulative probability and distance from the mean in
 * standard deviations.
 */
const quantiles = [
  [0.9, 1.28155],
  [0.95, 1.64485],
  [0.99, 2.32635],
] as const
const loss = (mean: number) => percent(0.001 - 0.038 * mean, 1)

/** Number of equal positions with the same concentration. */
const equalPositions = (sizes: number[]) =>
  sizes.reduce((sum, size) => sum + size, 0) ** 2 /
  sizes.reduce((sum, size) => sum + size * size, 0)

/** Width of a range in tick spacings of 10. */
const spacings = (r: number) => (2 * Math.log(r)) / Math.log(1.0001) / 10

/** Annual return of a monthly premium, compounded over twelve months. */
const yearOf = (month: number, decimals = 1) => percent((1 + month) ** 12 - 1, decimals)

const usages = [0.25, 0.5, 0.67, 0.75, 0.9]
/** Formats a percentage with at most one decimal. */
const short = (share: number) => `${plain(Number((100 * share).toFixed(1)))}%`

/** Requirement of the poor man's covered call as a spread, in units of the asset. */
const diagonal = spreadRequirement({ type: "call", longStrike: 950, shortStrike: 1050 })
/** Price between two others at which a straddle at 1,000 requires 300 USDC. */
const straddleLimit = (from: number, to: number) => {
  const missing = (price: number) =>
    strangleRequirement(price, { putStrike: 1000, callStrike: 1000 }).total - 300
  return number(breakevens(missing, [from, to])[0] ?? Number.NaN)
}

export const lpResearch: Examples = {
  "research/2023-01-25-hedge-with-panoptic-options": [
    ...[500, 700, 800, 900, 950, 1000, 1050, 1100, 1200].map(price => {
      const results = [[position(1.3, 30)], [bought], [position(1.3, 30), bought]].map(legs =>
        strategyProfit(legs, price),
      )
      const [lp = 0, put = 0, sum = 0] = results
      return `| ${number(price)} | ${number(lp, 1)} | ${number(put, 1)} | ${number(sum, 1)} |`
    }),
    `prices the ten-day put at ${number(hedgePremium, 2)} USDC`,
    `The worst result is ${number(atRest)} USDC`,
    `breaks even at ${breakevensOf(hedged, [500, 1000 / 1.3, 1000, 1300])
      .map(value => number(value))
      .join(
        " and at ",
      )}, and far away on *both* sides it earns ${number(strategyProfit(hedged, 1300), 1)} USDC`,
    `gives ${number(expiryOfRange(1.3, 1) * daysPerYear, 1)} days at a volatility of 100%`,
  ],
  "research/2023-02-02-uniswap-lp-width": [
    ...[500, 750, 900, 1100, 1250, 1500, 2000].map(price => {
      // Scaled to 1,000 USDC at the start
      const results = [1.05, 1.2, 1.5, 1.75, 1000].map(r => {
        const scale = 1000 / lpValue(1000, rangeOf(1000, r))
        return number(scale * strategyProfit([position(r)], price))
      })
      return `| ${number(price)} | ${results.join(" | ")} |`
    }),
    ...[1.001, 1.006, 1.02, 1.05, 1.1, 1.2].map(r => {
      const shares = [1, 7, 45, 120].map(days => {
        // A mean return of σ²/2 gives the logarithm of the price no drift.
        const share = probabilityInRange(1000, rangeOf(1000, r), 1, days / daysPerYear, 0.5)
        return percent(share, 2)
      })
      return `| ${r} | ${shares.join(" | ")} |`
    }),
  ],
  "research/2023-02-06-liquidity-providing-risk-uniswap": [
    `| VaR of the normal curve | ${quantiles.map(([, z]) => loss(z)).join(" | ")} |`,
    `| CVaR of the normal curve | ${quantiles.map(([share, z]) => loss(normalDensity(z) / (1 - share))).join(" | ")} |`,
  ],
  "research/2023-02-10-reasons-bullish-financial-nfts": [
    `The total of ${number(10 * spacings(1.2))} rounds to ${number(spacings(1.2))} spacings of 10 ticks`,
  ],
  "research/2023-02-15-uniswap-options-lp-analysis": [
    `| around 1,000 | both | about ${number(lpDelta(1000, rangeOf(1000, 1.75)), 2)} |`,
  ],
  "research/2023-04-07-most-capital-efficient-options-strategy": [
    `Poor man's covered call: under ${number(2 / (sellers(0) + buyers(0)), 2)}`,
    `the naked call's 5 is then ${number(largestUsageAtMint() / sellers(0), 2)}, and the straddle's 10 is ${number((2 * largestUsageAtMint()) / sellers(0), 1)}.`,
    `the pair needs ${number(diagonal, 3)} ETH, and its efficiency is $2/${number(diagonal, 3)} = ${number(2 / diagonal)}$`,
    `it is met down to ${number(limitOf(liquidationPrice({ ...shortPut, version: "gated" }, 300)))}.`,
    `a put with 300 USDC can be liquidated below ${number(limitOf(liquidationPrice(shortPut, 300)))}, and the straddle below ${straddleLimit(500, 1000)} or above ${straddleLimit(1000, 1500)}`,
    `$2/(${[0.9, 0.9].map(use => ratioAtUtilization(use, strangleCollateral)).join("+")}) = ${2 / (2 * ratioAtUtilization(0.9, strangleCollateral))}$`,
  ],
  "research/2023-05-02-whale-watching-uniswap-lps": [
    `["ETH-BTC 0.3%", ${number(equalPositions([32.44, 22.87, 19.23, 9.77, 8.75]), 1)}], ["ETH-USDC 0.05%", ${number(equalPositions([34.8, 29.46, 9.18, 8.03, 7.3]), 1)}], ["ETH-MATIC 0.3%", ${number(equalPositions([4.18, 3.02, 0.977, 0.944, 0.705]), 1)}], ["ETH-UNI 0.3%", ${number(equalPositions([6.49, 4.46, 2.62, 0.42, 0.22]), 1)}], ["WBTC-USDC 0.3%", ${number(equalPositions([19.83, 9.29, 1.57, 1.25, 1.03]), 1)}]`,
  ],
  "research/2023-03-14-understanding-the-greeks-series": [
    `| Value | ${number(blackScholesValue(call(30)), 2)} USDC | ${number(blackScholesValue(call(7)), 2)} | ${number(blackScholesValue(call(1)), 2)} |`,
    greekRow("Delta", delta, 3),
    greekRow("Gamma, per USDC", gamma, 5),
    `The exact value is ${number(blackScholesValue(call(30, 1050)) - blackScholesValue(call(30)), 2)}`,
    `−${number(-theta(call(7)) / daysPerYear, 2)} | −${number(-theta(call(1)) / daysPerYear, 2)} |`,
    `${number(vega(call(30)) / 100, 2)} USDC | ${number(vega(call(7)) / 100, 2)} | ${number(vega(call(1)) / 100, 2)} |`,
    ...[1.1, 1.2, 1.5, 2].map(r => {
      const bounds = rangeOf(1000, r)
      const highest = rangedOptionGamma(bounds.lower * (1 + 1e-9), bounds)
      return `| ${r} | ${number(rangedOptionGamma(1000, bounds), 5)} | ${number(highest, 5)} |`
    }),
    ...[1.05, 1.1, 1.2, 1.5, 2].map(r => {
      const { lower, upper } = rangeOf(1000, r)
      const days = expiryOfRange(r, 0.8) * daysPerYear
      return `| ${r} | ${number(lower)}–${number(upper)} | ${number(days, days < 10 ? 1 : 0)} days |`
    }),
  ],
  "research/2024-03-18-position-management": [
    `| Fall until liquidation (beta) | ${usages
      .map(usage => {
        const option = { ...shortPut, strike: 1, version: "gated" } as const
        return short(1 - limitOf(liquidationPrice(option, 0.2 / usage)))
      })
      .join(" | ")} |`,
    `after a fall of ${usages.map(usage => short(fallAtUsage(usage))).join(", ")}`.replace(
      /, ([\d.]+%)$/,
      " or $1",
    ),
    `a usage of 20%, you can be liquidated after a fall of ${short(fallAtUsage(0.2))}`,
  ],
  "research/2024-08-21-new-formulation-implied-volatility": [10, 100].map(ratio => {
    const shown = [0.0005, 0.003, 0.01].map(rate => percent(impliedVolatility(rate, ratio, 1), 1))
    return `| ${ratio} | ${shown.join(" | ")} |`
  }),
  "research/2024-09-25-panoptic-solves-lvr": [
    `takes ${number(leastCollateralToOpen(5 * sellers(0)), 2)} ETH of collateral to borrow 5 ETH`,
    `| Lender's multiple $m_s$ | 1.00 | ${[0.5, 0.75, 0.9].map(share => number(lent(share), 2)).join(" | ")} |`,
    `| As good as raising $\\sigma_{IV}$ by | 0% | ${[0.5, 0.75, 0.9].map(share => percent(Math.sqrt(lent(share)) - 1)).join(" | ")} |`,
    ...[0.8, 0.9].map(implied => {
      const results = [0, 0.5, 0.75, 0.9].map(share => {
        const result = (100 * (lent(share) * implied ** 2 - 0.955 ** 2)) / 8
        return `${signed(Number(result.toFixed(1)) + 0, 1)}%`
      })
      return `| PnL per year, $\\sigma_{IV}=${100 * implied}\\%$, $\\sigma=95.5\\%$ | ${results.join(" | ")} |`
    }),
  ],
  "research/2025-04-09-implied-volatility-put-wing-premia": [
    `ETH's best month, 22.7%, compounds to ${yearOf(0.227, 0)} a year. BTC's best month, 9.1%, compounds to ${yearOf(0.091)}, and its month of highest volatility, 7.5%, to ${yearOf(0.075)}. BTC's mean of 2.8% is ${yearOf(0.028)} a year, and the study's mean of 3.9% for ETH is ${yearOf(0.039)}.`,
    `= ${percent(2.53 ** (12 / 46) - 1, 1).replace("%", "\\%")}$ for ETH, and in the same way ${percent(2.08 ** (12 / 46) - 1, 1)} for BTC`,
    `= ${percent((1.53 * 12) / 46, 1).replace("%", "\\%")}$ a year for ETH and ${percent((1.08 * 12) / 46, 1)} for BTC`,
  ],
  "research/2025-05-20-bullish-strategy": [
    ...[0.5, 0.6, 0.8, 1].map(
      volatility =>
        `${number(expiryOfRange(1.25, volatility) * daysPerYear)} days at ${percent(volatility)}`,
    ),
    ...[-0.3, -0.2, -0.1, 0.1].map(move => {
      const change = (type: "put" | "call", strike: number) => {
        const value = (price: number) => rangedOptionAt(type, price, strike, 1.25)
        return (100 * (value(3000 * (1 + move)) - value(3000))) / 3000
      }
      const results = [-change("put", 2773.5), change("call", 3314)].map(value => number(value, 1))
      return `| ${signed(100 * move)}% | ${results.join(" | ")} |`
    }),
  ],
}
