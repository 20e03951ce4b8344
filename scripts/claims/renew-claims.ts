import { ClaimError, renewClaim } from "../../src/claims/tell-claim"
import { findClaims } from "../../src/markdown/syntax/fill-claims"

/**
 * Updates the expected values of a content file's claims to what they show, and counts the changes.
 * Broken claims are left for the check.
 */
export function renewClaims(file: string, text: string): { text: string; count: number } {
  let [result, count] = [text, 0]
  for (const { source, start } of findClaims(file, text).toReversed()) {
    const renewed = renewedOrSame(source)
    if (renewed === source) continue
    result = result.slice(0, start) + renewed + result.slice(start + source.length)
    count++
  }
  return { text: result, count }
}

function renewedOrSame(source: string): string {
  try {
    return renewClaim(source)
  } catch (error) {
    if (error instanceof ClaimError) return source
    throw error
  }
}
