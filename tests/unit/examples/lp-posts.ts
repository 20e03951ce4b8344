import { daysPerYear } from "../../../src/options/black-scholes"
import type { Leg } from "../../../src/options/leg"
import { divergenceLoss, lpAmounts, lpDelta, lpValue } from "../../../src/options/lp-position"
import { type Bounds, rangeOf } from "../../../src/options/price-range"
import { rangedOptionAt } from "../../../src/options/ranged-option"
import { chunkPremia, spreadAtUtilization } from "../../../src/options/spread"
import { strategyProfit } from "../../../src/options/strategy"
import { type Examples, number, percent, signed } from "./format"

/*
 * A position from 2,080 to 3,361 and the short call over the same range that cancels its delta at
 * 2,642
 */

const hedged: Bounds = { lower: 2080, upper: 3361 }
const entry = 2642
const callPayoff = (price: number) => price - lpValue(price, hedged)
const calls = lpDelta(entry, hedged) / (1 - lpDelta(entry, hedged))
const hedgeRow = (label: string, price: number) => {
  const position = lpValue(price, hedged) - lpValue(entry, hedged)
  const call = calls * (callPayoff(entry) - callPayoff(price))
  const results = [position, call, position + call].map(value => signed(value))
  return `| ${label} | ${results.join(" | ")} |`
}

/* Impermanent loss at K = 2,500, r = 1.3 */

const lossy = rangeOf(2500, 1.3)
const start = lpAmounts(2500, lossy)
const heldAt = (price: number) => start.asset * price + start.quote
const lossRow = (price: number) => {
  const position = lpValue(price, lossy)
  const loss = position / heldAt(price) - 1
  const cells = [number(position), number(heldAt(price))]
  return `| ${number(price)} | ${cells.join(" | ")} | ${number(position - heldAt(price))} (${percent(loss, 1)}) |`
}
const strangle: Leg[] = [
  { type: "put", side: "long", strike: 2000, premium: 25 },
  { type: "call", side: "long", strike: 3100, premium: 25 },
]
const withStrangle = (price: number) =>
  lpValue(price, lossy) - lpValue(2500, lossy) + strategyProfit(strangle, price)

/* Lending instead: 1,500 to 2,400, entered at 1,900 */

const lent: Bounds = { lower: 1500, upper: 2400 }
const deposit = lpAmounts(1900, lent)
const depositAt = (price: number) => deposit.asset * price + deposit.quote

/** Ratio of the liquidity of a deposit in a range to that of the same deposit over all prices. */
const concentration = (rangeFactor: number) => 1 / (1 - 1 / Math.sqrt(rangeFactor))

const multipleOf = (share: number) => chunkPremia(1, share, 1 - share).gross

export const lpPosts: Examples = {
  "blog/2025-06-11-delta-neutral-lp-hedge-uniswap-position": [
    `\\approx ${number(lpDelta(entry, hedged), 2)}`,
    `you need ${number(calls, 3)} of it`,
    hedgeRow("2,080", 2080),
    hedgeRow("2,378 (−10%)", 2378),
    hedgeRow("2,510 (−5%)", 2510),
    hedgeRow("2,774 (+5%)", 2774),
    hedgeRow("2,906 (+10%)", 2906),
    hedgeRow("3,361", 3361),
    `at 2,906 (10% up) the position's own delta is ${number(lpDelta(2906, hedged), 2)}, at 2,378 (10% down) it is ${number(lpDelta(2378, hedged), 2)}`,
  ],
  "blog/2024-10-23-uniswap-lp-equals-options": [
    `The position is worth ${number(lpValue(2000, rangeOf(2000, 1.2)))} at entry. At 2,400 and above it's worth 2,000, a gain of ${number(2000 - lpValue(2000, rangeOf(2000, 1.2)))}.`,
    `a loss of ${number(lpValue(2000, rangeOf(2000, 1.2)) - 1500)}.`,
  ],
  "blog/2024-11-08-turning-impermanent-loss-into-gain": [
    `If the price doubles, you lose ${percent(-divergenceLoss(2), 1)}. If it goes up fourfold, you lose ${percent(-divergenceLoss(4))}.`,
    `| 2.5 | ${number(concentration(2.5), 1)} | ${percent(-divergenceLoss(1.1) * concentration(2.5), 2)} |`,
    `| 1.25 | ${number(concentration(1.25), 1)} | ${percent(-divergenceLoss(1.1) * concentration(1.25), 1)} |`,
    `| 1.003 | ${number(concentration(1.003))} |`,
    `At the start, the position is worth ${number(lpValue(2500, lossy))} and consists of ${number(start.asset, 3)} ETH and ${number(start.quote)} USDC.`,
    ...[1800, 2100, 2900, 3400].map(lossRow),
    `lost ${number(lpValue(2500, lossy) - 1800)} at 1,800 and gained ${number(2500 - lpValue(2500, lossy))} at 3,400`,
    `you lose ${number(-withStrangle(1800))} at 1,800 and gain ${number(withStrangle(3400))} at 3,400`,
  ],
  "blog/2023-10-30-better-liquidity-provisioning": [
    `starts with ${number(deposit.asset, 3)} ETH and ${number(deposit.quote)} USDC, worth ${number(depositAt(1900))} together`,
    ...[
      [1400, "all ETH"],
      [2600, "all USDC"],
    ].map(([price, held]) => {
      const at = Number(price)
      const cells = [`${number(lpValue(at, lent))}, ${held}`, number(depositAt(at))]
      return `| ${number(at)} | ${cells.join(" | ")} | ${number(lpValue(at, lent) - depositAt(at))} |`
    }),
  ],
  "blog/2024-06-24-passive-liquidity-pools": [`\\approx ${number(concentration(1.4), 1)} $$`],
  "blog/2024-11-25-uniswap-lps-unlock-3x-more-fees-with-panoptic": [0.25, 0.5, 0.75, 0.8, 0.9].map(
    share => {
      const [buyer, seller] = [spreadAtUtilization(share), multipleOf(share)]
      return `| ${percent(share)} | ${number(buyer, 2)}x | ${number(seller, 2)}x | ${percent(0.6 * seller)} |`
    },
  ),
  "blog/2024-10-02-panoptic-newsletter-october-2024": [
    `At the start, this position is worth ${number(lpValue(2400, rangeOf(2400, 1.2)))} USDC.`,
  ],
  "blog/2023-05-31-democratizing-defi-options-research-implied-volatility": [
    `\\approx ${percent(2 * 0.003 * Math.sqrt(53.5) * Math.sqrt(daysPerYear)).replace("%", "\\%")}$`,
  ],
  "blog/2023-12-11-panoptic-beta-launch-epoch-three-closed": [
    `(0.25 × 1.33 = ${number(0.25 * 1.33, 2)} compared with 0.1 × 1.1 = ${number(0.1 * 1.1, 2)})`,
  ],
  "blog/2024-01-04-panoptic-newsletter-january": [
    `If you minted at 2350 and the price is at 2271, you have the right to sell for ${number(rangedOptionAt("put", 2271, 2350, 1.0001))} dollars more than the market pays.`,
  ],
}
