import { commission } from "../../../src/options/commission"
import type { Leg } from "../../../src/options/leg"
import { mintRequirement } from "../../../src/options/margin/buying-power"
import { leverageOf } from "../../../src/options/margin/collateral-ratio"
import { longLegRequirement } from "../../../src/options/margin/long-leg"
import { shortRequirement } from "../../../src/options/margin/short-option"
import { strikeOf } from "../../../src/options/price-range"
import { rangedOptionAt } from "../../../src/options/ranged-option"
import { chunkPremia } from "../../../src/options/spread"
import { strategyCost, strategyProfit } from "../../../src/options/strategy"
import { type Examples, number, percent, plain, signed } from "./format"
import {
  breakevensOf,
  buyers,
  callCoveredUntil,
  dailyStreamia,
  leverageAtMint,
  sellers,
  shortPut,
} from "./shared"

const jadeLizard: Leg[] = [
  { type: "put", side: "short", strike: 900, premium: 28 },
  { type: "call", side: "short", strike: 1050, premium: 45 },
  { type: "call", side: "long", strike: 1100, premium: 18 },
]
const daily = dailyStreamia(2000, 1.1)
const putAt = (price: number) => rangedOptionAt("put", price, 2000, 1.1)
const week = Number(number(7 * daily))
const lost = Math.round(putAt(1900)) - Math.round(putAt(2000))
const soldPut = { ...shortPut, strike: 2000, rangeFactor: 1.1 }
const call: Leg = { type: "call", side: "long", strike: 2000 }
const perpMargin = mintRequirement("short", 1000, 0.2) + mintRequirement("long", 1000, 0.1)
const vault = commission(2_000_000)

export const gettingStarted: Examples = {
  "docs/intro": [`costs 1,500: a gain of ${number(rangedOptionAt("put", 1500, 2000, 1.2))} before`],
  "docs/getting-started/options-traders": [
    `With ${-strategyCost(jadeLizard)} USDC collected and ${number(1100 - 1050)} between the call strikes`,
    `below ${breakevensOf(jadeLizard, [700, 900, 1050, 1100, 1300])} USDC it loses`,
    `The commission is ${plain(commission(2000))} USDC`,
    `requires ${number(shortRequirement(2201, soldPut))} USDC above its range, ${number(shortRequirement(2000, soldPut))} with ETH at the strike, and ${number(shortRequirement(1600, soldPut))} at 1,600`,
    `accrues about ${number(daily, 1)}0 USDC a day, so you earn some ${week} USDC`,
    `the put is worth ${number(putAt(1900))} USDC against ${number(putAt(2000))} when`,
    `so ${lost} of the ${week} are gone, and after the commission of ${plain(commission(2000))} you have lost ${number(commission(2000) + lost - week)}`,
    `buying | ${percent(buyers(0))} of notional | up to ${leverageOf(buyers(0))}x`,
    `selling | ${percent(sellers(0))} of notional | up to ${leverageOf(sellers(0))}x`,
  ],
  "docs/getting-started/passive-lp": [
    `The vault receives ${number(vault)} USDC, and ${number(vault * 0.02)} of them are yours: ${percent((vault * 0.02) / 10_000, 1)}`,
    `the deposit fee of ${number(commission(10_000))}`,
    `it would be ${number(vault * 0.002)} USDC`,
  ],
  "docs/getting-started/active-lp": [
    `the geometric middle, ${number(strikeOf({ lower: 1400, upper: 2200 }))};`,
    ...[0.5, 0.75, 0.9].map(
      lent => `| ${percent(lent)} | ${number(chunkPremia(1, lent, 1 - lent).gross, 2)} |`,
    ),
    `The formula gives ${number(chunkPremia(1, 3, 2.556).gross / 5.556, 2)} for these amounts`,
  ],
  "docs/getting-started/perps-traders": [
    `up to ${number(1000 / perpMargin, 2)}x, which is 1,000 / (200 + 100)`,
    `${leverageAtMint(buyers(0))}x of all that you post`,
    `unharmed; ${number(1550 * longLegRequirement(1))} USDC plus streamia required |`,
    `| rise to 2,400 | +400 | ${signed(strategyProfit([call], 2400))}, less streamia; ${number(2400 * longLegRequirement(1))} USDC plus streamia required |`,
    `With 60 USDC of streamia owed, the buyer's 400 USDC are short of the requirement above ${number(callCoveredUntil(400, 60))} USDC`,
    `above ${number(breakevensOf([{ ...call, premium: 60 }], [1000, 2000, 3000])[0] ?? 0)} the gain`,
  ],
}
