import { daysPerYear } from "../../../src/options/black-scholes"
import type { Leg } from "../../../src/options/leg"
import { liquidationPriceInAsset } from "../../../src/options/margin/liquidation-price"
import { longLegRequirement } from "../../../src/options/margin/long-leg"
import { spreadRequirement } from "../../../src/options/margin/partnered-spread"
import { shortRequirement } from "../../../src/options/margin/short-option"
import { strangleRequirement } from "../../../src/options/margin/strangle"
import { atExpiry, strategyProfit } from "../../../src/options/strategy"
import { type Examples, number, plain, signed } from "./format"
import { breakevensOf, limitOf, priceOf, sellers, shortCall, shortPut } from "./shared"

/** A premium to the cent, as the pages give it: Black-Scholes at zero rate, ETH at 2,000. */
const premium = (type: "call" | "put", strike: number, days = 30, volatility = 0.8) =>
  Number(priceOf(type, 2000, strike, days, volatility).toFixed(2))

const call = (side: "long" | "short", strike: number, quantity = 1): Leg => ({
  type: "call",
  side,
  strike,
  premium: premium("call", strike),
  quantity,
})
const cents = (value: number) => number(value, 2)

const butterfly = [call("long", 1800), call("short", 2000, 2), call("long", 2200)]
const ratio = [call("long", 2000), call("short", 2200, 2)]
const [ratioEnd = 0] = breakevensOf(ratio, [1600, 2000, 2200, 3000])

const calendar: Leg[] = [
  call("short", 2000),
  { ...call("long", 2000), premium: premium("call", 2000, 90), extraDays: 60 } as Leg,
]
const calendarCost = premium("call", 2000, 90) - premium("call", 2000)

const collar: Leg[] = [
  { type: "asset", side: "long", entry: 2000 },
  { type: "put", side: "long", strike: 1800, premium: premium("put", 1800, 90) },
  { type: "call", side: "short", strike: 2300, premium: premium("call", 2300, 90) },
]
const covered: Leg[] = [{ type: "asset", side: "long", entry: 2000 }, call("short", 2200)]

const condorPremium = (type: "call" | "put", strike: number) => premium(type, strike, 30, 0.6)
const condor: Leg[] = [
  { type: "put", side: "long", strike: 1600, premium: condorPremium("put", 1600) },
  { type: "put", side: "short", strike: 1800, premium: condorPremium("put", 1800) },
  { type: "call", side: "short", strike: 2200, premium: condorPremium("call", 2200) },
  { type: "call", side: "long", strike: 2400, premium: condorPremium("call", 2400) },
]
const condorEnds = breakevensOf(condor, [1400, 1600, 1800, 2200, 2400, 2600]).map(cents)

const straddle = [call("long", 2000), { ...call("long", 2000), type: "put" } as Leg]
const straddleEnds = breakevensOf(straddle, [1000, 2000, 3000]).map(cents)
const strangle: Leg[] = [
  { type: "put", side: "long", strike: 1800, premium: premium("put", 1800) },
  call("long", 2200),
]
const strangleEnds = breakevensOf(strangle, [1000, 1800, 2200, 3000]).map(cents)
const naked: Leg[] = [{ type: "call", side: "short", strike: 1000, premium: 125 }]
const breakevenAfter = (days: number) =>
  breakevensOf(
    [{ type: "call", side: "long", strike: 2000, premium: 9 * days }],
    [1000, 2000, 3000],
  ).map(value => number(value))

