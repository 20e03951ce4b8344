import { forceExerciseRate } from "../../../src/options/force-exercise"
import { pricePaths } from "../../../src/options/price-path"
import { isInRange, strikeOf } from "../../../src/options/price-range"
import { rangedOptionAt } from "../../../src/options/ranged-option"
import { type Examples, number, plain } from "./format"
import { priceOf } from "./shared"

/*
 * Docs and terms state their results as claims (docs/claims.md). This file covers what a claim
 * cannot: data of figures, numbers in words, and a count of drawn paths.
 */

/** Numbers of the 20 paths drawn on the page that leave the range and that come back. */
function pathsOut() {
  const paths = pricePaths({ spot: 2500, volatility: 0.8, days: 10, steps: 60, seed: 3 }, 20)
  const bounds = { lower: 2272.73, upper: 2750 }
  const exits = paths.map(path => path.findIndex(price => !isInRange(price, bounds)))
  const left = exits.filter(exit => exit >= 0).length
  const back = paths.filter((path, index) => {
    const exit = exits[index] ?? -1
    return exit >= 0 && path.slice(exit).some(price => isInRange(price, bounds))
  }).length
  return { left, back }
}
const out = pathsOut()

export const docs: Examples = {
  "docs/product/uniswap-lps/delta-neutral-lp": [
    `premium: ${number(rangedOptionAt("call", 1000, 1000, 1.27), 2)} }`,
  ],
  "docs/product/uniswap-lps/migrate": [
    `\\approx ${strikeOf({ lower: 1650, upper: 3350 }).toFixed(0)}$ and`,
  ],
  "docs/product/uniswap-lps/provide-liquidity": [
    `rangeFactor: 1.27, premium: ${number(rangedOptionAt("call", 1675, 1750, 1.27), 2)} }`,
  ],
  "docs/panoptic-protocol/forced-exercise": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(halfWidths => {
    const label = halfWidths === 1 ? "1 half-width" : String(halfWidths)
    return `["${label}", ${plain(forceExerciseRate(halfWidths) * 1e4)}]`
  }),
  "docs/trading/multi-leg-strategies": [
    `strike: 1000, premium: ${number(priceOf("call", 1000, 1000, 120, 0.6), 2)}, extraDays: 90`,
    `strike: 1150, premium: ${number(priceOf("call", 1000, 1150, 30, 0.6), 2)} }`,
  ],
  "docs/terms/out_of_range": [
    `${out.left} of these 20 paths leave the range within ten days, and ${out.back} of the ${out.left} come back`,
  ],
}
