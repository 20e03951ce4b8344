import { formatPercent } from "../../parts/format"
import type { Shown } from "./chart-kinds"
import { type LabNumber, labNumbers } from "./lab-numbers"
import type { LabState } from "./lab-state"
import { legNames, valueTexts } from "./lab-texts"
import { labPath, positionResult } from "./position-result"
import { readState } from "./read-state"

/** A position of the lab in a few words and numbers, for a text that mentions it. */
export interface LabExample {
  state: LabState
  shown: Shown[]
  /** What of the text could not be read. */
  faults: string[]
  /** For each position its legs and the numbers to read first, of which none depends on a sampled path. */
  positions: { name: string; legs: string; numbers: { label: string; value: string }[] }[]
  /** What the numbers suppose. */
  note: string
}

const kept = new Set<LabNumber["id"]>(["streamia", "requirement", "liquidation"])

/** Reads and computes a position from the text that the lab's address has it in. */
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
