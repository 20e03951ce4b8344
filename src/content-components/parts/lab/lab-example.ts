import type { ExplainedNumber } from "../../../content/schema/lab"
import { formatDays, formatPercent } from "../format"
import type { Shown } from "./chart-kinds"
import { labNumbers } from "./lab-numbers"
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
  /** For each position its legs and the numbers to read first. */
  positions: { name: string; legs: string; numbers: { label: string; value: string }[] }[]
  /** What the numbers suppose. */
  note: string
}

const first: readonly ExplainedNumber[] = ["breakevens", "worst", "best", "streamia", "requirement"]

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
  const { price, volatility, days, seed, symbols } = state
  return {
    state,
    shown,
    faults,
    positions: shown.map(({ name, position, result }) => ({
      name,
      legs: legNames(position, state),
      numbers: labNumbers(state, position, result).filter(({ id }) => first.includes(id)),
    })),
    note: `Computed for ${symbols.asset} at ${valueTexts(state).price(price)} and ${formatPercent(volatility, 0)} volatility, with ${formatDays(days)} of streamia on one sampled path, number ${seed}, and all fees.`,
  }
}
