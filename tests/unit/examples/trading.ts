import { d1d2 } from "../../../src/options/black-scholes"
import type { Leg } from "../../../src/options/leg"
import { leastCollateralToOpen } from "../../../src/options/margin/buying-power"
import { liquidationPrice } from "../../../src/options/margin/liquidation-price"
import { longLegRequirement } from "../../../src/options/margin/long-leg"
import { spreadRequirement } from "../../../src/options/margin/partnered-spread"
import { shortRequirement, shortRequirementInAsset } from "../../../src/options/margin/short-option"
import { strangleRequirement } from "../../../src/options/margin/strangle"
import { normalCumulative } from "../../../src/options/normal-distribution"
import { strategyProfit } from "../../../src/options/strategy"
import { type Examples, number, percent, plain, signed } from "./format"
import {
  breakevensOf,
  callCoveredUntil,
  limitOf,
  priceOf,
  sellers,
  shortCall,
  shortPut,
  textbook,
  textbookCall,
  textbookPut,
} from "./shared"

const { d1, d2 } = d1d2(textbook)

const straddle: Leg[] = [
  { type: "call", side: "short", strike: 1000, premium: 60 },
  { type: "put", side: "short", strike: 1000, premium: 60 },
]
const strangle: Leg[] = [
  { type: "call", side: "short", strike: 1050, premium: 40 },
  { type: "put", side: "short", strike: 950, premium: 40 },
]
const [straddleLow, straddleHigh] = breakevensOf(straddle, [500, 1000, 1500]).map(value =>
  number(value),
)
const [strangleLow, strangleHigh] = breakevensOf(strangle, [500, 950, 1050, 1500]).map(value =>
  number(value),
)

/** The 1,000 USDC straddle on 1 ETH, both vaults utilized alike. */
const sold = (price: number, utilization = 0) =>
  strangleRequirement(price, {
    putStrike: 1000,
    callStrike: 1000,
    quoteUtilization: utilization,
    assetUtilization: utilization,
  })
const soldStrangle = strangleRequirement(1000, { putStrike: 950, callStrike: 1050 })
const least = leastCollateralToOpen(shortRequirement(1000, shortPut))

/** Price between 1,000 and a far one at which the straddle requires the least deposit, by halving the interval. */
function straddleLimit(far: number): number {
  let [covered, short] = [1000, far]
  for (let step = 0; step < 60; step += 1) {
    const middle = (covered + short) / 2
    if (sold(middle).total <= least) covered = middle
    else short = middle
  }
  return covered
}
const bullSpreadRequirement = spreadRequirement({ type: "call", shortStrike: 110, longStrike: 90 })

/** Requirement of the naked 1,000 call in either token. */
const nakedIn = {
  asset: (price: number) => plain(Number(shortRequirementInAsset(price, shortCall).toFixed(3))),
  quote: (price: number) => number(shortRequirement(price, shortCall)),
}

const bullSpread: Leg[] = [
  { type: "call", side: "long", strike: 90, premium: 7 },
  { type: "call", side: "short", strike: 110, premium: 5 },
]
const naked: Leg[] = [{ type: "call", side: "short", strike: 1000, premium: 125 }]
const capped: Leg[] = [...naked, { type: "call", side: "long", strike: 1200, premium: 55 }]
const syntheticShort: Leg[] = [
  { type: "put", side: "long", strike: 100, premium: 7 },
  { type: "call", side: "short", strike: 100, premium: 5 },
]

