import type { ExplainedNumber } from "../../../content/schema/lab"
import { leastCollateralToOpen } from "../../../options/margin/buying-power"
import { collateralValue } from "../../../options/margin/cross-margin"
import { boundsOfLeg, type Position } from "../../../options/position/legs"
import { strikeOf } from "../../../options/price-range"
import { protocolParameters } from "../../../options/protocol-parameters"
import { formatPercent } from "../../parts/format"
import type { LabState } from "./lab-state"
import { amount, legName, signedAmount, type ValueTexts, valueTexts } from "./lab-texts"
import type { PositionResult } from "./position-result"

/** A number shown in the lab, with its formula. */
export interface LabNumber {
  id: ExplainedNumber
  label: string
  value: string
  /** The formula with its values filled in, one string per line. */
  formula: string[]
}

/** Numbers of a position, in display order. */
export function labNumbers(
  state: LabState,
  position: Position,
  result: PositionResult,
): LabNumber[] {
  const texts = valueTexts(state)
  return [
    ...resultNumbers(state, result, texts),
    ...greekNumbers(state, position, result, texts),
    ...collateralNumbers(state, position, result, texts),
    ...costNumbers(state, position, result, texts),
  ]
}

const crossings = (prices: number[], none: string, symbol: string) =>
  prices.length > 0 ? `${prices.map(amount).join(" and ")} ${symbol}` : none

function resultNumbers(
  { days, price, seed, symbols }: LabState,
  { income, fees, breakevens, worst, best, resultAt }: PositionResult,
  texts: ValueTexts,
): LabNumber[] {
  const streamia = income + fees
  const place = (at: number) =>
    at === Number.POSITIVE_INFINITY ? "as the price rises without end" : `at ${texts.price(at)}`
  const earned = `${streamia < 0 ? "−" : "+"} ${texts.text(Math.abs(streamia))}`
  const total = `Value at the close − value at the open ${earned} of streamia − ${texts.text(fees)} of fees`
  return [
    {
      id: "profit",
      label: `Result at the present price, after ${days === 1 ? "a day" : `${days} days`}`,
      value: texts.signed(resultAt(price)),
      formula: [
        `${total} = ${texts.signed(resultAt(price))}`,
        `Streamia is that of one random price path, number ${seed}. Another path gives another figure.`,
      ],
    },
    {
      id: "breakevens",
      label: "Breakevens",
      value: crossings(breakevens, "none", symbols.quote),
      formula: [
        ...breakevens.map(at => `Result at ${texts.price(at)}: 0`),
        `The result includes ${texts.signed(streamia)} of streamia and ${texts.text(fees)} of fees.`,
      ],
    },
    {
      id: "worst",
      label: "Worst case",
      value: texts.unlimitedOr(worst.profit, price),
      formula: [`Lowest result of all prices, ${place(worst.price)}, streamia and fees included.`],
    },
    {
      id: "best",
      label: "Best case",
      value: texts.unlimitedOr(best.profit, price),
      formula: [`Highest result of all prices, ${place(best.price)}, streamia and fees included.`],
    },
  ]
}

function greekNumbers(
  state: LabState,
  position: Position,
  { delta, gamma, streamiaADay, legs }: PositionResult,
  texts: ValueTexts,
): LabNumber[] {
  const { symbols, price, volatility } = state
  const named = position.legs.map((leg, index) => ({ name: legName(leg, state), leg: legs[index] }))
  const sigma = formatPercent(volatility, 0)
  return [
    {
      id: "delta",
      label: "Delta",
      value: `${signedAmount(delta)} ${symbols.asset}`,
      formula: [
        "A put in its range: −L(1/√S − 1/√upper) for each unit bought; a call: 1 more",
        `At S = ${texts.price(price)}, all legs together: ${signedAmount(delta)}`,
      ],
    },
    {
      id: "gamma",
      label: "Gamma",
      value: `${signedAmount(gamma)} per ${symbols.quote}`,
      formula: [
        "L/2 · S^(−3/2) in the range for each unit bought, 0 out of it",
        `At S = ${texts.price(price)}: ${signedAmount(gamma)} ${symbols.asset} for each ${symbols.quote} that the price moves`,
      ],
    },
    {
      id: "streamia",
      label: "Streamia per day at this price",
      value: texts.signed(streamiaADay),
      formula: [
        `σ²√(K·r·S)/(4(r − 1))/365 for each unit in range, with σ = ${sigma}, S = ${texts.price(price)}`,
        ...named.flatMap(({ name, leg }) =>
          leg?.rangeFactor
            ? [`${name}: K = ${amount(leg.strike)}, r = ${leg.rangeFactor.toFixed(4)}`]
            : [],
        ),
        `${formatPercent(state.bought, 0)} of each chunk is bought, so buyers pay and sellers receive a spread on top.`,
      ],
    },
    {
      id: "vega",
      label: "Streamia per point of volatility",
      value: `${texts.signed((2 * streamiaADay * 0.01) / volatility)} per day`,
      formula: [
        `Streamia grows with σ², so a point more adds 2 · 1%/${sigma} of ${texts.signed(streamiaADay)}`,
      ],
    },
  ]
}

