import { commission } from "../../../src/options/commission"
import { forceExerciseCost, halfWidthsFromStrike } from "../../../src/options/force-exercise"
import { lpValue } from "../../../src/options/lp-position"
import { largestUsageAtMint, mintRequirement } from "../../../src/options/margin/buying-power"
import { leverageOf } from "../../../src/options/margin/collateral-ratio"
import { collateralValue } from "../../../src/options/margin/cross-margin"
import { liquidationBonus } from "../../../src/options/margin/liquidation-bonus"
import {
  liquidationPrice,
  liquidationPriceInAsset,
} from "../../../src/options/margin/liquidation-price"
import { poolUtilization } from "../../../src/options/margin/pool-utilization"
import { shortRequirement } from "../../../src/options/margin/short-option"
import { shortPutRequirement } from "../../../src/options/margin/short-put"
import { rangeFactorOf, rangeOf, strikeOf } from "../../../src/options/price-range"
import { maximumRangeGamma } from "../../../src/options/range-expiry"
import { rangedOptionAt, rangedOptionGamma } from "../../../src/options/ranged-option"
import { chunkPremia, spreadMultiplier } from "../../../src/options/spread"
import { strategyProfit } from "../../../src/options/strategy"
import { type Examples, number, percent, plain } from "./format"
import { avax, buyers, limitOf, sellers, shortCall, shortPut } from "./shared"

const { lower, upper } = rangeOf(1000, 1.1)
/** The put of strike 1,000 with this range, sold in a calm pool. */
const inRange = { collateralRatio: 0.2, rangeFactor: 1.1 }

/** What a trader has left who sold three options at 1,500 DAI. */
const left = (type: "call" | "put", dai: number, eth: number, price: number) =>
  collateralValue({ asset: eth, quote: dai }, price) +
  strategyProfit([{ type, side: "short", strike: 1500, quantity: 3 }], price)
const threeTraders = (type: "call" | "put", price: number) => {
  const loss = -strategyProfit([{ type, side: "short", strike: 1500, quantity: 3 }], price)
  const rest = [left(type, 4500, 0, price), left(type, 0, 3, price), left(type, 1500, 2, price)]
  return `| ${number(price)} | ${number(Math.abs(loss))} | ${rest.map(value => number(value)).join(" | ")} |`
}

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
    `Total assets are 1,000,000 and utilisation is ${percent(poolUtilization(410_000, 600_000 - 10_000 + 410_000))}`,
  ],
  "docs/panoptic-protocol/margin": [
    ...[0.75, 0.5, 0.25].map(share => {
      const requirement = shortPutRequirement(share, 1, { collateralRatio: 0.2 })
      const loss = 1 - share
      return `| ${percent(share)} | ${percent(requirement)} | ${percent(loss)} | ${percent(requirement - loss)} |`
    }),
    `= ${number(limitOf(liquidationPrice(shortPut, 500)))}$ USDC, and insolvency at 500`,
    `so this put takes ${number(shortRequirement(1000, shortPut) / largestUsageAtMint())} USDC to open`,
    `**Above ${number(limitOf(liquidationPrice(shortPut, 200)))}**: requirement ${number(shortRequirement(1001, shortPut))}`,
  ],
  "docs/panoptic-protocol/liquidations": [
    `At 625 it is 1,000 × (0.2 + 0.8 × 0.375) = ${number(shortRequirement(625, shortPut))} USDC`,
    `this put needs ${number(1000 * shortPutRequirement(1000, 1000, inRange))} USDC at 1,000, and ${number(1000 * shortPutRequirement(1100, 1000, inRange))} only from 1,100 on`,
    `for $K$ = 1,000 and $c$ = 20% is ${number(limitOf(liquidationPrice(shortCall, 1000)))} USDC`,
    `Requirement and collateral meet at ${number(limitOf(liquidationPrice(shortPut, 500)))} USDC`,
    `liquidatable above ${number(limitOf(liquidationPrice(shortCall, 500)))} USDC`,
    `half an ETH lasts until ${number(limitOf(liquidationPriceInAsset(shortCall, 0.5)))} USDC`,
    `than the ${number(mintRequirement("long", 2000, buyers(0)))} USDC required once ETH is below ${number(mintRequirement("long", 2000, buyers(0)) / 0.15)}.`,
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
    `would take ${number(mintRequirement("short", 2000, sellers(0)))} and ${number(mintRequirement("long", 2000, buyers(0)))}`,
    `no more than ${percent(largestUsageAtMint())} of the collateral`,
    `one such put (${percent(1200 / 3000)} of your collateral), and not a second one at the same ratio (${percent(2400 / 3000)})`,
  ],
  "docs/panoptic-protocol/collateral": [
    ...[1500, 2000, 3000].map(price => threeTraders("call", price)),
    ...[1500, 1000, 500].map(price => threeTraders("put", price)),
  ],
  "docs/panoptic-protocol/risks": [
    `from ${number(maximumRangeGamma(2000, 1.2), 4)} to ${number(maximumRangeGamma(2000, 1.1), 4)}`,
    `at the lower bound, are ${[1.2, 1.1].map(gammaAtLowerBound).join(" and ")};`,
  ],
}
