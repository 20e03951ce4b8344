import { formatDays, formatPercent } from "../../parts/format"
import type { Shown } from "./chart-kinds"
import type { LabNumber } from "./lab-number"
import { labNumbers } from "./lab-numbers"
import type { LabState } from "./lab-state"
import { heldText, legNames, valueTexts } from "./lab-texts"
import { labPaths, type PositionResult, positionResult } from "./position-result"
import { readState } from "./read-state"

/** Summary of the lab's positions, for an article that mentions them. */
export interface LabExample {
  state: LabState
  shown: Shown[]
  /** Errors from parsing the address text. */
  faults: string[]
  /** Each position's legs and most important numbers. None of them depends on the sampled path. */
  positions: { name: string; legs: string; numbers: { label: string; value: string }[] }[]
  /** Assumptions behind the numbers. */
  note: string
}

const kept = new Set<LabNumber["id"]>(["streamia", "requirement", "liquidation"])

/** Parses the text of a lab address and computes its positions. */
export function labExample(text: string): LabExample {
  const { state, faults } = readState(text)
  const path = labPaths(state)
  const shown = (["a", "b"] as const).flatMap((key): Shown[] => {
    const position = state[key]
    if (!position) return []
    const name = key === "a" ? "A" : "B"
    return [{ name, position, result: positionResult(state, position, path) }]
  })
  const { price, volatility, symbols, days } = state
  const texts = valueTexts(state)
  const held = heldText(state)
  const extreme = (label: string, result: PositionResult, which: "worst" | "best") => {
    const value = texts.unlimitedOr(result[which].profit)
    const only = texts.unlimitedOr(result.optionsOnly[which].profit)
    return { label, value: held ? `${value} (options only: ${only})` : value }
  }
  return {
    state,
    shown,
    faults,
    positions: shown.map(({ name, position, result }) => ({
      name,
      legs: legNames(position, state),
      numbers: [
        extreme("Worst case", result, "worst"),
        extreme("Best case", result, "best"),
        ...labNumbers(state, position, result).filter(({ id }) => kept.has(id)),
      ],
    })),
    note: `Computed for ${symbols.asset} at ${texts.price(price)} and ${formatPercent(volatility, 0)} volatility. Profit and loss are after ${formatDays(days)} of expected streamia and all fees${held ? `, and include the ${held} held` : ""}. Premiums stream instead of being paid up front, so results differ from those of options with an expiry.`,
  }
}
