import type { ExplainedNumber } from "../../../content/schema/lab"

/** A number shown in the lab, with its formula. */
export interface LabNumber {
  id: ExplainedNumber
  label: string
  value: string
  /** Qualification shown next to the value, such as "options only: unlimited loss". */
  note?: string
  /** The formula with its values filled in, one string per line. */
  formula: string[]
}
