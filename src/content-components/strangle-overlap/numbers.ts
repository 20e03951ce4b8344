import { strikeOfDelta } from "../../options/delta-strike"
import { lpLiquidity } from "../../options/lp-position"
import { type Bounds, isInRange, rangeOf, strikeOf } from "../../options/price-range"
import type { FigureNumbers } from "../parts/figure-table"
import { formatNumber } from "../parts/format"
import type { StrangleOverlapProps } from "./props"

interface OverlapNumbers extends FigureNumbers {
  put: Bounds
  middle: Bounds
  call: Bounds
  /** Prices in both ranges of the strangle. */
  overlap: Bounds
  /** Liquidity of ranges at a price, as a fraction of the straddle's. */
  share: (legs: Bounds[]) => (price: number) => number
}

/**
 * Liquidity of a straddle and a strangle of the same width, between the prices at which either one
 * changes.
 */
export function strangleOverlap({
  spot,
  rangeFactor,
  delta,
  unit = "USDC",
}: Omit<StrangleOverlapProps, "title" | "caption">): OverlapNumbers {
  const leg = (held: number) => rangeOf(strikeOfDelta(spot, rangeFactor, held), rangeFactor)
  const [put, middle, call] = [leg(delta), leg(0.5), leg(1 - delta)]
  const straddle = [middle, middle]
  const strangle = [put, call]
  // Both ranges contain the current price, no matter how small the delta.
  const overlap = { lower: call.lower, upper: put.upper }
  const full = liquidityAt(straddle, spot)
  const share = (legs: Bounds[]) => (price: number) => liquidityAt(legs, price) / full
  const text = (price: number) => formatNumber(price, 0)
  const percent = (value: number) => `${formatNumber(value * 100, 1)}%`
  const turns = [put.lower, middle.lower, call.lower, put.upper, middle.upper, call.upper]
  const stretches = [...new Set(turns)].sort((a, b) => a - b)
  return {
    put,
    middle,
    call,
    overlap,
    share,
    note: `Put of ${text(delta * 100)} delta at ${text(strikeOf(put))}, call at ${text(strikeOf(call))}, straddle at ${text(strikeOf(middle))} ${unit}. The strangle's ranges overlap from ${text(overlap.lower)} to ${text(overlap.upper)} ${unit}.`,
    table: {
      columns: [`Prices, ${unit}`, "Straddle", "Strangle"],
      rows: stretches.slice(1).map((to, index) => {
        const from = stretches[index] ?? to
        const within = (from + to) / 2
        return [
          `${text(from)}–${text(to)}`,
          percent(share(straddle)(within)),
          percent(share(strangle)(within)),
        ]
      }),
    },
  }
}

const liquidityAt = (legs: Bounds[], price: number) =>
  legs
    .filter(bounds => isInRange(price, bounds))
    .reduce((sum, bounds) => sum + lpLiquidity(bounds), 0)
