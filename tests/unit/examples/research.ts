import { blackScholesValue, daysPerYear } from "../../../src/options/black-scholes"
import { forceExerciseRate } from "../../../src/options/force-exercise"
import type { Leg } from "../../../src/options/leg"
import { lpDelta } from "../../../src/options/lp-position"
import {
  buyingPowerUsage,
  largestUsageAtMint,
  mintRequirement,
} from "../../../src/options/margin/buying-power"
import { leverageOf } from "../../../src/options/margin/collateral-ratio"
import { liquidationPrice } from "../../../src/options/margin/liquidation-price"
import { roomAtLeverage } from "../../../src/options/margin/liquidation-room"
import { longLegRequirement } from "../../../src/options/margin/long-leg"
import { storedUtilization } from "../../../src/options/margin/pool-utilization"
import { shortRequirement } from "../../../src/options/margin/short-option"
import { shortPutRequirement } from "../../../src/options/margin/short-put"
import { largestRequirement } from "../../../src/options/margin/sold-leg"
import { strangleRequirement } from "../../../src/options/margin/strangle"
import { pricePath } from "../../../src/options/price-path"
import { rangeFactorOf, rangeOf, strikeOf } from "../../../src/options/price-range"
import { expiryOfRange, meanExitTime } from "../../../src/options/range-expiry"
import { chunkPremia, spreadAtUtilization, spreadMultiplier } from "../../../src/options/spread"
import { strategyGreek, strategyProfit } from "../../../src/options/strategy"
import { accruedStreamia } from "../../../src/options/streamia"
import { timeInRange } from "../../../src/options/time-in-range"
import { type Examples, number, percent, plain, signed } from "./format"
import {
  avax,
  breakevensOf,
  buyers,
  dailyStreamia,
  limitOf,
  priceOf,
  sellers,
  shortPut,
} from "./shared"

const put2000 = { ...shortPut, strike: 2000 }
const leastDeposit = shortRequirement(2000, put2000) / largestUsageAtMint()
const call2000 = { ...put2000, type: "call" } as const

/* The catalog of strategies */

const leg = (
  type: "call" | "put",
  side: "long" | "short",
  strike: number,
  premium: number,
  quantity = 1,
): Leg => ({ type, side, strike, premium, quantity })
const ends = (legs: Leg[]) =>
  breakevensOf(legs, [1, ...Array.from({ length: 41 }, (_, i) => 500 + 25 * i), 1e5])
const callSpread = [leg("call", "long", 950, 84), leg("call", "short", 1050, 40)]
const superBull = [...callSpread, leg("put", "short", 900, 20)]
const putSpread = [leg("put", "long", 1050, 89), leg("put", "short", 950, 40)]
const superBear = [...putSpread, leg("call", "short", 1100, 20)]
const jade = [
  leg("put", "short", 950, 30),
  leg("call", "short", 1050, 30),
  leg("call", "long", 1075, 30),
]
const condor = [
  leg("put", "long", 850, 10),
  leg("put", "short", 950, 30),
  leg("call", "short", 1050, 30),
  leg("call", "long", 1150, 10),
]
const zeehbs = [
  leg("call", "long", 940, 90, 2),
  leg("call", "short", 1000, 50),
  leg("put", "long", 1060, 90, 2),
  leg("put", "short", 1000, 50),
]
const modelCall = (strike: number, days: number) =>
  blackScholesValue({
    type: "call",
    spot: 1000,
    strike,
    years: days / daysPerYear,
    volatility: 0.8,
  })
const later = (long: number, short: number): Leg[] => [
  { ...leg("call", "short", short, modelCall(short, 7)) },
  { ...leg("call", "long", long, modelCall(long, 30)), extraDays: 23 } as Leg,
]
const market = { years: 0, volatility: 0.8 }

/* Collateral */

const ofCollateral = (legs: Leg[], collateral: number, move: number) =>
  `${signed((100 * strategyProfit(legs, 2000 * (1 + move))) / collateral).replace("+0", "0")}%`
