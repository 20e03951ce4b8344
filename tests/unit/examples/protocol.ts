import { commission } from "../../../src/options/commission"
import { forceExerciseCost, halfWidthsFromStrike } from "../../../src/options/force-exercise"
import { lpValue } from "../../../src/options/lp-position"
import {
  largestUsageAtMint,
  leastCollateralToOpen,
  mintRequirement,
} from "../../../src/options/margin/buying-power"
import {
  leverageOf,
  ratioInBasisPoints,
  strangleCollateral,
} from "../../../src/options/margin/collateral-ratio"
import { collateralValue } from "../../../src/options/margin/cross-margin"
import { liquidationBonus } from "../../../src/options/margin/liquidation-bonus"
import {
  liquidationPrice,
  liquidationPriceInAsset,
} from "../../../src/options/margin/liquidation-price"
import { longLegRequirement } from "../../../src/options/margin/long-leg"
import { spreadRequirement } from "../../../src/options/margin/partnered-spread"
import { poolUtilization, storedUtilization } from "../../../src/options/margin/pool-utilization"
import { shortRequirement, shortRequirementInAsset } from "../../../src/options/margin/short-option"
import { shortPutRequirement } from "../../../src/options/margin/short-put"
import { largestRequirement } from "../../../src/options/margin/sold-leg"
import { strangleRequirement } from "../../../src/options/margin/strangle"
import { rangeFactorOf, rangeOf, strikeOf } from "../../../src/options/price-range"
import { maximumRangeGamma } from "../../../src/options/range-expiry"
import { rangedOptionAt, rangedOptionGamma } from "../../../src/options/ranged-option"
import { chunkPremia, spreadMultiplier } from "../../../src/options/spread"
import { strategyProfit } from "../../../src/options/strategy"
import { type Examples, number, percent, plain } from "./format"
import { avax, buyers, callCoveredUntil, limitOf, sellers, shortCall, shortPut } from "./shared"

const { lower, upper } = rangeOf(1000, 1.1)
/** The put of strike 1,000 with this range, sold in a calm pool. */
const inRange = { collateralRatio: 0.2, rangeFactor: 1.1 }
const put2000 = { ...shortPut, strike: 2000 }

/** What a trader has left who sold three options at 1,500 DAI. */
const left = (type: "call" | "put", dai: number, eth: number, price: number) =>
  collateralValue({ asset: eth, quote: dai }, price) +
  strategyProfit([{ type, side: "short", strike: 1500, quantity: 3 }], price)
const threeTraders = (type: "call" | "put", price: number) => {
  const loss = -strategyProfit([{ type, side: "short", strike: 1500, quantity: 3 }], price)
  const rest = [left(type, 4500, 0, price), left(type, 0, 3, price), left(type, 1500, 2, price)]
  return `| ${number(price)} | ${number(Math.abs(loss))} | ${rest.map(value => number(value)).join(" | ")} |`
}

/**
 * Price from which an account with both tokens cannot cover three options sold at 1,500 any more: calls above it,
 * puts below it. Found by halving an interval, at one end of which it can.
 */
function limitOfThree(type: "call" | "put", dai: number, eth: number): string {
  const option = { ...shortPut, type, strike: 1500, size: 3 }
  let [covered, short] = type === "call" ? [1500, 15_000] : [1500, 0.01]
  for (let step = 0; step < 60; step += 1) {
    const middle = (covered + short) / 2
    const balance = collateralValue({ asset: eth, quote: dai }, middle)
    if (balance >= shortRequirement(middle, option)) covered = middle
    else short = middle
  }
  return number(covered)
}
const threeLimits = (name: string, dai: number, eth: number) =>
  `| ${name} | above ${limitOfThree("call", dai, eth)} | below ${limitOfThree("put", dai, eth)} |`

/** Put spread on 1 ETH: greatest loss, bought leg alone, as partners, and apart out of the money. */
function spreadRow(shortStrike: number, longStrike: number): string {
  const [sold, bought] = [
    shortRequirement(shortStrike, { ...shortPut, strike: shortStrike }),
    longLegRequirement(longStrike),
  ]
  const partners = spreadRequirement({ type: "put", shortStrike, longStrike })
  return `| ${number(shortStrike)} / ${number(longStrike)} | ${number(shortStrike - longStrike)} | ${number(bought)} | **${number(partners)}** | ${number(sold)} + ${number(bought)} = ${number(sold + bought)} |`
}

