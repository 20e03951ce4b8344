import { liquidationPrice } from "../../../src/options/margin/liquidation-price"
import { pricePaths } from "../../../src/options/price-path"
import { isInRange } from "../../../src/options/price-range"
import type { Examples } from "./format"
import { number } from "./format"
import { limitOf, shortCall } from "./shared"

/** The sample page's thirty paths, with the 60 steps that the figure draws. */
const paths = pricePaths({ spot: 2000, volatility: 0.8, days: 30, steps: 60, seed: 5 }, 30)
const bounds = { lower: 1800, upper: 2200 }
const leave = paths.filter(path => path.some(price => !isInRange(price, bounds))).length
const endInside = paths.filter(path => isInRange(path.at(-1) ?? 0, bounds)).length
const words: Record<number, string> = { 8: "eight", 30: "All of these thirty" }

export const pages: Examples = {
  "pages/markdown-page": [
    `${words[leave]} leave the range from 1,800 to 2,200 USDC at some time; ${words[endInside]} end inside it`,
    `liquidatable above ${number(limitOf(liquidationPrice({ ...shortCall, strike: 2000 }, 900)))} USDC`,
  ],
}
