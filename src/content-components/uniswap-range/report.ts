import {
  rangeAsPut,
  rangeResultAt,
  rangeStreamia,
  type UniswapRange,
} from "../../options/position/uniswap-range"
import { spreadAtUtilization } from "../../options/spread"
import { amount, signedAmount } from "../lab/model/lab-texts"
import { formatPercent } from "../parts/format"

interface ReportTable {
  title: string
  columns: string[]
  rows: string[][]
}

const volatilities = [0.4, 0.6, 0.8, 1, 1.2]
/** Share of the sold liquidity that is bought; determines the cost of the bought put. */
const boughtShare = 0.2

/** Explains a Uniswap range as a short put, in steps and tables. */
export function rangeReport(range: UniswapRange): { steps: string[]; tables: ReportTable[] } {
  const { lower, upper, price } = range
  const { strike, rangeFactor, units, cash, holds, delta, gamma } = rangeAsPut(range)
  const inRange = price > lower && price < upper
  const where = inRange ? "in the range" : price <= lower ? "below the range" : "above the range"
  const moved = price * 0.05
  return {
    steps: [
      `Strike: √(${amount(lower)} × ${amount(upper)}) = ${amount(strike)} USDC. Range factor: √(${amount(upper)} / ${amount(lower)}) = ${rangeFactor.toFixed(4)}, a width of ±${formatPercent(rangeFactor - 1, 1)}.`,
      `Size: the position is worth ${amount(range.amount)} USDC at ${amount(price)}, ${where}. One unit would be worth ${amount(range.amount / units)} USDC, so it is ${amount(units)} units.`,
      `It is a short put on ${amount(units)} ETH at ${amount(strike)}, backed by ${amount(cash)} USDC. It now holds ${amount(holds.asset)} ETH and ${amount(holds.quote)} USDC.`,
      `Delta: ${signedAmount(delta)} ETH, the ETH that it holds. If the price falls by 5%, it is about ${signedAmount(Math.min(Math.max(delta - gamma * moved, 0), units))} ETH, because it buys on the way down.`,
    ],
    tables: [
      {
        title: "What it earns, by volatility",
        columns: [
          "Annual volatility",
          "Streamia per day now, USDC",
          "Expected in 7 days, USDC",
          "Expected in 30 days, USDC",
        ],
        rows: volatilities.map(volatility => {
          const { aDay, week, month } = rangeStreamia(range, volatility)
          return [formatPercent(volatility, 0), ...[aDay, week, month].map(amount)]
        }),
      },
      {
        title: "What hedges it",
        columns: ["Hedge", "Size", "What it costs", "What is left"],
        rows: [
          [
            "Sell the delta, such as with a short perp",
            `${amount(delta)} ETH`,
            "Funding, and trades to adjust it",
            `Losses from large moves, as delta changes by ${amount(Math.abs(gamma) * moved)} ETH for 5%`,
          ],
          [
            `Buy the same put, ${amount(strike)} ±${formatPercent(rangeFactor - 1, 1)}`,
            `${amount(units)} ETH`,
            `The streamia above, times a spread (${spreadAtUtilization(boughtShare).toFixed(4)} with ${formatPercent(boughtShare, 0)} bought)`,
            "No risk from the price",
          ],
          [
            `Buy a put at the lower price, ${amount(lower)}`,
            `${amount(units)} ETH`,
            "Its streamia, only while the price is near the lower end",
            `Losses down to ${amount(lower)}, at most ${amount(Math.max(0, -rangeResultAt(range, lower).alone))} USDC`,
          ],
        ],
      },
      {
        title: "Profit and loss by price, before streamia",
        columns: [
          "Price, USDC",
          "Range alone, USDC",
          "With the delta sold, USDC",
          "With the same put bought, USDC",
        ],
        rows: [...new Set([lower / 2, lower, strike, price, upper, upper * 1.25])]
          .sort((a, b) => a - b)
          .map(at => {
            const { alone, deltaSold, putBought } = rangeResultAt(range, at)
            return [amount(at), ...[alone, deltaSold, putBought].map(signedAmount)]
          }),
      },
    ],
  }
}
