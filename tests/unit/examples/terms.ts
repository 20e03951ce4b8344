import { d1d2, daysPerYear, gamma, theta } from "../../../src/options/black-scholes"
import { commission } from "../../../src/options/commission"
import { forceExerciseCost } from "../../../src/options/force-exercise"
import { dailyImpliedVolatility } from "../../../src/options/implied-volatility"
import { mintRequirement } from "../../../src/options/margin/buying-power"
import { leverageOf } from "../../../src/options/margin/collateral-ratio"
import { liquidationPrice } from "../../../src/options/margin/liquidation-price"
import { longLegRequirement } from "../../../src/options/margin/long-leg"
import { putLiquidation } from "../../../src/options/margin/put-liquidation"
import { shortRequirement } from "../../../src/options/margin/short-option"
import { normalCumulative } from "../../../src/options/normal-distribution"
import { pricePaths } from "../../../src/options/price-path"
import { isInRange, priceAtTick, rangeOf } from "../../../src/options/price-range"
import { maximumRangeGamma } from "../../../src/options/range-expiry"
import { rangedOptionAt, rangedOptionGamma } from "../../../src/options/ranged-option"
import { spreadMultiplier } from "../../../src/options/spread"
import { type Examples, number, percent, plain } from "./format"
import {
  buyers,
  dailyStreamia,
  limitOf,
  priceOf,
  sellers,
  shortPut,
  textbook,
  textbookCall,
  textbookPut,
} from "./shared"

const { d1, d2 } = d1d2(textbook)
const atTheMoney = (days: number) =>
  ({ type: "call", spot: 2000, strike: 2000, years: days / daysPerYear, volatility: 0.8 }) as const
const at850 = putLiquidation(850, { ...shortPut, type: "put" }, 300)
const wide = rangeOf(2500, 1.5)
const narrow = rangeOf(2500, 1.1)

/** Volatility at which the model gives this price for the 30-day 2,500 call, by halving an interval. */
function impliedBy(price: number): number {
  let [low, high] = [0, 3]
  for (let step = 0; step < 50; step += 1) {
    const middle = (low + high) / 2
    if (priceOf("call", 2500, 2500, 30, middle) < price) low = middle
    else high = middle
  }
  return low
}

/** Of the 20 paths drawn on the page: how many leave the range, and how many of those come back. */
function pathsOut() {
  const paths = pricePaths({ spot: 2500, volatility: 0.8, days: 10, steps: 60, seed: 3 }, 20)
  const bounds = { lower: 2272.73, upper: 2750 }
  const exits = paths.map(path => path.findIndex(price => !isInRange(price, bounds)))
  const left = exits.filter(exit => exit >= 0).length
  const back = paths.filter((path, index) => {
    const exit = exits[index] ?? -1
    return exit >= 0 && path.slice(exit).some(price => isInRange(price, bounds))
  }).length
  return { left, back }
}
const out = pathsOut()

