import { getLocation } from "jsonc-parser"
import { misspeltAddresses } from "../chain-address"
import type { Problem } from "../problem"

/**
 * Reports addresses in a JSON file with a wrong checksum in their capital letters, each with its
 * location.
 */
export function addressProblems(file: string, json: string): Problem[] {
  return misspeltAddresses(json).map(({ offset, found, right }) => ({
    file,
    line: json.slice(0, offset).split("\n").length,
    field: getLocation(json, offset).path.join("."),
    message: `the capital letters of ${found} do not match its checksum (EIP-55)`,
    fix: `write "${right}" if the digits are right; otherwise copy the address again from its source`,
  }))
}
