import { type Spread, sampledPaths } from "../../../options/position/outcomes"
import { formatDays, formatPercent } from "../../parts/format"
import type { LabNumber } from "./lab-number"
import type { LabState } from "./lab-state"
import { amount, type ValueTexts } from "./lab-texts"
import type { PositionResult } from "./position-result"

const crossings = (prices: number[], none: string, symbol: string) =>
  prices.length > 0 ? `${prices.map(amount).join(" and ")} ${symbol}` : none

/** Profit and loss, its probability, expected streamia, breakevens, and extremes. */
export function resultNumbers(
  { days, price, volatility, seed, symbols }: LabState,
  result: PositionResult,
  texts: ValueTexts,
): LabNumber[] {
  const { income, fees, held, breakevens, outcomes } = result
  const { final, chance, inRange, streamia: sampled } = outcomes
  const streamia = income + fees
  const time = formatDays(days)
  const holding =
    held > 0 ? [`The result includes the ${amount(held)} ${symbols.asset} in the account.`] : []
  const assumptions = `${sampledPaths} sampled paths (geometric Brownian motion, ${formatPercent(volatility, 0)} volatility, no drift, seed ${seed})`
  const span = ({ low, high }: Spread) =>
    `10th to 90th percentile: ${texts.signed(low)} to ${texts.signed(high)}`
  return [
    {
      id: "profit",
      label: `P&L after ${time}, median`,
      value: texts.signed(final.median),
      note: span(final),
      formula: [
        `Value at the close − value at the open + streamia − ${texts.text(fees)} of fees, along ${assumptions}`,
        ...holding,
      ],
    },
    {
      id: "chance",
      label: "Probability of profit",
      value: formatPercent(chance, 0),
      note: `after ${time}, with ${formatPercent(volatility, 0)} volatility and no drift`,
      formula: [
        `${Math.round(chance * sampledPaths)} of ${assumptions} end with a gain.`,
        "The probability differs if the price moves more or less than the volatility that pays the streamia.",
        ...holding,
      ],
    },
    {
      id: "expected",
      label: `Expected streamia, ${time}`,
      value: texts.signed(streamia),
      note: `a leg is in range ${formatPercent(inRange, 0)} of the time`,
      formula: [
        "For each unit: V(S₀) − E[V(S)], the value that a liquidity position is expected to lose, times the spread",
        `Along the sampled paths, ${span(sampled)}`,
      ],
    },
    {
      id: "breakevens",
      label: "Breakevens",
      value: crossings(breakevens, "none", symbols.quote),
      formula: [
        ...breakevens.map(at => `Result at ${texts.price(at)}: 0`),
        `The result includes ${texts.signed(streamia)} of expected streamia and ${texts.text(fees)} of fees.`,
        ...holding,
      ],
    },
    ...(["worst", "best"] as const).map((id): LabNumber => {
      const { profit, price: at } = result[id]
      const only = texts.unlimitedOr(result.optionsOnly[id].profit, price)
      const place =
        at === Number.POSITIVE_INFINITY
          ? "as the price rises without limit"
          : `at ${texts.price(at)}`
      return {
        id,
        label: id === "worst" ? "Worst case at any price" : "Best case at any price",
        value: texts.unlimitedOr(profit, price),
        ...(held > 0 ? { note: `options only: ${only}` } : {}),
        formula: [
          `${id === "worst" ? "Lowest" : "Highest"} result of all prices, ${place}, after ${texts.signed(streamia)} of expected streamia and ${texts.text(fees)} of fees`,
          "Along a path that stays in the range of a bought leg, more streamia is owed than expected.",
          ...(held > 0
            ? [
                `Held: ${amount(held)} ${symbols.asset} × (price − ${texts.price(price)}). Options only: ${only}`,
              ]
            : []),
        ],
      }
    }),
  ]
}
