import { leastCollateralToOpen } from "../../../options/margin/buying-power"
import { collateralValue } from "../../../options/margin/cross-margin"
import { boundsOfLeg, type Position } from "../../../options/position/legs"
import { strikeOf } from "../../../options/price-range"
import { protocolParameters } from "../../../options/protocol-parameters"
import { formatPercent } from "../../parts/format"
import type { LabNumber } from "./lab-number"
import type { LabState } from "./lab-state"
import { amount, legName, signedAmount, type ValueTexts, valueTexts } from "./lab-texts"
import type { PositionResult } from "./position-result"
import { resultNumbers } from "./result-numbers"

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
      label: "Streamia vega",
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
      label: "Liquidation price",
      value: stretchesText(short, symbols.quote),
      formula: [
        `Where the collateral, ${texts.both(balance)}, is worth less than the requirement at that price`,
        "Streamia is left out: what you owe moves these prices toward you.",
      ],
    },
  ]
}

/** Describes price ranges: "1,400 USDC or lower", "any", "none". */
export function stretchesText(short: PositionResult["short"], symbol: string): string {
  if (short.length === 0) return "none"
  return short
    .map(({ from, to }) => {
      const isOpen = to === Number.POSITIVE_INFINITY
      if (from === 0) return isOpen ? "any" : `${amount(to)} ${symbol} or lower`
      return isOpen
        ? `${amount(from)} ${symbol} or higher`
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
  const isReceived = collateralValue(intrinsic, price) < 0
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
      label: isReceived ? "Intrinsic value received" : "Intrinsic value paid",
      value: texts.both(
        isReceived ? { asset: -intrinsic.asset, quote: -intrinsic.quote } : intrinsic,
      ),
      formula: [
        `What the legs are worth at ${texts.price(price)}: bought legs pay it, sold legs receive it`,
        `Fee of the swap in ${version}: ${texts.both(swapFee)}`,
      ],
    },
    {
      id: "exercise",
      label: "Force exercise",
      value: exercise
        ? texts.text(collateralValue(exercise.cost, price))
        : hasBought
          ? "not in range"
          : "not applicable",
      formula: exercise
        ? [
            `${exercise.halfWidths} whole half-widths from the strike: ${formatPercent(exercise.rate)} of what the bought legs move = ${texts.both(exercise.cost)}`,
            "The caller pays it to you, so this is what you would receive.",
          ]
        : ["Only a position with a bought leg out of its range can be exercised by others."],
    },
  ]
}
