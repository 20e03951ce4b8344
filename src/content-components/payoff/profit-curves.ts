import { breakevens } from "../../options/breakevens"
import { isPiecewiseLinear, kinks, strategyCost, strategyProfit } from "../../options/strategy"
import { formatDays } from "../parts/format"
import { curve, type Series, samples } from "../parts/line-chart/chart-data"
import type { StrategyState } from "../parts/strategy-controls/adjust-legs"

export interface ProfitCurves {
  /** Curve at expiry or at the close, then its parts, then curves before expiry. */
  series: Series[]
  breakevens: number[]
  /** True if a premium was paid or received; otherwise the curve is a payoff, not a profit. */
  hasCost: boolean
  /**
   * True if the figure has days before expiry; otherwise the first curve is of closing at a price.
   */
  isAtExpiry: boolean
}

/** Profit at and before expiry over a range of prices, and its breakevens. */
export function profitCurves(state: StrategyState): ProfitCurves {
  const { legs, volatility, days, range, marketAt } = state
  const turns = kinks(legs)
  const horizon = { years: 0, volatility }
  const atExpiry = (price: number) => strategyProfit(legs, price, horizon)
  const fine = samples(range, 200, turns)
  const crossings = breakevens(atExpiry, fine)
  const prices = samples(range, isPiecewiseLinear(legs) ? 1 : 80, [...turns, ...crossings])
  const parts = [...new Set(legs.flatMap(({ part }) => part ?? []))]
  const before = volatility > 0 ? days.filter(left => left > 0) : []
  // Without days, nothing says that the options expire, and those of the protocol do not.
  const isAtExpiry = before.length > 0
  const hasCost = strategyCost(legs) !== 0
  const bare = hasCost ? "profit" : "payoff"
  const whole = isAtExpiry ? "at expiry" : isPiecewiseLinear(legs) ? bare : "value"
  return {
    series: [
      curve(parts.length > 0 ? "together" : whole, atExpiry, prices),
      ...parts.map((part, index) => {
        const own = legs.filter(leg => leg.part === part)
        return curve(part, price => strategyProfit(own, price, horizon), prices, {
          tone: index === 0 ? "accent" : "muted",
          dashed: true,
        })
      }),
      ...before.map((left, index) =>
        curve(
          `${formatDays(left)} before`,
          price => strategyProfit(legs, price, marketAt(left)),
          samples(range, 80),
          { tone: index === 0 ? "accent" : "muted", dashed: index > 0 },
        ),
      ),
    ],
    breakevens: crossings,
    hasCost,
    isAtExpiry,
  }
}
