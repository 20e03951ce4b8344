import { ClaimError } from "./claim-error"
import { evaluate } from "./evaluate"
import { showNumber } from "./formats"
import { parseClaim } from "./parse-claim"

/** What readers get for a claim. */
export interface ToldClaim {
  text: string
  /** What the author expected, where that is something else, its place in the claim, and what to write there. */
  stale?: { expected: string; at: number; now: string }
}

/**
 * Works out a claim such as `{{ maintenance(put, strike=2000, spot=1750) | usdc = 650 USDC }}`. Nothing is executed: the names
 * in it are those of a table (functions/). Throws a ClaimError.
 */
export function tellClaim(source: string): ToldClaim {
  const { expression, format, expected } = parseClaim(source)
  const value = evaluate(expression)
  const { text, bare } = showNumber(value, format)
  if (!expected || [text, bare].includes(expected.text)) return { text }
  const now = /\d$/.test(expected.text) ? bare : text
  return { text, stale: { expected: expected.text, at: expected.at, now } }
}

/** The claim with the number that it shows now as the expected one. */
export function renewClaim(source: string): string {
  const { stale } = tellClaim(source)
  return stale ? `${source.slice(0, stale.at)}${stale.now} }}` : source
}

export { ClaimError }
