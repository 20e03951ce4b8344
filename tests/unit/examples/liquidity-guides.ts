import { commission } from "../../../src/options/commission"
import type { Leg } from "../../../src/options/leg"
import { collateralValue } from "../../../src/options/margin/cross-margin"
import { strangleRequirement } from "../../../src/options/margin/strangle"
import { rangeFactorOf, rangeOf, strikeOf } from "../../../src/options/price-range"
import { rangedOptionAt } from "../../../src/options/ranged-option"
import { chunkPremia } from "../../../src/options/spread"
import { strategyGreek, strategyProfit } from "../../../src/options/strategy"
import { type Examples, number, percent, plain, signed } from "./format"
import { leverageAtMint, sellers } from "./shared"

/** The delta-neutral pair, per ETH, fees left out. */
const bullish: Leg = { type: "lp", lower: 787.4, upper: 1270, entry: 1000 }
const bearish: Leg = {
  type: "call",
  side: "short",
  strike: 1000,
  rangeFactor: 1.27,
  premium: rangedOptionAt("call", 1000, 1000, 1.27),
}
const pair = [bullish, bearish]
const delta = (price: number) =>
  signed(strategyGreek("delta", pair, price, { years: 0, volatility: 0 }), 2)

/** To the hundred, as results for 500 ETH are given. */
const hundreds = (value: number) => number(Math.round(value / 100) * 100)

const lent = (share: number) => chunkPremia(1, share, 1 - share).gross
const migrated = { lower: 1650, upper: 3350 }
const guide = rangeOf(1750, 1.27)
const mostAtMint = leverageAtMint(sellers(0))
const twiceMostAtMint = leverageAtMint(sellers(0) / 2)

/** Price from which 998,000 USDC and 2 ETH no longer cover 500 straddles at 1,000, by halving an interval. */
function neutralLimit(): number {
  const straddles = { putStrike: 1000, callStrike: 1000, size: 500 }
  let [covered, short] = [1000, 5000]
  for (let step = 0; step < 60; step += 1) {
    const middle = (covered + short) / 2
    const balance = collateralValue({ asset: 2, quote: 998_000 }, middle)
    if (balance >= strangleRequirement(middle, straddles).total) covered = middle
    else short = middle
  }
  return covered
}

export const liquidityGuides: Examples = {
  "docs/product/uniswap-lps/delta-neutral-lp": [
    ...[787.4, 900, 1100, 1270, 1500].map(price => {
      const result = strategyProfit(pair, price)
      const half = signed(strategyProfit([bullish], price))
      return `| ${number(price)} | ${number(result)} | ${hundreds(500 * result)} | ${half} |`
    }),
    `At 1,100 the delta is already ${delta(1100)} per ETH of size, at 900 ${delta(900)}`,
    `about ${number(-strategyProfit(pair, 787.4))} USDC per ETH at the lower bound and ${number(-strategyProfit(pair, 1270))} at the upper`,
    `premium: ${number(rangedOptionAt("call", 1000, 1000, 1.27), 2)} }`,
    `| ${number(commission(500_000))} USDC and ${plain(commission(500))} ETH |`,
    `allows up to ${twiceMostAtMint}x`,
    `once ETH is above ${number(neutralLimit())} USDC`,
  ],
  "docs/product/uniswap-lps/migrate": [
    `${number(lent(0.5), 3)} times as much: ${number(600 * lent(0.5))} USDC. At 80% lent it is ${number(lent(0.8), 1)} times, ${number(600 * lent(0.8))}`,
    `\\approx ${strikeOf(migrated).toFixed(0)}$ and`,
    `\\approx ${number(rangeFactorOf(migrated), 2)}$, between`,
  ],
  "docs/product/uniswap-lps/provide-liquidity": [
    `title="Standard position from ${number(guide.lower)} to ${number(guide.upper)} USDC opened at 1,675"`,
    `rangeFactor: 1.27, premium: ${number(rangedOptionAt("call", 1675, 1750, 1.27), 2)} }`,
    `| gain | loss | ${mostAtMint}x |`,
    `| hedged | hedged | ${twiceMostAtMint}x |`,
    `leverage of up to ${mostAtMint}x, or ${twiceMostAtMint}x for the neutral strategy`,
    `| LP range | ${[1.01, 1.04, 1.13, 1.27, 2.12].map(width => `−${percent(1 - 1 / width)} to +${percent(width - 1)}`).join(" | ")} |`,
  ],
}
