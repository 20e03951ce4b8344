import {
  blackScholesValue,
  d1d2,
  daysPerYear,
  delta,
  gamma,
  straddleVolatility,
  theta,
  vega,
} from "../../../src/options/black-scholes"
import type { Leg } from "../../../src/options/leg"
import {
  liquidationPrice,
  liquidationPriceInAsset,
} from "../../../src/options/margin/liquidation-price"
import { largestRequirement } from "../../../src/options/margin/sold-leg"
import { normalCumulative } from "../../../src/options/normal-distribution"
import { rangeOf } from "../../../src/options/price-range"
import { rangeFactorOfExpiry } from "../../../src/options/range-expiry"
import { rangedOptionAt, rangedOptionDelta } from "../../../src/options/ranged-option"
import { spreadAtUtilization } from "../../../src/options/spread"
import { strategyGreek, strategyProfit } from "../../../src/options/strategy"
import { type Examples, number, percent, plain, signed } from "./format"
import { breakevensOf, dailyStreamia, limitOf, priceOf, shortCall, shortPut } from "./shared"

const settled = { years: 0, volatility: 0 }

/* Naked and covered calls */

const naked: Leg[] = [{ type: "call", side: "short", strike: 1000, premium: 125 }]
const covered: Leg[] = [...naked, { type: "asset", side: "long", entry: 1000 }]
const put: Leg[] = [{ type: "put", side: "short", strike: 1000, premium: 125 }]

/* Straddle and strangle at 1,000, 30 days, 80% */

const at = (type: "call" | "put", strike: number) =>
  ({ type, spot: 1000, strike, years: 30 / daysPerYear, volatility: 0.8 }) as const
const straddle = [at("call", 1000), at("put", 1000)]
const strangle = [at("call", 1250), at("put", 850)]
const sum = (of: (input: (typeof straddle)[number]) => number) =>
  [straddle, strangle].map(inputs => inputs.reduce((total, input) => total + of(input), 0))
const both = (label: string, values: number[], decimals: number) =>
  `| ${label} | ${values.map(value => number(value, decimals)).join(" | ")} |`
const sold = (inputs: typeof straddle): Leg[] =>
  inputs.map(({ type, strike }) => ({
    type,
    side: "short",
    strike,
    premium: priceOf(type, 1000, strike, 30),
  }))
const [soldStraddle, soldStrangle] = [sold(straddle), sold(strangle)]
const ends = (legs: Leg[]) => breakevensOf(legs, [1, 850, 1000, 1250, 1e4])
/** Probability of ending above a price: N(d2) of a call with that strike. */
const above = (strike: number) => normalCumulative(d1d2(at("call", strike)).d2)
const chance = (legs: Leg[]) => {
  const [low = 0, high = 0] = ends(legs)
  return percent(above(low) - above(high), 1)
}
const soldRow = (label: string, legs: Leg[]) => {
  const most = Math.max(...[850, 1000, 1250].map(price => strategyProfit(legs, price)))
  const results = [600, 1400, 2000].map(price => number(strategyProfit(legs, price), 1))
  return `| ${label} | ${chance(legs)} | ${number(most, 1)} | ${results.join(" | ")} |`
}
const later = (legs: Leg[], spot: number, days: number, volatility: number) =>
  -strategyGreek("value", legs, spot, { years: days / daysPerYear, volatility })

const week = 7 / daysPerYear
const oneWeek = (volatility: number) =>
  2 * blackScholesValue({ type: "call", spot: 2000, strike: 2000, years: week, volatility })

/* Delta of ranged options */

const rangedDelta = (type: "call" | "put", price: number, strike: number, r: number) =>
  rangedOptionDelta(type, price, rangeOf(strike, r))
const condor = (r: number): Leg[] => [
  { type: "put", side: "long", strike: 850, rangeFactor: r },
  { type: "put", side: "short", strike: 950, rangeFactor: r },
  { type: "call", side: "short", strike: 1050, rangeFactor: r },
  { type: "call", side: "long", strike: 1150, rangeFactor: r },
]
const condorDelta = (price: number, r: number) => {
  const value = strategyGreek("delta", condor(r), price, settled)
  return Math.abs(value) < 1e-9 ? "0" : number(value, 2)
}
const weekStraddle = (price: number) =>
  rangedDelta("call", price, 1000, 1.13) + rangedDelta("put", price, 1000, 1.13)

