import { keccak_256 } from "@noble/hashes/sha3.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"

/**
 * An address of a chain with the capital letters by which a mistyped one is known: a letter is one where the digit at its
 * place in the hash of the small address is 8 or more. Source: EIP-55.
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

/** An address that its own capital letters contradict. */
export interface MisspeltAddress {
  /** Where it stands in the text. */
  offset: number
  found: string
  right: string
}

/** Addresses of a text with wrong capital letters. Those in one case, as masks of bits are, claim nothing. */
export function misspeltAddresses(text: string): MisspeltAddress[] {
  return [...text.matchAll(/\b0x[0-9a-fA-F]{40}(?![0-9a-zA-Z])/g)].flatMap(
    ({ 0: found, index }) => {
      if (!/[a-f]/.test(found) || !/[A-F]/.test(found)) return []
      const right = checksumAddress(found)
      return right === found ? [] : [{ offset: index, found, right }]
    },
  )
}
