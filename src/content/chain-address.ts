import { keccak_256 } from "@noble/hashes/sha3.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"

/**
 * Returns a chain address with its checksum in capital letters, which reveals mistyped addresses: a
 * letter is a capital where the digit at its place in the hash of the lowercase address is 8 or
 * more. Source: EIP-55.
 * @param address 0x and 40 hexadecimal digits, in any case
 */
export function checksumAddress(address: string): string {
  const digits = address.slice(2).toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)))
  const spelt = [...digits].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) >= 8 ? digit.toUpperCase() : digit,
  )
  return `0x${spelt.join("")}`
}

/** An address whose capital letters contradict its checksum. */
export interface MisspeltAddress {
  /** Position in the text. */
  offset: number
  found: string
  right: string
}

/**
 * Returns the addresses of a text whose capital letters are wrong. Addresses in one case, such as
 * bit masks, have no checksum.
 */
export function misspeltAddresses(text: string): MisspeltAddress[] {
  return [...text.matchAll(/\b0x[0-9a-fA-F]{40}(?![0-9a-zA-Z])/g)].flatMap(
    ({ 0: found, index }) => {
      if (!/[a-f]/.test(found) || !/[A-F]/.test(found)) return []
      const right = checksumAddress(found)
      return right === found ? [] : [{ offset: index, found, right }]
    },
  )
}