const soldPut = leg("put", "short", 2000, 0)
const soldCall = leg("call", "short", 2000, 0)
const moves = [-0.2, -0.1, 0, 0.1, 0.2].map(move => {
  const results = [
    ofCollateral([{ type: "asset", side: "long", entry: 2000 }], 2000, move),
    ofCollateral([leg("call", "long", 2000, 0)], 200, move),
    ofCollateral([soldPut], 400, move),
    ofCollateral([soldPut, soldCall], 400, move),
  ]
  return `| ${signed(100 * move).replace("+0", "0")}% | ${results.join(" | ")} |`
})
const version = "gated"
const roomRow = (leverage: number, { putFall, callRise }: ReturnType<typeof roomAtLeverage>) =>
  `| ${leverage} | ${[putFall, callRise].map(room => `${plain(Number((100 * room).toFixed(1)))}%`).join(" | ")} |`
const roomsInBeta = [2, 3, 4, 5].map(leverage => {
  const limits = [put2000, call2000].map(option =>
    limitOf(liquidationPrice({ ...option, version }, 2000 / leverage)),
  )
  const [put = 0, call = 0] = limits
  return roomRow(leverage, { putFall: 1 - put / 2000, callRise: call / 2000 - 1 })
})
const roomsInV1 = [1, 2, 3, 4, 5].map(leverage => roomRow(leverage, roomAtLeverage(leverage)))
/** Collateral ratio of a seller at a utilization that a small trade does not change. */
const smallSale = (utilization: number) => percent(sellers(utilization), 1)
const put5000 = { ...shortPut, strike: 5000 }

/** Utilization after a sale of 200,000 into a vault of one million. */
const lifted = storedUtilization({ inAmm: 410_000, idle: 590_000 }, { sold: 200_000 })
/** Liquidation price of the 2,000 put in V1 and the price drop that leads to it. */
const fallen = (collateral: number, form?: "brackets") => {
  const limit = limitOf(liquidationPrice(put2000, collateral))
  const fall = percent(1 - limit / 2000)
  return form ? `${number(limit)} (${fall})` : `${number(limit)}, after a fall of ${fall}`
}
/** Requirement and leverage of a straddle when both vaults have the same utilization. */
const straddleAt = (utilization: number) => {
  const straddle = { putStrike: 2000, callStrike: 2000 }
  const { total } = strangleRequirement(2000, {
    ...straddle,
    quoteUtilization: utilization,
    assetUtilization: utilization,
  })
  return { total, leverage: 4000 / total }
}

/* Streamia */

/** The lesson's week, day by day, with the range and the path of 840 steps of its figure. */
const bounds = rangeOf(2000, 1.04)
const path = pricePath({ spot: 2000, volatility: 0.8, days: 7, steps: 840, seed: 17 })
const base = accruedStreamia(path, 7 / daysPerYear / 840, bounds, 0.8)
const week = [1, 2, 3, 4, 5, 6, 7].map(day => {
  const [from, to] = [120 * (day - 1), 120 * day]
  const day1 = (base[to] ?? 0) - (base[from] ?? 0)
  const owed = 1.5 * (base[to] ?? 0)
  const share = percent(timeInRange(path.slice(from, to + 1), bounds))
  return `| ${day} | ${number(path[to] ?? 0)} | ${share} | ${number(day1, 2)} | ${number(day1 / 2, 2)} | ${number(owed, 2)} | ${number(200 + owed)} |`
})

/** Streamia, time in range, and final price of a path with the figure's 840 steps. */
function streamiaOf(rangeFactor: number, spot: number, days: number, seed: number) {
  const range = rangeOf(2000, rangeFactor)
  const prices = pricePath({ spot, volatility: 0.8, days, steps: 840, seed })
  const accrued = accruedStreamia(prices, days / daysPerYear / 840, range, 0.8)
  return {
    total: number(accrued.at(-1) ?? 0),
    share: percent(timeInRange(prices, range)),
    end: number(prices.at(-1) ?? 0),
  }
}
const returning = streamiaOf(1.05, 2000, 7, 3)
const leaving = streamiaOf(1.05, 2000, 7, 9)

