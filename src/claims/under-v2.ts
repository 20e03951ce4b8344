import { resolveCall } from "./evaluate"
import { showNumber } from "./formats"
import { parseClaim } from "./parse-claim"
import { tellClaim } from "./tell-claim"

/** A number in an article, and its value under V2's rules. */
export interface ChangedNumber {
  label: string
  here: string
  underV2: string
}

/**
 * Returns the number of a claim that is a single function call, if it reads differently under V2.
 * Returns undefined for sums and products, which have no label.
 */
export function changedUnderV2(source: string): ChangedNumber | undefined {
  const { expression, format } = parseClaim(source)
  if (expression.kind !== "call") return undefined
  const { known, values } = resolveCall(expression)
  const value = known.underV2?.value(values)
  if (!known.underV2 || value === undefined) return undefined
  const here = tellClaim(source).text
  const underV2 = showNumber(value, format).text
  return here === underV2 ? undefined : { label: known.underV2.label(values), here, underV2 }
}
