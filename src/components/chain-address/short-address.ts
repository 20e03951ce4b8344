/**
 * Shortens an address to six digits from the first nonzero one, and the last six. More than three
 * leading zeros become one, because all of the protocol's addresses begin with many zeros.
 */
export function shortAddress(address: string): string {
  const [, zeros = "", rest = ""] = /^0x(0*)(.*)$/.exec(address) ?? []
  const start = zeros.length > 3 ? "0x0…" : `0x${zeros}`
  return start + (rest.length > 13 ? `${rest.slice(0, 6)}…${rest.slice(-6)}` : rest)
}
