import { ClaimError } from "../../claims/claim-error"
import { type ChangedNumber, changedUnderV2 } from "../../claims/under-v2"
import { findClaims } from "./fill-claims"

/**
 * Markdown of the box at the end of an article that lists its numbers that V2's rules change; empty
 * if there are none. Claims that cannot be read are ignored here, because `fillClaims` reports
 * them.
 */
export function v2Box(file: string, text: string): string {
  const rows = new Map<string, ChangedNumber>()
  for (const { source, isClosed } of findClaims(file, text)) {
    const changed = isClosed ? changedIn(source) : undefined
    if (changed) rows.set(`${changed.label} ${changed.here}`, changed)
  }
  if (rows.size === 0) return ""
  const lines = [...rows.values()].map(
    ({ label, here, underV2 }) => `| ${label} | ${here} | ${underV2} |`,
  )
  return [
    "",
    "",
    ":::info Under V2's rules, as of July 1, 2026",
    "",
    "V2 has replaced the contracts that this article describes. By V2's public code of April 20, 2026, these numbers would be different. The values of the contracts in use may differ from that code.",
    "",
    "| | In this article | Under V2 |",
    "| --- | ---: | ---: |",
    ...lines,
    "",
    ":::",
    "",
  ].join("\n")
}

function changedIn(source: string): ChangedNumber | undefined {
  try {
    return changedUnderV2(source)
  } catch (error) {
    if (error instanceof ClaimError || error instanceof RangeError) return undefined
    throw error
  }
}
