import { daysPerYear } from "../../../src/options/black-scholes"
import { commission } from "../../../src/options/commission"
import { forceExerciseCost } from "../../../src/options/force-exercise"
import type { Leg } from "../../../src/options/leg"
import {
  buyingPowerUsage,
  largestUsageAtMint,
  leastCollateralToOpen,
  mintRequirement,
} from "../../../src/options/margin/buying-power"
import {
  buyerCollateral,
  leverageOf,
  ratioInBasisPoints,
  sellerCollateral,
} from "../../../src/options/margin/collateral-ratio"
import { liquidationBonus } from "../../../src/options/margin/liquidation-bonus"
import { liquidationPrice } from "../../../src/options/margin/liquidation-price"
import { fallAtUsage } from "../../../src/options/margin/liquidation-room"
import { longLegRequirement } from "../../../src/options/margin/long-leg"
import { spreadRequirement } from "../../../src/options/margin/partnered-spread"
import { shortRequirement } from "../../../src/options/margin/short-option"
import { strangleRequirement } from "../../../src/options/margin/strangle"
import { syntheticRequirement } from "../../../src/options/margin/synthetic"
import { rangeOf } from "../../../src/options/price-range"
import { rangeFactorOfExpiry } from "../../../src/options/range-expiry"
import { rangedOptionDelta } from "../../../src/options/ranged-option"
import { spreadAtUtilization, spreadMultiplier } from "../../../src/options/spread"
import { strategyGreek, strategyProfit } from "../../../src/options/strategy"
import { type Examples, number, percent, plain, signed } from "./format"
import {
  avax,
  breakevensOf,
  buyers,
  callCoveredUntil,
  dailyStreamia,
  leverageAtMint,
  limitOf,
  sellers,
  shortPut,
} from "./shared"

const put2000 = { ...shortPut, strike: 2000 }
const usage = (collateral: number, spot: number) =>
  percent(buyingPowerUsage(shortRequirement(spot, put2000), collateral))

const leastPut = leastCollateralToOpen(shortRequirement(2000, put2000))
const putInRange = { ...put2000, rangeFactor: 1.1 }
/** The 2,000 USDC straddle at its strike, both vaults utilized alike. */
const straddle = (utilization: number) =>
  strangleRequirement(2000, {
    putStrike: 2000,
    callStrike: 2000,
    quoteUtilization: utilization,
    assetUtilization: utilization,
  })
const longPerp = (price: number) => syntheticRequirement(price, shortPut)

const boughtCall: Leg[] = [{ type: "call", side: "long", strike: 1050, premium: 50 }]
const boughtPut: Leg[] = [{ type: "put", side: "long", strike: 950, premium: 40 }]
const hedged: Leg[] = [...boughtPut, { type: "asset", side: "long", entry: 1000 }]
const strangle: Leg[] = [
  { type: "put", side: "long", strike: 950, premium: 30 },
  { type: "call", side: "long", strike: 1050, premium: 30 },
]
const [strangleLow = 0, strangleHigh = 0] = breakevensOf(strangle, [700, 950, 1050, 1300])

const deepCall = mintRequirement("long", 0.93, buyers(0), 0.93 - 0.75)
const held: Leg[] = [{ type: "call", side: "long", strike: 2000, premium: 72 }]

const soldStraddle: Leg[] = [
  { type: "put", side: "short", strike: 1000, rangeFactor: 1.27 },
  { type: "call", side: "short", strike: 1000, rangeFactor: 1.27 },
]
const straddleDelta = (price: number) =>
  signed(strategyGreek("delta", soldStraddle, price, { years: 0, volatility: 0 }), 2)