export const strategies: Examples = {
  "docs/terms/break_even_point": [
    `for five days breaks even at ${breakevenAfter(5)}, after ten days at ${breakevenAfter(10)}`,
  ],
  "docs/terms/butterfly": [
    `| buy 1 call | 1,800 | −${cents(premium("call", 1800))} |`,
    `| sell 2 calls | 2,000 | +${cents(2 * premium("call", 2000))} |`,
    `| buy 1 call | 2,200 | −${cents(premium("call", 2200))} |`,
    `| net | | **${cents(strategyProfit(butterfly, 1000))}** |`,
    `200 − 34.12 = ${cents(strategyProfit(butterfly, 2000))} USDC`,
  ],
  "docs/terms/calendar": [
    `the 30-day call for ${cents(premium("call", 2000))} and buy the 90-day call for ${cents(premium("call", 2000, 90))}, which costs you ${cents(calendarCost)}`,
    `is worth ${cents(premium("call", 2000, 60))}: a gain of ${cents(strategyProfit(calendar, 2000, { ...atExpiry, volatility: 0.8 }))}`,
  ],
  "docs/terms/collar": [
    `the 1,800 put at ${cents(premium("put", 1800, 90))} and the 2,300 call at ${cents(premium("call", 2300, 90))}`,
    `lose at most ${cents(-strategyProfit(collar, 1000))} and gain at most ${cents(strategyProfit(collar, 3000))}`,
  ],
  "docs/terms/covered": [
    `you sell a 30-day 2,200 call for ${cents(premium("call", 2200))}`,
    ...[1700, 2000, 2200].map(
      price =>
        `| +${cents(premium("call", 2200))} | ${signed(strategyProfit(covered, price), 2)} |`,
    ),
    `the 2,200 call requires the whole ETH at ${number(limitOf(liquidationPriceInAsset({ ...shortCall, strike: 2200 }, 1)))} USDC`,
    `| +600 | 107.96 − 400 | ${signed(strategyProfit(covered, 2600), 2)} |`,
  ],
  "docs/terms/iron_condor": [
    `the put spread on 1 ETH requires ${number(spreadRequirement({ type: "put", shortStrike: 1800, longStrike: 1600 }))} USDC and the call spread ${plain(spreadRequirement({ type: "call", shortStrike: 2200, longStrike: 2400 }))} ETH`,
    `| buy put | 1,600 | −${cents(condorPremium("put", 1600))} |`,
    `| sell put | 1,800 | +${cents(condorPremium("put", 1800))} |`,
    `| sell call | 2,200 | +${cents(condorPremium("call", 2200))} |`,
    `| buy call | 2,400 | −${cents(condorPremium("call", 2400))} |`,
    `you keep ${cents(strategyProfit(condor, 2000))}. Beyond 1,600 or 2,400 you lose 200 − 77.27 = ${cents(-strategyProfit(condor, 1500))}`,
    `You break even at ${condorEnds.join(" and ")}`,
  ],
  "docs/terms/naked": [
    `requires ${number(shortRequirement(1000, shortCall))} USDC at 1,000, ${number(shortRequirement(1100, shortCall))} at 1,100 and ${number(shortRequirement(2000, shortCall))} at 2,000`,
    `At 1,200 you've lost ${number(-strategyProfit(naked, 1200))}, and at 2,000 you've lost ${number(-strategyProfit(naked, 2000))}`,
  ],
  "docs/terms/ratio_spread": [
    `requires ${plain(longLegRequirement(1))} ETH for the bought leg and ${plain(2 * sellers(0))} for the sold one`,
    `buy one 2,000 call for ${cents(premium("call", 2000))} and sell two 2,200 calls for ${cents(premium("call", 2200))} each, so you receive ${cents(strategyProfit(ratio, 1000))} net`,
    `is best, ${cents(strategyProfit(ratio, 2200))};`,
    `above ${cents(ratioEnd)} you lose`,
  ],
  "docs/terms/short": [
    `the put required ${number(shortRequirement(1850, { ...shortPut, strike: 2000 }))} USDC`,
    `−150 + 60 = ${number(strategyProfit([{ type: "put", side: "short", strike: 2000, premium: 60 }], 1850))} USDC`,
  ],
  "docs/terms/straddle": [
    `requires ${number(strangleRequirement(2000, { putStrike: 2000, callStrike: 2000 }).put)} USDC and 0.1 ETH at 2,000`,
    `the call and the put cost ${cents(premium("call", 2000))} each, or ${cents(2 * premium("call", 2000))} together`,
    `below ${straddleEnds[0]} or above ${straddleEnds[1]}.`,
    `Here that gives ${cents(0.8 * 2000 * 0.8 * Math.sqrt(30 / daysPerYear))}, which is within`,
  ],
  "docs/terms/strangle": [
    `${number(strangleRequirement(2000, { putStrike: 1800, callStrike: 2200 }).put)} USDC for this put and ${plain(strangleRequirement(2000, { putStrike: 1800, callStrike: 2200 }).call)} ETH for the call`,
    `the 1,800 put costs ${cents(premium("put", 1800))} and the 2,200 call ${cents(premium("call", 2200))}, or ${cents(premium("put", 1800) + premium("call", 2200))} together`,
    `below ${strangleEnds[0]} or above ${strangleEnds[1]}`,
    `with break-evens of ${straddleEnds.join(" and ")}`,
  ],
}
