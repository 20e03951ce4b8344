import { ClaimError } from "./claim-error"
import { evaluate } from "./evaluate"
import { showNumber } from "./formats"
import { parseClaim } from "./parse-claim"

/** Result of a claim: the text that readers see, and any stale expectation. */
export interface ToldClaim {
  text: string
  /** Present if the author expected another text: that text, its offset, and its replacement. */
  stale?: { expected: string; at: number; now: string }
}

/**
 * Evaluates a claim such as `{{ maintenance(put, strike=2000, spot=1750) | usdc = 650 USDC }}`.
 * It executes no code: names are looked up in a table (functions/).
 * @throws ClaimError if the claim is not valid
 */
export function tellClaim(source: string): ToldClaim {
  const { expression, format, expected } = parseClaim(source)
  const value = evaluate(expression)
  const { text, bare } = showNumber(value, format)
  if (!expected || [text, bare].includes(expected.text)) return { text }
  const now = /\d$/.test(expected.text) ? bare : text
  return { text, stale: { expected: expected.text, at: expected.at, now } }
}

/** Updates a claim's expected number to its current one. */
export function renewClaim(source: string): string {
  const { stale } = tellClaim(source)
  return stale ? `${source.slice(0, stale.at)}${stale.now} }}` : source
}

export { ClaimError }