export const product: Examples = {
  "docs/product/opening-a-position": [
    `sizes a position on about ${number(0.05 * 100 * leverageOf(buyers(0)))} USDC of ETH`,
    `buying power for bought options in a calm pool is about ${number(100 * leverageOf(buyers(0)))} USDC`,
    `At a multiplier of ${spreadAtUtilization(0.8)}, a buyer pays twice`,
    `red to ${number(breakevensOf([{ type: "call", side: "long", strike: 1850, premium: 25 }], [1600, 1850, 2100])[0] ?? 0)} USDC`,
  ],
  "docs/product/collateral-and-buying-power": [
    `in a calm pool needs ${number(2000 * sellers(0))} USDC, and leverage is 2,000 / 400 = ${leverageOf(sellers(0))}x`,
    `needs ${number(mintRequirement("long", 100, buyers(0.9)))} USDC: 1 / 0.05 = ${leverageOf(buyers(0.9))}x`,
    `10 / 0.74 = ${number(leverageOf(0.074), 1)}x`,
    `${percent(buyers(0.71), 1)} is the buyer's ratio at about 71% utilization`,
    `10.32 × (1 − 0.663) ≈ ${number(10.32 * (1 - 0.663), 2)}`,
    `New positions are possible up to ${percent(largestUsageAtMint())}`,
  ],
  "docs/product/basic-options-strategies": [
    `| 900 | 0 | **${number(strategyProfit(boughtCall, 900))}** |`,
    `| 1,100 | 50 | ${number(strategyProfit(boughtCall, 1100))} |`,
    `| 1,500 | 450 | **${signed(strategyProfit(boughtCall, 1500))}** |`,
    `| 500 | 450 | **${signed(strategyProfit(boughtPut, 500))}** |`,
    `| 910 | 40 | ${number(strategyProfit(boughtPut, 910))} |`,
    `| 1,100 | 0 | **${number(strategyProfit(boughtPut, 1100))}** |`,
    `a loss of ${number(-strategyProfit(hedged, 500))} in all`,
    `At 1,500 you have gained ${number(strategyProfit(hedged, 1500) + 40)} less 40`,
  ],
  "docs/product/perps": [
    `the position costs ${number(8 * (1.37 - 1), 2)} USDC a day`,
    `3.14 × 0.2485 ≈ ${number(3.14 * 0.2485, 2)} WETH`,
    `1 / (10% + 20%) = ${number(leverageOf(buyers(0) + sellers(0)), 2)}x would be the most, or ${leverageAtMint(buyers(0) + sellers(0))}x of all`,
    `200 USDC for the put and 0.1 ETH for the call, worth ${number(longPerp(1000).total)} USDC together at a price of 1,000. At 800 it requires ${number(longPerp(800).sold)} USDC and 0.1 ETH, ${number(longPerp(800).total)} in all`,
    `At 1,200 it is ${number(longPerp(1200).sold)} USDC and 0.1 ETH, ${number(longPerp(1200).total)} in all`,
  ],
  "docs/product/option-legs": [
    `As partners they require ${number(spreadRequirement({ type: "put", shortStrike: 1000, longStrike: 900 }))} USDC, at any price. As two positions they would require ${number(shortRequirement(1000, shortPut))} + ${number(longLegRequirement(900))} = ${number(shortRequirement(1000, shortPut) + longLegRequirement(900))} USDC`,
    ...[850, 1000, 1200].map(price => {
      const [put, call] = strangle.map(leg =>
        strategyProfit([{ ...leg, premium: 0 } as Leg], price),
      )
      const result = signed(strategyProfit(strangle, price))
      return `| ${number(price)} | ${signed(put ?? 0)} | ${signed(call ?? 0)} | −60 | **${result}** |`
    }),
  ],
  "docs/product/liquidations": [
    `the requirement is ${number(shortRequirement(2000, put2000))}, a usage of ${usage(600, 2000)}`,
    `2,000 × (0.2 + 0.05) = ${number(shortRequirement(1900, put2000))}, or ${usage(600, 1900)}`,
    `At 1,800 it is ${number(shortRequirement(1800, put2000))}, and usage is ${usage(600, 1800)}. A ${percent(1 - limitOf(liquidationPrice(put2000, 600)) / 2000)} drop is enough`,
    `liquidatable below ${number(limitOf(liquidationPrice(put2000, 600)))} USDC; move the slider`,
    `would last until ${number(limitOf(liquidationPrice(put2000, 1000)))}`,
    `the account could be liquidated below ${number(limitOf(liquidationPrice(put2000, 2000)))}`,
    `needs 700 pays ${number(liquidationBonus(500, 700))}; one that needs 1,100 pays ${number(liquidationBonus(500, 1100))}`,
  ],
  "docs/product/leverage": [
    `so the largest put you can mint is ${number(Number((100_000 * leverageOf(buyers(0)) * largestUsageAtMint()).toPrecision(3)))}.`,
    `400 USDC, or ${plain(sellers(0))} ETH (20%) | ${leverageOf(sellers(0))}x`,
    `200 USDC, or ${plain(buyers(0))} ETH (10%) | ${leverageOf(buyers(0))}x`,
    `100 USDC, or ${plain(buyers(0.9))} ETH (5%) | ${leverageOf(buyers(0.9))}x`,
    `the requirement has gone up from ${number(shortRequirement(2000, put2000))} to ${number(shortRequirement(1800, put2000))}`,
    `so at 2,200 it is ${number(2200 * longLegRequirement(1))} USDC plus`,
    `With 300 USDC the account falls short at ${number(callCoveredUntil(300))} USDC`,
    `requires ${number(shortRequirement(2000, putInRange))} USDC and takes ${number(leastCollateralToOpen(shortRequirement(2000, putInRange)))} to open, which is ${number(2000 / leastCollateralToOpen(shortRequirement(2000, putInRange)))}x`,
    `| 4,000 | ${number(straddle(0).put)} + ${plain(straddle(0).call)} ETH | **${number(4000 / straddle(0).total)}x** |`,
    `${number(straddle(0.9).total)} USDC for this straddle, where a single put would require ${number(2000 * sellers(0.9))}`,
    `| 400 + 0.1 ETH | ${number(2000 / (2000 * (sellers(0) + buyers(0))), 2)}x |`,
    `${leverageAtMint(buyers(0))}x for a buyer, ${leverageAtMint(sellers(0))}x for a seller`,
    `the least deposit, ${number(leastPut)} USDC at ${leverageAtMint(sellers(0))}x, is liquidatable once ETH has fallen by ${percent(1 - limitOf(liquidationPrice(put2000, leastPut)) / 2000, 1)}, to ${number(limitOf(liquidationPrice(put2000, leastPut)))}; with 800 USDC, at ${plain(2000 / 800)}x, it takes a ${percent(1 - limitOf(liquidationPrice(put2000, 800)) / 2000)} drop, to ${number(limitOf(liquidationPrice(put2000, 800)))}`,
    `for about ${number(9.24 * 4.72313246, 1)} WBTC, and its collateral ratio 1 / 9.24 = ${percent(1 / 9.24, 1)}`,
  ],
  "docs/product/spread": [0, 2.5, 5, 8, 9].map(bought => {
    const multiplier = spreadMultiplier(bought, 10 - bought)
    const ratio = plain(Number((bought / (10 - bought)).toFixed(2)))
    return `| 10 | ${bought} | ${ratio} | ${number(multiplier, 2)} | ${percent(multiplier - 1)} |`
  }),
  "docs/product/streamia": [
    ...[0, 0.25, 0.5, 0.75, 0.9].map(share => {
      const multiplier = number(spreadAtUtilization(share), 2)
      return `| ${percent(share)} | ${multiplier} | ${multiplier} USDC |`
    }),
    `about ${number(dailyStreamia(2000, 1.04))} USDC a day in range at $r = 1.04$`,
    `about ${number(dailyStreamia(2000, 1.27), 1)}0 USDC at $r = 1.27$`,
    `the requirement is 10%, ${number(mintRequirement("long", 2000, buyers(0)))} USDC, so you use ${percent(buyingPowerUsage(200, 300))}`,
    ...[
      [5, 1, 0],
      [5, 3, 1],
      [20, 3, 1],
    ].map(([fees = 0, multiplier = 0, decimals = 0]) => {
      const owed = fees * multiplier
      return `| ${fees} USDC | ${number(multiplier, 2)} | ${owed} USDC | ${number(100 / owed, decimals)} |`
    }),
  ],
  "docs/product/timescales": [
    `$r$ = ${[1 / 24, 1, 7, 30]
      .map(days => number(rangeFactorOfExpiry(days / daysPerYear, 0.5), 3))
      .join(
        ", ",
      )} and ${number(rangeFactorOfExpiry(1, 0.5), 3)} for an hour, a day, a week, thirty days and a year`,
    ...[1.01, 1.04, 1.13, 1.27, 2.12].map(r => {
      const { lower, upper } = rangeOf(2000, r)
      return `${number(lower)} to ${number(upper)} |`
    }),
    ...[1.01, 1.04, 1.13, 1.27, 2.12].map(
      r => `| ${number(r, 2)} | ${number(dailyStreamia(2000, r), 1)} USDC |`,
    ),
    `35.95 to 36.68 | ${number(36.67967 - 35.9534, 2)} |`,
    `34.89 to 37.05 | ${number(37.04828 - 34.89086, 2)} |`,
    `34.54 to 36.68 | ${number(36.67967 - 34.54371, 2)} |`,
    `| put, 1M | 35.60 | 33.52 to 37.80 | ${number(avax.upper - avax.lower, 2)} |`,
  ],
  "docs/product/moneyness": [
    ...[
      [0.88, 1.13],
      [0.88, 1.04],
      [0.75, 1.04],
    ].map(([strike = 1, r = 1]) => {
      const bounds = rangeOf(strike, r)
      const inRange = bounds.lower <= 0.93 && 0.93 <= bounds.upper ? "yes" : "no"
      const delta = number(100 * rangedOptionDelta("call", 0.93, bounds))
      return `| strike ${strike}, $r$ = ${r} | ${number(bounds.lower, 3)} to ${number(bounds.upper, 3)} | ${inRange} | ${delta} |`
    }),
    `${number(deepCall, 3)} USDC for an exposure of 0.93`,
    `costs nothing until MATIC reaches ${number(rangeOf(1, 1.04).lower, 2)}`,
  ],
  "docs/product/delta": [
    `At 1,000 its delta is ${straddleDelta(1000)}, at 1,100 ${straddleDelta(1100)}`,
    `At 900 the delta is ${straddleDelta(900)}`,
    `beyond ${number(strangleLow)} and ${number(strangleHigh)} USDC`,
  ],
  "docs/product/markets": [
    `has to post ${percent(ratioInBasisPoints(0.7956, sellerCollateral) / 10_000, 1)} of the notional instead of 20%, and a buyer ${percent(ratioInBasisPoints(0.7956, buyerCollateral) / 10_000, 1)} instead of 10%`,
  ],
  "docs/product/liquidity": [
    `take 80% of what was sold, you pay ${spreadAtUtilization(0.8) === 2 ? "twice" : "not twice"} the fees`,
  ],
  "docs/product/position-management": [
    `can grow ${number(1 / 0.357, 1)}-fold`,
    `that takes a ${percent(fallAtUsage(0.357))} drop`,
    `positions up to ${percent(largestUsageAtMint())}`,
  ],
  "docs/product/closing-a-position": [
    `worth 90 at its strike: ${signed(strategyProfit(held, 2090))} USDC`,
    `Break-even at ${number(breakevensOf(held, [1000, 2000, 3000])[0] ?? 0)} USDC`,
  ],
  "docs/product/force-exercise": [38, 41, 43, 30].map(price => {
    const cost = forceExerciseCost(price, avax) ?? Number.NaN
    const distance = Math.abs(Math.log(price / 35.6)) / Math.log(Math.sqrt(37.8 / 33.52))
    return `| ${number(price, 2)} | ${number(distance, 1)} | ${plain(cost * 1e4)} bps, ${number(cost * 35.6, 3)} USDC |`
  }),
  "docs/product/token-launchers/bootstrap-liquidity": [
    `4 × 250,000 × 0.2% = ${number(4 * commission(250_000))} tokens a month`,
  ],
}