/* Gamma of a call at 100 */

const call100 = (spot: number) =>
  ({ type: "call", spot, strike: 100, years: 30 / daysPerYear, volatility: 0.3 }) as const
const start = { value: blackScholesValue(call100(100)), delta: delta(call100(100)) }
const leg45 = (price: number) =>
  rangedOptionAt("put", price, 1000, 1.2) + rangedOptionAt("call", price, 1000, 1.2)

const near = (bounds: { lower: number; upper: number }) =>
  `${number(bounds.lower)}–${number(bounds.upper)}`

/** Price drop that liquidates a put sold with a share of 100 USDC's buying power (V1). */
const fallOfButton = (share: number, decimals = 0) =>
  percent(
    1 - limitOf(liquidationPrice({ ...shortPut, strike: 1, size: 500 * share }, 100)),
    decimals,
  )

/** Liquidation price of the 1,000 call with 400 USDC of collateral. */
const nakedLimit = (version: "V1" | "gated") =>
  number(limitOf(liquidationPrice({ ...shortCall, version }, 400)))
const coveredLimit = limitOf(liquidationPriceInAsset(shortCall, 1))

export const lessons: Examples = {
  "research/2023-03-29-zero-dte-defi-options": [
    `a 30-day option decays by about ${number(-theta({ ...at("call", 1000), volatility: 1 }) / daysPerYear, 1)} USDC a day, and a one-day option by ${number(-theta({ ...at("call", 1000), years: 1 / daysPerYear, volatility: 1 }) / daysPerYear, 1)}`,
    ...[1, 7, 30, 180, 365].map(days => {
      const factors = [0.5, 0.8, 1].map(volatility =>
        number(rangeFactorOfExpiry(days / daysPerYear, volatility), 2),
      )
      const range = rangeOf(1000, rangeFactorOfExpiry(days / daysPerYear, 1))
      return `| ${days} | ${factors.join(" | ")} | ${near(range)} |`
    }),
    `about ${number(dailyStreamia(1000, 1.087, 1))} USDC a day for $r = 1.087$. Ten days there cost ${number(10 * dailyStreamia(1000, 1.087, 1))}, four times the one-day premium of ${number(priceOf("call", 1000, 1000, 1, 1), 1)}`,
  ],
  "research/2023-03-31-naked-covered-call-defi-options": [
    ...[500, 800, 1000, 1125, 1300, 1600].map(price => {
      const results = [naked, covered, put].map(legs => signed(strategyProfit(legs, price)))
      return `| ${number(price)} | ${results.join(" | ")} |`
    }),
    `Above ${nakedLimit("gated")} USDC the requirement exceeds the collateral`,
    `400 USDC at ${nakedLimit("V1")} and not only at ${nakedLimit("gated")}`,
    `short of the requirement once the price is above ${number(coveredLimit)}, five times the strike, and ${largestRequirement(shortCall)} ETH`,
  ],
  "research/2023-04-25-defi-option-straddle-101": [
    ...[
      ["1 day", 1],
      ["7 days", 7],
      ["30 days", 30],
    ].map(([label, days]) => {
      const years = Number(days) / daysPerYear
      const exact = priceOf("call", 2000, 2000, Number(days)) * 2
      return `| ${label} | ${number(0.8 * 2000 * 0.8 * Math.sqrt(years), 1)} | ${number(exact, 1)} |`
    }),
    `= ${percent(straddleVolatility(150, 2000, week)).replace("%", "\\%")} $$`,
    ...[0.4, 0.68, 1, 1.36].map(realised => {
      const mean = Math.round(oneWeek(realised))
      return `| ${percent(realised)} | ${mean} | ${signed(mean - 150)} | ${signed(150 - mean)} |`
    }),
  ],
  "research/2023-05-10-defi-option-strangle-straddle": [
    both("Premium", sum(blackScholesValue), 1),
    both("Gamma", sum(gamma), 4),
    both(
      "Vega, per point of volatility",
      sum(input => vega(input) / 100),
      2,
    ),
    both(
      "Decay per day",
      sum(input => -theta(input) / daysPerYear),
      2,
    ),
    `| Break-even points | ${[soldStraddle, soldStrangle]
      .map(legs =>
        ends(legs)
          .map(value => number(value, 1))
          .join(" / "),
      )
      .join(" | ")} |`,
    ...[
      ["Straddle call, 1,000", straddle[0]],
      ["Straddle put, 1,000", straddle[1]],
      ["Strangle call, 1,250", strangle[0]],
      ["Strangle put, 850", strangle[1]],
    ].map(([label, input]) => {
      const option = input as (typeof straddle)[number]
      const share = option.type === "call" ? above(option.strike) : 1 - above(option.strike)
      return `| ${label} | ${number(delta(option), 3)} | ${percent(share, 1)} |`
    }),
    soldRow("Straddle", soldStraddle),
    soldRow("Strangle", soldStrangle),
    `now costs ${number(later(soldStraddle, 1000, 30, 1))}, and the strangle you sold for 52 costs ${number(later(soldStrangle, 1000, 30, 1))}`,
    `The straddle costs ${number(later(soldStraddle, 1150, 20, 0.8))} to buy back, a loss of ${number(later(soldStraddle, 1150, 20, 0.8) - 182.6)}. The strangle costs ${number(later(soldStrangle, 1150, 20, 0.8))}`,
  ],
  "research/2023-12-07-opening-a-position-on-panoptic": [
    ...[0.25, 0.5].map(share => {
      const short = { ...shortPut, strike: 1, size: 500 * share }
      const beta = { ...short, version: "gated" } as const
      const fall = percent(1 - limitOf(liquidationPrice(beta, 100)))
      return `| ${percent(share)} | ${1000 * share} | ${100 * share} | ${500 * share} | ${100 * share} | ${fall} |`
    }),
    `the last column reads ${fallOfButton(0.25)} for the 25% button, ${fallOfButton(0.5)} for the 50% button, where the figure's put is liquidated at ${number(limitOf(liquidationPrice({ ...shortPut, strike: 2000, size: 0.125 }, 100)))} USDC, and ${fallOfButton(0.75, 1)} for the 75% button`,
    `Requirement and collateral meet at ${number(limitOf(liquidationPrice({ ...shortPut, strike: 2000, size: 0.125, version: "gated" }, 100)))} USDC`,
    ...[0.615, 0.752, 0.9].map(
      share =>
        `| ${number(spreadAtUtilization(share), 2)}x | ${plain(Number((100 * share).toFixed(1)))}% |`,
    ),
    `With a range of ±1%, delta is ${percent(rangedDelta("call", 2263.8, 2257.51, 1.01)).replace("%", "")} at 2,263.8, and with ±3%, at 2,275.8`,
  ],
  "research/2024-03-11-understanding-delta-risk": [
    `has ${[900, 1000, 1100].map(spot => number(delta({ ...at("call", 1000), spot }), 2)).join(" at 900, ")} at 1,100`.replace(
      /at 900, ([\d.]+) at 900, ([\d.]+)/,
      "at 900, $1 at 1,000 and $2",
    ),
    ...[800, 850, 900, 950, 1000, 1050, 1100, 1150, 1200].map(
      price => `| ${number(price)} | ${condorDelta(price, 1.01)} | ${condorDelta(price, 1.13)} |`,
    ),
    `nearly neutral at ${signed(weekStraddle(1000), 2)}. At 1,050 its delta is ${number(weekStraddle(1050), 2)}`,
    `At 950 it is ${number(weekStraddle(950), 2)}`,
  ],
  "research/2024-06-12-gamma-scalping": [
    `it costs ${number(start.value, 2)} and has a delta of ${number(start.delta, 3)}`,
    ...[92, 96, 104, 108].map(spot => {
      const line = start.value + start.delta * (spot - 100)
      const value = blackScholesValue(call100(spot))
      const square = 0.5 * gamma(call100(100)) * (spot - 100) ** 2
      return `| ${spot} | ${[value, line, value - line, square].map(result => number(result, 2)).join(" | ")} |`
    }),
    `With $K = 1{,}000$ and $r = 1.2$ that is ${number(leg45(1000) / 2, 1)}`,
    `= ${number(leg45(1000 / 1.2) - leg45(1000), 1)}$. At the upper bound it has gained ${number(leg45(1200) - leg45(1000), 1)}`,
    `imply 60% is ${number(2 * dailyStreamia(1000, 1.2, 0.6), 2)} USDC a day for both legs`,
  ],
}
