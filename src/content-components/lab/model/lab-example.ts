import { formatPercent } from "../../parts/format"
import type { Shown } from "./chart-kinds"
import { type LabNumber, labNumbers } from "./lab-numbers"
import type { LabState } from "./lab-state"
import { legNames, valueTexts } from "./lab-texts"
import { labPath, positionResult } from "./position-result"
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
  const path = labPath(state)
  const shown = (["a", "b"] as const).flatMap((key): Shown[] => {
    const position = state[key]
    if (!position) return []
    const name = key === "a" ? "A" : "B"
    return [{ name, position, result: positionResult(state, position, path) }]
  })
  const { price, volatility, symbols } = state
  const texts = valueTexts(state)
  return {
    state,
    shown,
    faults,
    positions: shown.map(({ name, position, result }) => ({
      name,
      legs: legNames(position, state),
      numbers: [
        { label: "Worst case", value: texts.unlimitedOr(result.worst.profit - result.income) },
        { label: "Best case", value: texts.unlimitedOr(result.best.profit - result.income) },
        ...labNumbers(state, position, result).filter(({ id }) => kept.has(id)),
      ],
    })),
    note: `Computed for ${symbols.asset} at ${texts.price(price)} and ${formatPercent(volatility, 0)} volatility. Worst and best case are before streamia and fees.`,
  }
}
