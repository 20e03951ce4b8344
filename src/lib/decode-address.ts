/**
 * Percent-decodes an address. Returns it unchanged if it is not valid, as with a lone percent sign.
 * @param decode pass `decodeURIComponent` to decode `/`, `?`, and `#` too
 */
export function decodeAddress(address: string, decode = decodeURI): string {
  try {
    return decode(address)
  } catch {
    return address
  }
}