export const terms: Examples = {
  "docs/terms/American": [
    `2,900 − 2,500 − 200 = ${number(rangedOptionAt("call", 2900, 2500, 1.0001) - 200)} USD`,
    `receives ${number(0.5 * rangedOptionAt("call", 2900, 2500, 1.0001))} USDC, less`,
  ],
  "docs/terms/ask": [`${number(wide.lower, 2)} to ${number(wide.upper)}.`],
  "docs/terms/at_the_money": [
    `below ${number(narrow.lower, 2)} |`,
    `| ${number(narrow.lower, 2)} to 2,500 | rises to ${number(0.5 * rangedOptionAt("call", 2500, 2500, 1.1), 1)} USDC`,
    `| 2,500 to ${number(narrow.upper)} | rises to ${number(0.5 * rangedOptionAt("call", narrow.upper, 2500, 1.1))} USDC`,
  ],
  "docs/terms/bid": [`0.5 × (4,000 − 2,500) − 90 = ${number(0.5 * 1500 - 90)} USDC`],
  "docs/terms/blackscholes": [
    `| $d_1$ | ${number(d1, 4)} |`,
    `| $d_2$ | ${number(d2, 4)} |`,
    `| $N(d_1)$ | ${number(normalCumulative(d1), 4)} |`,
    `| $N(d_2)$ | ${number(normalCumulative(d2), 4)} |`,
    `| Call | ${number(textbookCall, 2)} |`,
    `| ${number(textbookPut, 2)} |`,
  ],
  "docs/terms/european": [`the European call is worth ${number(textbookCall, 2)}`],
  "docs/terms/extrinsic": [
    `costs ${number(priceOf("call", 2500, 2500, 30), 2)} with 30 days left and ${number(priceOf("call", 2500, 2500, 90), 2)} with 90`,
    `rose by ${percent(priceOf("call", 2500, 2500, 90) / priceOf("call", 2500, 2500, 30) - 1)}`,
  ],
  "docs/terms/force_exercise": [1, 2, 3, 4, 8].map(halfWidths => {
    const cost = forceExerciseCost(1.1 ** (halfWidths + 0.5), { lower: 1 / 1.1, upper: 1.1 })
    const bps = plain((cost ?? Number.NaN) * 1e4)
    const distance = halfWidths === 8 ? "8 and more" : `${halfWidths} to ${halfWidths + 1}`
    return `| ${distance} | ${bps} bps | ${plain((cost ?? 0) * 10_000)} USDC |`
  }),
  "docs/terms/gamma": [
    `it is ${number(gamma(atTheMoney(30)), 5)} with 30 days left, ${number(gamma(atTheMoney(7)), 4)} with 7 and ${number(gamma(atTheMoney(1)), 4)} with one`,
    `it is ${number(rangedOptionGamma(2000, rangeOf(2000, 1.1)), 4)} at the strike and ${number(rangedOptionGamma(2000 / 1.1 + 1e-6, rangeOf(2000, 1.1)), 4)} at the lower bound`,
    `$2/(K \\pi \\ln r)$, ${number(maximumRangeGamma(2000, 1.1), 4)} in this example`,
  ],
  "docs/terms/implied_volatility": [
    `gives ${number(priceOf("call", 2500, 2500, 30), 2)}`,
    `a little higher: ${percent(impliedBy(230), 1)}`,
    `that is ${percent(dailyImpliedVolatility(0.0005, 2500))} a day or ${percent(dailyImpliedVolatility(0.0005, 2500) * Math.sqrt(daysPerYear), 1)} a year`,
  ],
  "docs/terms/in_range": [`the range ${number(narrow.lower, 2)} to ${number(narrow.upper)}.`],
  "docs/terms/intrinsic": [
    `is worth ${number(rangedOptionAt("put", 2000, 2000, 1.1), 2)} at a price of`,
    `at 1,900 each brings ${number(2 * (1900 - 1650))}`,
  ],
  "docs/terms/liquidation": [
    `when ETH falls below ${number(limitOf(liquidationPrice(shortPut, 300)))}`,
    `At 850 it is ${number(at850.requirement)}, so the bonus is ${number(at850.bonus)} USDC. The closed put has lost ${number(at850.loss)}, and you are left with ${number(300 - at850.loss - at850.bonus)}`,
  ],
  "docs/terms/long": [
    `requires ${number(longLegRequirement(6000))} USDC at normal`,
    `its intrinsic value is ${number(3 * (2000 - 1700))}.`,
  ],
  "docs/terms/margin": [
    `= ${number(shortRequirement(700, shortPut))}\\ \\text{USDC}`,
    `At 625 it is ${number(shortRequirement(625, shortPut))} USDC`,
    `at 200 USDC it is ${number(shortRequirement(200, shortPut))}, and it would be ${number(shortRequirement(0, shortPut))} if`,
  ],
  "docs/terms/notional": [
    `| 0.2% | ${number(commission(3000))} USDC |`,
    `| 20% | ${number(mintRequirement("short", 3000, sellers(0)))} USDC |`,
    `| 10% | ${number(mintRequirement("long", 3000, buyers(0)))} USDC |`,
    `${leverageOf(sellers(0))}x for the seller here, ${leverageOf(buyers(0))}x for the buyer`,
  ],
  "docs/terms/out_of_range": [
    `out of range above ${number(narrow.upper)} and below ${number(narrow.lower, 2)}`,
    `${out.left} of these 20 paths leave the range within ten days, and ${out.back} of the ${out.left} come back`,
  ],
  "docs/terms/out_of_the_money": [
    `the 1,800 put costs ${number(priceOf("put", 2000, 1800, 30), 2)} by Black-Scholes, half of the at-the-money put's ${number(priceOf("put", 2000, 2000, 30), 2)}`,
    `below ${number(1800 - priceOf("put", 2000, 1800, 30), 2)} to gain`,
  ],
  "docs/terms/plp": [`you withdraw ${number(1 - commission(1) + 0.1, 3)} ETH`],
  "docs/terms/price_oracles": [
    `$1.0001^{513} \\approx ${number(priceAtTick(513), 4)}$: the price may be at most ${percent(priceAtTick(513) - 1, 2)} above, or ${percent(1 - priceAtTick(-513))} below`,
  ],
  "docs/terms/range": [1.0001, 1.1, 1.5].map(r => {
    const { lower, upper } = rangeOf(2500, r)
    return `| $r = ${r}$ | ${number(lower, 2)} | ${number(upper, 2)} |`
  }),
  "docs/terms/streaming": [
    `$1 + 0.25 \\times 1 = ${number(spreadMultiplier(1, 1), 2)}$, so you owe ${number(4 * spreadMultiplier(1, 1))} USDC`,
  ],
  "docs/terms/theta": [
    `loses about ${[30, 7, 1].map(days => number(-theta(atTheMoney(days)) / daysPerYear, 2)).join(", ")}`.replace(
      /, ([\d.]+), ([\d.]+)$/,
      " USDC a day with 30 days left, $1 with seven and $2 on the last day",
    ),
    `accrues about ${number(dailyStreamia(2000, 1.1), 1)}0 USDC a day`,
  ],
  "docs/terms/volSmile": [
    ...[
      ["put", 1600, 0.95],
      ["call", 2000, 0.8],
      ["call", 2400, 0.9],
    ].map(([type, strike, volatility]) => {
      const value = priceOf(type as "put", 2000, Number(strike), 30, Number(volatility))
      return `| ${number(Number(strike))} | ${percent(Number(volatility))} | ${number(value, 2)} |`
    }),
    `would cost ${number(priceOf("put", 2000, 1600, 30), 2)} and ${number(priceOf("call", 2000, 2400, 30), 2)}`,
  ],
}