/** Delta at a price of a sold straddle with a range and a strike of 1,000. */
const straddleDelta = (rangeFactor: number, price: number) =>
  signed(
    strategyGreek(
      "delta",
      (["call", "put"] as const).map(type => ({
        type,
        side: "short",
        strike: 1000,
        rangeFactor,
      })),
      price,
      market,
    ),
    2,
  )

/* Widths of the first calibration */

const widths = [
  ["1D", 1, { lower: 35.95, upper: 36.68 }],
  ["1W", 7, { lower: 34.54, upper: 36.68 }],
  ["1M", 30, avax],
] as const

export const research: Examples = {
  "research/2023-04-15-panoption-trading-strategies-the-basics": [
    ...[40, 45, 50, 55, 60].map(spot => {
      const value = blackScholesValue({
        type: "call",
        spot,
        strike: 50,
        years: 97 / daysPerYear,
        volatility: 0.4875,
      })
      const intrinsic = Math.max(spot - 50, 0)
      return `| ${spot} | ${number(value, 2)} | ${intrinsic} |`
    }),
    ...[
      ["never enters", 1],
      ["passes through", 29],
      ["comes back again and again", 5],
    ].map(([name, seed]) => {
      const { total, share, end } = streamiaOf(1.05, 2150, 14, Number(seed))
      return `| ${name} (seed ${seed}) | ${share} | ${total} | ${end} |`
    }),
    `the ${number(priceOf("put", 2150, 2000, 14))} USDC that Black-Scholes asks`,
    ...[1000, 2000].map(collateral => {
      const limit = number(limitOf(liquidationPrice({ ...put5000, version: "gated" }, collateral)))
      const insolvent = number(5000 - collateral)
      return `| ${number(collateral)} | ${limit} | ${insolvent} to ${limit} | ${insolvent} |`
    }),
    `with 2,000 USDC from ${number(limitOf(liquidationPrice(put5000, 2000)))} down to 3,000`,
    `it can be liquidated below ${number(limitOf(liquidationPrice(put5000, 5000)))}`,
    `takes ${number(mintRequirement("short", 5000, sellers(0), 200))} of buying power and not 800`,
  ],
  "research/2023-04-17-streamia-panoptic-pricing-perpetual-options": [
    `In range for ${returning.share} of the time, this path costs its buyer ${returning.total} USDC, more than the Black-Scholes premium of ${number(priceOf("put", 2000, 2000, 7))}`,
    `out of range on the first day, and the buyer pays only ${leaving.total} USDC`,
    `while the price ends at ${leaving.end}, and has paid ${leaving.total} USDC`,
  ],
  "research/2023-07-20-options-market-making": [
    `with $r = 1.2$ they are ${straddleDelta(1.2, 1100)} and ${straddleDelta(1.2, 900)}, and with $r = 1.25$ ${straddleDelta(1.25, 1100)} and ${straddleDelta(1.25, 900)}`,
  ],
  "research/2023-12-18-introduction-synthetic-perps": [
    `this is ${number(365 * dailyStreamia(2169, 1.2))} USDC a year, ${number(dailyStreamia(2169, 1.2), 2)} a day. A net multiplier of 0.2 costs the long ${number(0.2 * dailyStreamia(2169, 1.2), 2)} a day`,
    `In a range of $r = 1.6$ the fees are ${number(dailyStreamia(2169, 1.6), 2)} a day`,
    `only between ${number(2168.99 / 1.2)} and ${number(2168.99 * 1.2)}.`,
    `and $1/0.3 = ${number(leverageOf(buyers(0) + sellers(0)), 2)}$`,
  ],
  "research/2023-02-25-essential-options-strategies-to-know": [
    `Below ${ends(jade).map(value => number(value))} it loses`,
    `breaks even at ${ends(condor)
      .map(value => number(value))
      .join(" and ")}, and loses ${number(-strategyProfit(condor, 700))} outside`,
    ...[
      ["long 950 call (84), short 1,050 call (40)", callSpread, 1200, 500],
      ["long 1,050 put (89), short 950 put (40)", putSpread, 500, 1200],
    ].map(([label, legs, best, worst]) => {
      const spread = legs as Leg[]
      const results = [best, worst].map(price => signed(strategyProfit(spread, Number(price))))
      return `| ${label} | ${results.join(" | ")} | ${number(ends(spread)[0] ?? 0)} |`
    }),
    `| ${signed(strategyProfit(superBull, 1200))} | ${number(strategyProfit(superBull, 0))} at zero | ${number(ends(superBull)[0] ?? 0)} |`,
    `the result is ${number(strategyProfit(superBull, 900))} at 900 and ${number(strategyProfit(superBull, 750))} at 750`,
    `| ${signed(strategyProfit(superBear, 800))} | unlimited | ${number(ends(superBear)[0] ?? 0)} |`,
    `above 1,100, where the result is ${number(strategyProfit(superBear, 1100))}, and at 1,250 it's ${number(strategyProfit(superBear, 1250))}`,
    ...[750, 900, 1000, 1100, 1250].map(price => {
      const results = [later(1000, 1000), later(950, 1050)].map(legs =>
        signed(strategyProfit(legs, price, market)),
      )
      return `| ${number(price)} | ${results.join(" | ")} |`
    }),
    `It loses ${number(-strategyProfit(zeehbs, 1000))} at 1,000, ${number(-strategyProfit(zeehbs, 940))} at 940 and 1,060, and gains below ${ends(
      zeehbs,
    )
      .map(value => number(value))
      .join(" and above ")}`,
    `$r = 1.087$ is like 1 day, $r = 1.6$ like ${number(expiryOfRange(1.6, 1) * daysPerYear)} days and $r = 2.72$ like ${number(expiryOfRange(2.72, 1) * daysPerYear)} days`,
  ],
  "research/2023-12-08-panoptics-markets": [
    `| Puts, USDbC | 87.98% | ${number(2493 * (1 - 0.8798))} USDbC | ${smallSale(0.8798)} |`,
    `| Calls, WETH | 79.56% | ${number(1.141 * (1 - 0.7956), 3)} WETH | ${smallSale(0.7956)} |`,
    `Selling puts on another ${Math.ceil(2493 * (0.9 - 0.8798))} of the 2,493 USDbC would have brought it to 90%`,
  ],
  "research/2023-12-12-buying-power-collateral-leverage": [
    `| Sold | ${[0.5, 0.6, 0.7, 0.8, 0.9].map(use => percent(sellers(use))).join(" | ")} |`,
    `It needs ${number(2000 * sellers(0))} USDC. The same put at 70% needs ${number(2000 * sellers(0.7))}.`,
    `This put needs ${number(leastDeposit)} USDC there, and is then liquidated at ${number(limitOf(liquidationPrice(put2000, leastDeposit)))}.`,
    `lifts the utilization to ${percent(lifted)}, and you are charged for ${percent(lifted)}: a ratio of ${percent(sellers(lifted))}, or ${number(2e5 * sellers(lifted))} USDC, and not the ${number(2e5 * sellers(0.41))}`,
    `With 500 USDC it can be liquidated at ${fallen(500)}. The other rows become ${fallen(420, "brackets")}, ${fallen(800, "brackets")} and ${fallen(1200, "brackets")}.`,
    `| Bought | ${[0.5, 0.6, 0.7, 0.8, 0.9].map(use => `${plain(100 * buyers(use))}%`).join(" | ")} |`,
    ...[
      [420, 1],
      [500, 1],
      [800, 0],
      [1200, 0],
    ].map(([collateral = 0, decimals]) => {
      const usage = buyingPowerUsage(shortRequirement(2000, put2000), collateral)
      const limit = limitOf(liquidationPrice({ ...put2000, version: "gated" }, collateral))
      return `| ${number(collateral)} | ${percent(usage)} | ${number(limit)} | ${percent(1 - limit / 2000 + 1e-9, decimals)} |`
    }),
  ],
  "research/2024-01-22-panoptic-leverage": [
    ...moves,
    ...roomsInBeta,
    ...roomsInV1,
    `the straddle has a leverage of ${number(straddleAt(0.7).leverage, 1)}x, where a single option has ${number(leverageOf(sellers(0.7)), 1)}x`,
    `A call on 1 ETH requires ${longLegRequirement(1)} ETH: ${number(2000 * longLegRequirement(1))} dollars at 2,000 and ${number(3000 * longLegRequirement(1))} at 3,000`,
    `The put can be liquidated at $P/K = ${largestRequirement(put2000)} - 1/\\ell$`,
    `requires $1 - ${plain((1 - shortPutRequirement(0.5, 1, { collateralRatio: 0.2, version })) / 0.5)}\\,P/K$ of its notional`,
  ],
  "research/2024-02-05-streamia-101": [
    ...week,
    `| $\\sqrt{33.52\\cdot 37.80}$ | ${number(strikeOf(avax), 2)} |`,
    `| $1 - V'(35.77)$ | ${number(1 - lpDelta(35.77, avax), 3)} |`,
  ],
  "research/2024-02-16-liquidity-spread": [
    `| 1.00 | ${number(spreadAtUtilization(0.25), 3)} | ${[0.5, 0.75, 0.9].map(share => number(spreadAtUtilization(share), 2)).join(" | ")} |`,
    ...[0, 0.25, 0.5, 0.75, 0.9].map(share => {
      const earned = chunkPremia(1, share, 1 - share).gross
      return `| ${percent(share)} | ${number(spreadAtUtilization(share), 2)} | ${number(earned, 2)} | ${percent(earned - 1 + 1e-9)} |`
    }),
    ...[0, 0.5, 0.75, 0.9].map(share => {
      const income = 40 * chunkPremia(1, share, 1 - share).gross
      const position: Leg[] = [
        { type: "lp", lower: 2000 / 1.1, upper: 2200, entry: 2000, fees: income },
      ]
      const [limit = 0] = breakevensOf(position, [1000, 2000 / 1.1, 1900, 2000])
      return `| ${percent(share)} | ${number(income)} | ${number(limit)} | ${percent(1 - limit / 2000, 1)} |`
    }),
    ...[100, 120, 160, 200].map(sold => {
      const multiplier = spreadMultiplier(80, sold - 80)
      const earned = chunkPremia(1, 80, sold - 80).gross
      return `| ${sold} | 80 | ${number(multiplier, 2)} | ${number(earned / sold, 2)} | ${number(earned - sold)} |`
    }),
  ],
  "research/2024-05-01-closing-a-position": [
    ...[1, 2, 3, 4].map(n => `| ${n} | ${plain(2000 * forceExerciseRate(n))}`),
    `each half-width of 4% halves the fee, down to ${plain(2000 * forceExerciseRate(8))} USDC at the eighth.`,
  ],
  "research/2024-05-10-timescales-in-panoptic": [
    `$\\sqrt{34.54\\cdot 36.68} = ${number(strikeOf({ lower: 34.54, upper: 36.68 }), 2)}$ and $\\sqrt{33.52\\cdot 37.80} = ${number(strikeOf(avax), 2)}$`,
    ...widths.map(([name, days, range]) => {
      const r = rangeFactorOf(range)
      const exit = Math.log(r) * Math.sqrt(daysPerYear / days)
      const byGamma = Math.sqrt((expiryOfRange(r, 1) * daysPerYear) / days)
      return `| ${name} | ${number(r, 4)} | ${percent(exit)} | ${percent(byGamma)} |`
    }),
    ...widths.map(([name, , range]) => {
      const r = rangeFactorOf(range)
      return `| ${name} | ${number(dailyStreamia(35.6, r), 2)}`
    }),
    `| ${number(meanExitTime(600, 0.8) * daysPerYear, 1)} days |`,
  ],
}
