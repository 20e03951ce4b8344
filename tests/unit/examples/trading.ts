import { d1d2 } from "../../../src/options/black-scholes"
import type { Leg } from "../../../src/options/leg"
import { normalCumulative } from "../../../src/options/normal-distribution"
import { strategyProfit } from "../../../src/options/strategy"
import { type Examples, number, signed } from "./format"
import { breakevensOf, priceOf, textbook, textbookCall, textbookPut } from "./shared"

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
    `${signed(strategyProfit([{ type: "call", side: "long", strike: 2000 }], 2300))} USDC less streamia`,
  ],
  "docs/trading/capital-efficiency": [
    `losses begin below ${straddleLow} and above ${straddleHigh}, and upwards`,
    `below ${strangleLow} and above ${strangleHigh}.`,
    `\\frac{1000}{200 + 100} = ${number(1000 / 300, 2)}\\text{x}`,
  ],
  "docs/trading/multi-leg-strategies": [
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