export const trading: Examples = {
  "docs/trading/basic-concepts": [
    `$d_1 = ${number(d1, 4)}$, $d_2 = ${number(d2, 4).replace("−", "-")}$, $N(d_1) = ${number(normalCumulative(d1), 4)}$, $N(d_2) = ${number(normalCumulative(d2), 4)}$`,
    `**${number(textbookCall, 2)} USDC**`,
    `**${number(textbookPut, 2)} USDC**`,
    `you have made ${number(strategyProfit([{ type: "call", side: "long", strike: 1050, premium: 50 }], 1500))} USDC`,
    `lose up to ${number(-strategyProfit([{ type: "put", side: "short", strike: 950, premium: 40 }], 0))} USDC`,
  ],
  "docs/trading/perpetual-options": [
    `| at 1,500 | ${number(strategyProfit([{ type: "asset", side: "long", entry: 2000 }], 1500))} USDC: more than the margin`,
    `${signed(strategyProfit([{ type: "call", side: "long", strike: 2000 }], 2300))} USDC less streamia; ${number(2300 * longLegRequirement(1))} USDC plus streamia required`,
  ],
  "docs/trading/capital-efficiency": [
    `${number(1200 * longLegRequirement(1))} USDC at 1,200, plus any streamia owed`,
    `with 200 USDC that happens at ${number(callCoveredUntil(200))}, or at ${number(callCoveredUntil(200, 30))} once 30 USDC of streamia are owed`,
    `| short straddle | ${number(sold(1000).put)} USDC and ${plain(sold(1000).call)} ETH | ${number(2000 / sold(1000).total)}x on two legs`,
    `A strangle at 950 and 1,050 requires ${number(soldStrangle.put)} USDC and ${plain(soldStrangle.call)} ETH, ${number(soldStrangle.total)} in all`,
    `require ${number(sold(1000, 0.7).total)} USDC at 70% (where a single put requires ${number(1000 * sellers(0.7))}), and ${number(sold(1000, 0.9).total)} USDC at 90%`,
    `at a price of 800 the straddle requires ${number(sold(800).put)} USDC for the put and ${plain(sold(800).call)} ETH for the call, ${number(sold(800).total)} in all`,
    `Opened with the least deposit, ${number(least)} USDC, the put is liquidatable below ${number(limitOf(liquidationPrice(shortPut, least)))} USDC, a drop of ${percent(1 - limitOf(liquidationPrice(shortPut, least)) / 1000, 1)}`,
    `The straddle is liquidatable below ${number(straddleLimit(500))} and above ${number(straddleLimit(1500))}`,
    `the pair requires its largest loss, ${number(spreadRequirement({ type: "put", shortStrike: 1000, longStrike: 900 }))} USDC, at every price`,
    `losses begin below ${straddleLow} and above ${straddleHigh}, and upward`,
    `below ${strangleLow} and above ${strangleHigh}.`,
    `\\frac{1000}{200 + 100} = ${number(1000 / 300, 2)}\\text{x}`,
  ],
  "docs/trading/multi-leg-strategies": [
    `= ${number(bullSpreadRequirement, 3)}\\ \\text{ETH}`,
    `worth ${number(100 * bullSpreadRequirement, 1)} USDC at a price of 100`,
    `Leg by leg, the two would require ${plain(sellers(0) + longLegRequirement(1))} ETH`,
    `${nakedIn.asset(1000)} ETH at 1,000, ${nakedIn.asset(1200)} ETH at 1,200 and ${nakedIn.asset(1500)} ETH at 1,500`,
    `which in USDC is ${nakedIn.quote(1000)}, ${nakedIn.quote(1200)} and ${nakedIn.quote(1500)}`,
    `| 85 | 0 | 0 | **${number(strategyProfit(bullSpread, 85))}**, the largest loss |`,
    `| ${number(breakevensOf(bullSpread, [50, 90, 110, 150])[0] ?? 0)} | 2 | 0 | 0, the break-even |`,
    `| 105 | 15 | 0 | ${signed(strategyProfit(bullSpread, 105))} |`,
    `**${signed(strategyProfit(bullSpread, 130))}**, the largest gain`,
    `125 + 1,000 − 1,200 = ${number(strategyProfit(naked, 1200))} USDC, at 1,500 it is ${number(strategyProfit(naked, 1500))}`,
    `caps the loss at 200 − 70 = ${number(-strategyProfit(capped, 1500))} USDC`,
    `strike: 1000, premium: ${number(priceOf("call", 1000, 1000, 120, 0.6), 2)}, extraDays: 90`,
    `strike: 1150, premium: ${number(priceOf("call", 1000, 1150, 30, 0.6), 2)} }`,
    `zero at ${number(breakevensOf(syntheticShort, [50, 100, 150])[0] ?? 0)}.`,
  ],
}
