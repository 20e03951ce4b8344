import { lpAmounts } from "../../options/lp-position"
import type { FigureNumbers } from "../parts/figure-table"
import { formatNumber, formatPercent } from "../parts/format"
import { roundSteps } from "../parts/line-chart/chart-data"
import type { DepositUseProps } from "./props"

interface DepositNumbers extends FigureNumbers {
  /** Lower bounds as far below the price as the upper one is above, by difference and by ratio. */
  arithmetic: number
  geometric: number
  /** Shares of the deposit that a range with this lower bound uses. */
  uses: (lower: number) => { asset: number; quote: number }
  domain: [number, number]
  text: (price: number) => string
  percent: (share: number) => string
}

/**
 * Share of a deposit of equal values that a range uses, by its lower bound.
 * @param steps further rows of the table, in addition to the marked bounds and the ends
 */
export function depositUse(
  { spot, width, unit = "USDC" }: Pick<DepositUseProps, "spot" | "width" | "unit">,
  steps = 1,
): DepositNumbers {
  const upper = spot * (1 + width)
  const arithmetic = spot * (1 - width)
  const geometric = spot / (1 + width)
  const uses = (lower: number) => {
    const { asset, quote } = lpAmounts(spot, { lower, upper })
    const ratio = (asset * spot) / quote
    return { asset: Math.min(1, ratio), quote: Math.min(1, 1 / ratio) }
  }
  const domain: [number, number] = [
    arithmetic * (1 - 0.35 * width),
    spot * (1 - (0.35 * width) / (1 + width)),
  ]
  const text = (price: number) => formatNumber(price, 0)
  const percent = (share: number) => formatPercent(share, 1)
  return {
    arithmetic,
    geometric,
    uses,
    domain,
    text,
    percent,
    note: `Price ${text(spot)} ${unit}, upper bound ${text(upper)} ${unit}. With the lower bound at ${text(arithmetic)} the position takes ${percent(uses(arithmetic).asset)} of the asset; at ${text(geometric)} it takes all of both.`,
    table: {
      columns: [`Lower bound, ${unit}`, "Asset used", "Quote token used"],
      rows: [...new Set([...roundSteps(domain, steps), arithmetic, geometric])]
        .sort((a, b) => a - b)
        .map(lower => [text(lower), percent(uses(lower).asset), percent(uses(lower).quote)]),
    },
  }
}
