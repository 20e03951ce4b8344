import { largestUsageAtMint } from "../../../src/options/margin/buying-power"
import { liquidationPrice } from "../../../src/options/margin/liquidation-price"
import { longLegRequirement } from "../../../src/options/margin/long-leg"
import { spreadRequirement } from "../../../src/options/margin/partnered-spread"
import {
  lowestCoveredPrice,
  putLiquidation,
  type ShortPut,
} from "../../../src/options/margin/put-liquidation"
import { shortRequirement } from "../../../src/options/margin/short-option"
import { rangedOptionAt } from "../../../src/options/ranged-option"
import { strategyProfit } from "../../../src/options/strategy"
import { type Examples, number, percent } from "./format"
import { buyers, limitOf, shortPut } from "./shared"

/** The put whose seller defaults, at the minimum deposit. */
const put: ShortPut = { ...shortPut, type: "put", strike: 2000 }
const deposit = shortRequirement(2000, put) / largestUsageAtMint()
const limit = limitOf(liquidationPrice(put, deposit))
const lastCovered = lowestCoveredPrice(put, deposit)
const row = (price: number, comment: string) => {
  const { requirement, loss, bonus } = putLiquidation(price, put, deposit)
  const values = [price, requirement, loss, Math.abs(bonus)]
  return `| ${values.map(value => number(value)).join(" | ")} | ${comment} |`
}

/** Liquidation price of the put in the introduction with 700 DAI. */
const introduced = (version: "V1" | "gated") =>
  number(limitOf(liquidationPrice({ ...put, version }, 700)))

/** Requirement of a bought quarter of a call, in USDC; `owed` is its accrued streamia. */
const quarterAt = (price: number, owed = 0) => longLegRequirement(0.25, 0, owed / price) * price

export const blog: Examples = {
  "blog/2023-02-23-panoptic-defi-options-protocol-introduction": [
    `can be liquidated once ETH falls to ${introduced("V1")} DAI instead of ${introduced("gated")}`,
    `passes the collateral below ${introduced("gated")} DAI`,
  ],
  "blog/2023-07-13-streamia-defi-native-options-pricing": [
    `= ${number(rangedOptionAt("put", 2000, 2000, 1.02), 1)}$`,
  ],
  "blog/2023-11-01-case-against-perpetual-futures": [
    `a call on 1 ETH requires ${longLegRequirement(1)} ETH, ${number(2000 * buyers(0))} dollars with ETH at 2,000`,
    `at 4 a day, they last ${(400 - 2000 * buyers(0)) / 4} days`,
    `the ${longLegRequirement(1)} ETH would have used them up at ${number(400 / longLegRequirement(1))}. The account could have been liquidated there with a call that was ${number(400 / longLegRequirement(1) - 2000)} ahead`,
  ],
  "blog/2023-12-06-epoch-2-top-trades": [
    `that is ${number(spreadRequirement({ type: "put", shortStrike: 2048, longStrike: 2043 }))} dollars for this spread`,
    `the perp would have been ${number(strategyProfit([{ type: "asset", side: "long", entry: 1886 }], 1950))} dollars per ETH above its strike.`,
  ],
  "blog/2024-10-08-bringing-passive-liquidity-to-uniswap": [
    `reaches ${number(deposit)} at a price of ${number(limit)}, and from there on anyone may liquidate`,
    `the loss down to ${number(2000 - deposit)}, but loss and bonus together only down to ${number(lastCovered)}.`,
    row(limit, "liquidation possible"),
    row(lastCovered, "just covers both"),
    row(1600, "covers the loss and 50% of the bonus"),
    row(2000 - deposit, "used up by the loss alone"),
    row(1300, `${number(700 - deposit)} short, before any bonus`),
    `by another ${percent(1 - lastCovered / limit)}, from ${number(limit)} to ${number(lastCovered)},`,
  ],
  "blog/2025-05-09-panoptic-newsletter-may-2025": [
    `V1 requires ${number(shortRequirement(60000, { ...put, strike: 60000 }))} dollars and adds every dollar below the strike. At ${number(limitOf(liquidationPrice({ ...put, strike: 60000 }, 30000)))} that is the whole collateral`,
  ],
  "blog/2025-07-25-panoptic-your-next-defi-alpha": [
    `here ${longLegRequirement(0.25)} ETH or ${number(quarterAt(3600))} USDC`,
    `it needs ${number(quarterAt(4000))} + ${number(quarterAt(4000, 30) - quarterAt(4000))} at 4,000`,
  ],
}
