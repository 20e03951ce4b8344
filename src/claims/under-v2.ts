import { resolveCall } from "./evaluate"
import { showNumber } from "./formats"
import { parseClaim } from "./parse-claim"
import { tellClaim } from "./tell-claim"

/** A number of an article, and what it is under V2's rules. */
export interface ChangedNumber {
  label: string
  here: string
  underV2: string
}

/**
 * The number of a claim that is one function of a rule, if V2's rules change what readers see. Sums and products have
 * no label of their own and are left out.
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
