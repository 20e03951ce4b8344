import { largestUsageAtMint } from "../../../src/options/margin/buying-power"
import { liquidationBonus } from "../../../src/options/margin/liquidation-bonus"
import { liquidationPrice } from "../../../src/options/margin/liquidation-price"
import { shortRequirement } from "../../../src/options/margin/short-option"
import { rangedOptionAt } from "../../../src/options/ranged-option"
import { type Examples, number, percent } from "./format"
import { buyers, limitOf, shortPut } from "./shared"

/** The put whose seller fails, at the least deposit. */
const put = { ...shortPut, strike: 2000 }
const deposit = shortRequirement(2000, put) / largestUsageAtMint()
const limit = limitOf(liquidationPrice(put, deposit))
const bonusAt = (price: number) => liquidationBonus(deposit, shortRequirement(price, put))
/** Where loss and bonus together reach the deposit: 2K − 0.8P − P − deposit = deposit. */
const lastCovered = (2 * 2000 - 2 * deposit) / 1.8
const row = (price: number, comment: string) => {
  const values = [price, shortRequirement(price, put), 2000 - price, bonusAt(price)]
  return `| ${values.map(value => number(value)).join(" | ")} | ${comment} |`
}

export const blog: Examples = {
  "blog/2023-07-13-streamia-defi-native-options-pricing": [
    `= ${number(rangedOptionAt("put", 2000, 2000, 1.02), 1)}$`,
  ],
  "blog/2023-11-01-case-against-perpetual-futures": [
    `one call on 2,000 requires ${number(2000 * buyers(0))}, and`,
    `at 4 a day, they last ${(400 - 2000 * buyers(0)) / 4} days`,
  ],
  "blog/2024-10-08-bringing-passive-liquidity-to-uniswap": [
    `reaches ${number(deposit)} at a price of ${number(limit)}.`,
    `the loss down to ${number(2000 - deposit)}, but loss and bonus together only down to ${number(lastCovered)}.`,
    row(limit, "liquidation possible"),
    row(lastCovered, "just covers both"),
    row(1600, "covers the loss, not all of the bonus"),
    row(2000 - deposit, "used up by the loss alone"),
    row(1300, `short of ${number(700 - deposit)}, before any bonus`),
    `by a further ${percent(1 - lastCovered / limit)}, from ${number(limit)} to ${number(lastCovered)},`,
  ],
}