const straddle2000 = { putStrike: 2000, callStrike: 2000 }
const strangleRow = (utilization: number, label: string) => {
  const leg = ratioInBasisPoints(utilization, strangleCollateral) / 10_000
  return `| ${label} | ${percent(sellers(utilization))} | ${plain(Number((100 * leg).toFixed(2)))}% | ${percent(2 * leg)} |`
}
const vault = { inAmm: 410_000, idle: 590_000 }

const ratioRow = (utilization: number, label: string, decimals: [number, number]) => {
  const [buy, sell] = [buyers(utilization), sellers(utilization)]
  const [buyer, seller] = [leverageOf(buy), leverageOf(sell)]
  return `| ${label} | ${plain(100 * buy)}% | ${number(buyer, decimals[0])}x | ${percent(sell)} | ${number(seller, decimals[1])}x |`
}

/** Just inside: at the bound itself the curve has its corner. */
const gammaAtLowerBound = (rangeFactor: number) => {
  const bounds = rangeOf(2000, rangeFactor)
  return number(rangedOptionGamma(bounds.lower + 1e-6, bounds), 4)
}

export const protocol: Examples = {
  "docs/panoptic-protocol/overview": [
    `Below ${number(2000 / 1.2)} USDC it is worth nothing and above ${number(2000 * 1.2)} USDC`,
  ],
  "docs/panoptic-protocol/protocol-roles": [
    `1,000 / 1.1 = ${number(lower, 2)} and 1,000 × 1.1 = ${number(upper)} USDC`,
    `A fee of 20 bps, ${plain(commission(1))} ETH`,
    `$1 - ${plain(commission(1))} + 0.1 = ${number(1 - commission(1) + 0.1, 3)}$ ETH`,
    `At a market price of 850 the result is ${number(-rangedOptionAt("put", 850, 1000, 1.1))} USDC`,
    `in a market at 850: a gain of ${number(rangedOptionAt("put", 850, 1000, 1.1))} less`,
    `less the commission of ${plain(commission(1000))} USDC paid at the mint`,
    `only the commission of ${plain(commission(1000))} USDC is lost`,
  ],
  "docs/panoptic-protocol/option-properties": [
    ...[1500, 2000 / 1.1, 2000, 2200, 2400].map(price => {
      const options = (["put", "call"] as const).map(type =>
        number(rangedOptionAt(type, price, 2000, 1.1), 2),
      )
      const value = number(lpValue(price, rangeOf(2000, 1.1)), 2)
      return `| ${number(price, 2)} | ${value} | ${options.join(" | ")} |`
    }),
    `worth ${number(rangedOptionAt("put", 2000, 2000, 1.1), 2)} USDC at the strike`,
  ],
  "docs/panoptic-protocol/specs": [
    ...[
      ["1,100 and above", 1100],
      ["1,000", 1000],
      ["909.09", 1000 / 1.1],
      ["500", 500],
      ["0", 0],
    ].map(([label, price]) => {
      const requirement = shortPutRequirement(Number(price), 1000, inRange)
      return `| ${label} | ${percent(requirement, 1)} |`
    }),
    `Total assets are ${number(vault.inAmm + vault.idle)} and utilization is ${percent(poolUtilization(vault.inAmm, vault.inAmm + vault.idle))}`,
    `lifts utilization from 41% to ${percent(storedUtilization(vault, { sold: 200_000 }))}, so the ratio is $20\\% + 80\\% \\cdot (61\\% - 50\\%)/40\\% = ${percent(sellers(0.61)).replace("%", "\\%")}$`,
    `brings it down to ${percent(storedUtilization({ inAmm: 610_000, idle: 390_000 }, { bought: 100_000 }))}`,
  ],
  "docs/panoptic-protocol/margin": [
    ...[0.75, 0.5, 0.25, 0].map(share => {
      const requirement = shortPutRequirement(share, 1, { collateralRatio: 0.2 })
      const loss = 1 - share
      return `| ${percent(share)} | ${percent(requirement)} | ${percent(loss)} | ${percent(requirement - loss)} |`
    }),
    `1,000 × (1.2 − 0.5) = ${number(limitOf(liquidationPrice(shortPut, 500)))} USDC, and insolvency begins at 500`,
    `so this put took ${number(leastCollateralToOpen(shortRequirement(1000, shortPut)))} USDC to open`,
    `liquidatable below ${number(limitOf(liquidationPrice(shortPut, 1000)))} USDC, a fifth of the strike`,
    `Only ${number(1000 * largestRequirement(shortPut))} USDC, which is 120% of the notional`,
    `- **Above ${number(limitOf(liquidationPrice(shortPut, 200)))}**, the requirement is ${number(shortRequirement(1001, shortPut))} and`,
  ],
  "docs/panoptic-protocol/liquidations": [
    `requires ${number(shortRequirement(1001, shortPut))} USDC above 1,000`,
    `requires 1,000 × (0.2 + 0.3) = ${number(shortRequirement(700, shortPut))} USDC; at 625 it requires ${number(shortRequirement(625, shortPut))}`,
    `at $S = cK$, here ${number(limitOf(liquidationPrice(shortPut, 1000)))} USDC, and tends to $1 + c$ times the notional as the price goes to zero, here ${number(shortRequirement(0, shortPut))} USDC`,
    `this put needs ${number(1000 * shortPutRequirement(1000, 1000, inRange))} USDC at 1,000, and only ${number(1000 * shortPutRequirement(1100, 1000, inRange))} from 1,100 on`,
    `Requirement and collateral meet at ${number(limitOf(liquidationPrice(shortPut, 500)))} USDC, where the put has lost ${number(1000 - limitOf(liquidationPrice(shortPut, 500)))}`,
    `${plain(shortRequirementInAsset(900, shortCall))} ETH below 1,000, ${plain(shortRequirementInAsset(1250, shortCall))} ETH at 1,250 and ${plain(shortRequirementInAsset(2000, shortCall))} ETH at 2,000`,
    `at $S = K/c$, which is ${number(limitOf(liquidationPriceInAsset(shortCall, 1)))} USDC here`,
    `only ${plain(largestRequirement(shortCall))} ETH last at every price`,
    `half an ETH lasts until ${number(limitOf(liquidationPriceInAsset(shortCall, 0.5)))} USDC`,
    `requires ${number(shortRequirement(900, shortCall))} USDC at 900 and ${number(shortRequirement(1000, shortCall))} at 1,000`,
    `for $K$ = 1,000 and $c$ = 20% is ${number(limitOf(liquidationPrice(shortCall, 1000)))} USDC`,
    `liquidatable above ${number(limitOf(liquidationPrice(shortCall, 500)))} USDC`,
    `the second row gives ${number(limitOf(liquidationPriceInAsset(shortPut, 0.5)))} USDC, where 500 USDC of cash would have lasted until ${number(limitOf(liquidationPrice(shortPut, 500)))}`,
    `less than the ${number(longLegRequirement(2000))} USDC required once ETH is below ${number(longLegRequirement(2000) / 0.15)}.`,
    `requires ${plain(longLegRequirement(1))} ETH. With 300 USDC of collateral the account falls short above ${number(callCoveredUntil(300))} USDC`,
    ...[520, 700, 900].map(
      requirement =>
        `| 500 | ${requirement} | ${requirement - 500} | ${liquidationBonus(500, requirement)} |`,
    ),
  ],
  "docs/panoptic-protocol/streamia": [
    `$${plain(chunkPremia(1, 50, 50).net)} g$ |`,
    `$${plain(chunkPremia(1, 50, 50).owed)} g$ |`,
    `$${plain(chunkPremia(1, 50, 50).gross)} g$ |`,
    `earns ${percent(chunkPremia(1, 50, 50).gross / 100 - 1, 1)} more`,
    `pays ${percent(spreadMultiplier(50, 50) - 1)} more than the fees`,
    `$1 + 0.25 \\times 9 = ${plain(spreadMultiplier(9, 1))}$, the largest possible`,
  ],
  "docs/panoptic-protocol/forced-exercise": [
    ...[32, 30, 29].map(price => {
      const halfWidths = halfWidthsFromStrike(price, avax)
      const at = (distance: number) => number(strikeOf(avax) * rangeFactorOf(avax) ** distance, 2)
      const below = `${at(-halfWidths - 1)} to ${at(-halfWidths)}`
      const above = `${at(halfWidths)} to ${at(halfWidths + 1)}`
      const cost = forceExerciseCost(price, avax) ?? Number.NaN
      return `| ${below}, or ${above} | ${halfWidths} | ${plain(cost * 1e4)} bps | ${number(cost * 35.6, 3)} USDC |`
    }),
    // The bars of the figure, from a range of one factor 1.1.
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(halfWidths => {
      const cost = forceExerciseCost(1.1 ** (halfWidths + 0.5), { lower: 1 / 1.1, upper: 1.1 })
      const label = halfWidths === 1 ? "1 half-width" : String(halfWidths)
      return `["${label}", ${plain((cost ?? Number.NaN) * 1e4)}]`
    }),
  ],
  "docs/panoptic-protocol/commission": [
    `| 1,000 USDC | ${plain(commission(1000))} USDC |`,
    `| 1 ETH | ${plain(commission(1))} ETH |`,
    `| ${plain(commission(6000))} USDC and ${plain(commission(3))} ETH |`,
    `0.2% of the notional is ${percent(commission(1) * 10)} of what you posted`,
    `come to ${percent(52 * commission(1), 1)} of the notional`,
  ],
  "docs/panoptic-protocol/buying-power": [
    ratioRow(0.5, "up to 50%", [0, 0]),
    ratioRow(0.6, "60%", [1, 1]),
    ratioRow(0.7, "70%", [1, 2]),
    ratioRow(0.8, "80%", [0, 2]),
    ratioRow(0.9, "90% and more", [0, 0]),
    `= ${number(mintRequirement("short", 2000, sellers(0.7)))} USDC if you sell it`,
    `= ${number(mintRequirement("long", 2000, buyers(0.7)))} USDC if you buy it`,
    `would require ${number(mintRequirement("short", 2000, sellers(0)))} and ${number(mintRequirement("long", 2000, buyers(0)))}`,
    `was ${percent(poolUtilization(vault.inAmm, 1_000_000))} utilized takes it to ${percent(storedUtilization(vault, { sold: 200_000 }))}`,
    `costs 100 USDC in this way and requires another ${number(mintRequirement("long", 2000, buyers(0), 100) - 100)}`,
    `requires ${number(shortRequirement(2001, put2000))} USDC above its strike and ${number(shortRequirement(1900, put2000))} at 1,900`,
    `100 USDC come in while ${number(shortRequirement(1900, put2000))} are required: a net ${number(mintRequirement("short", 2000, sellers(0), 100))}`,
    spreadRow(1000, 900),
    spreadRow(1000, 950),
    spreadRow(1000, 500),
    `${number(spreadRequirement({ type: "put", shortStrike: 2000, longStrike: 2000 }))} USDC for a 2,000 USDC put calendar`,
    `requires ${number(strangleRequirement(2000, straddle2000).put)} USDC for the put and ${plain(strangleRequirement(2000, straddle2000).call)} ETH for the call, together ${number(strangleRequirement(2000, straddle2000).total)} USDC`,
    strangleRow(0.5, "up to 50%"),
    strangleRow(0.6, "60%"),
    strangleRow(0.7, "70%"),
    strangleRow(0.8, "80%"),
    strangleRow(0.9, "90% and more"),
    `the same straddle requires ${number(strangleRequirement(2000, { ...straddle2000, quoteUtilization: 0.9, assetUtilization: 0.9 }).total)} USDC`,
    `requires ${number(strangleRequirement(1800, straddle2000).put)} USDC for the put and 0.1 ETH, worth 180, for the call, in all ${number(strangleRequirement(1800, straddle2000).total)}`,
    `no more than ${percent(largestUsageAtMint())} of the collateral`,
    `one such put (${percent(1200 / 3000)} of your collateral), and not a second one at the same ratio (${percent(2400 / 3000)})`,
  ],
  "docs/panoptic-protocol/collateral": [
    ...[1500, 2000, 3000].map(price => threeTraders("call", price)),
    ...[1500, 1000, 500].map(price => threeTraders("put", price)),
    threeLimits("Alice", 4500, 0),
    threeLimits("Bob", 0, 3),
    threeLimits("Charlie", 1500, 2),
  ],
  "docs/panoptic-protocol/risks": [
    `from ${number(maximumRangeGamma(2000, 1.2), 4)} to ${number(maximumRangeGamma(2000, 1.1), 4)}`,
    `at the lower bound, are ${[1.2, 1.1].map(gammaAtLowerBound).join(" and ")};`,
  ],
}