const partNames = {
  sold: "Sold leg",
  strangle: "Sold leg of a strangle",
  bought: "Bought leg",
  spread: "Spread",
} as const

function collateralNumbers(
  state: LabState,
  position: Position,
  result: PositionResult,
  texts: ValueTexts,
): LabNumber[] {
  const { symbols, price } = state
  const { parts, requirement, requirementValue, balance, balanceValue, short } = result
  const usage = requirementValue / balanceValue
  const opening = leastCollateralToOpen(requirementValue)
  const strikes = position.legs.map(leg => amount(strikeOf(boundsOfLeg(leg, state.pair))))
  return [
    {
      id: "requirement",
      label: "Collateral requirement",
      value: texts.both(requirement),
      formula: [
        ...parts.map(part => {
          const symbol = symbols[part.token]
          const name = `${partNames[part.rule]} ${part.legs.map(index => index + 1).join(" and ")}`
          const required = `${amount(part.required)} ${symbol}`
          if (part.rule === "spread") {
            const between = part.legs.map(index => strikes[index]).join(" and ")
            return `${name}: the larger of the largest loss between ${between}, and ${formatPercent(part.ratio)} × ${amount(part.amount)}: ${required}`
          }
          const share = part.rule === "bought" ? "" : ` + ${formatPercent(part.share)} in the money`
          return `${name}: ${amount(part.amount)} ${symbol} × (${formatPercent(part.ratio)}${share}) = ${required}`
        }),
        `Together at ${texts.price(price)}: ${texts.text(requirementValue)}`,
      ],
    },
    {
      id: "usage",
      label: "Buying power used",
      value: balanceValue > 0 ? formatPercent(usage, 1) : "no collateral",
      formula: [
        `Requirement ${texts.text(requirementValue)} / collateral ${texts.text(balanceValue)}`,
        `Collateral after the mint: ${texts.both(balance)}`,
        `Right after a mint it may be at most ${formatPercent(1 / protocolParameters.mintBuffer, 2)}; above 100% the account can be liquidated.`,
      ],
    },
    {
      id: "opening",
      label: "Collateral needed to open",
      value: texts.text(opening),
      formula: [
        `${protocolParameters.mintBuffer} × ${texts.text(requirementValue)} = ${texts.text(opening)}`,
      ],
    },
    {
      id: "liquidation",
      label: "Can be liquidated",
      value: stretchesText(short, symbols.quote),
      formula: [
        `Where the collateral, ${texts.both(balance)}, is worth less than the requirement at that price`,
        "Streamia is left out: what you owe moves these prices toward you.",
      ],
    },
  ]
}

/** Describes price ranges: "below 1,400 USDC", "at every price", "at no price". */
export function stretchesText(short: PositionResult["short"], symbol: string): string {
  if (short.length === 0) return "at no price"
  return short
    .map(({ from, to }) => {
      const isOpen = to === Number.POSITIVE_INFINITY
      if (from === 0) return isOpen ? "at every price" : `below ${amount(to)} ${symbol}`
      return isOpen
        ? `above ${amount(from)} ${symbol}`
        : `from ${amount(from)} to ${amount(to)} ${symbol}`
    })
    .join(" and ")
}

function costNumbers(
  { version, price }: LabState,
  position: Position,
  { cost, exercise }: PositionResult,
  texts: ValueTexts,
): LabNumber[] {
  const { commission, intrinsic, swapFee } = cost
  const rate = formatPercent(protocolParameters.commissionRate)
  const hasBought = position.legs.some(({ side }) => side === "long")
  return [
    {
      id: "commission",
      label: "Commission",
      value: texts.both(commission),
      formula: [`${rate} of what every leg moves = ${texts.both(commission)}. Closing is free.`],
    },
    {
      id: "intrinsic",
      label: "Paid for intrinsic value",
      value: texts.both(intrinsic),
      formula: [
        `What the legs are worth at ${texts.price(price)}: bought legs pay it, sold legs are credited it (negative)`,
        `Fee of the swap in ${version}: ${texts.both(swapFee)}`,
      ],
    },
    {
      id: "exercise",
      label: "Forced exercise by others",
      value: exercise
        ? texts.text(collateralValue(exercise.cost, price))
        : hasBought
          ? "not in range"
          : "no bought leg",
      formula: exercise
        ? [
            `${exercise.halfWidths} whole half-widths from the strike: ${formatPercent(exercise.rate)} of what the bought legs move = ${texts.both(exercise.cost)}`,
            "The caller pays it to you, so this is what you would receive.",
          ]
        : ["Only a position with a bought leg out of its range can be exercised by others."],
    },
  ]
}
