/**
 * An address with its middle left out: six digits from the first that is no zero on, and the last six. More than three leading
 * zeros are told as one, since by them all addresses of the protocol look alike.
 */
export function shortAddress(address: string): string {
  const [, zeros = "", rest = ""] = /^0x(0*)(.*)$/.exec(address) ?? []
  const start = zeros.length > 3 ? "0x0…" : `0x${zeros}`
  return start + (rest.length > 13 ? `${rest.slice(0, 6)}…${rest.slice(-6)}` : rest)
}
