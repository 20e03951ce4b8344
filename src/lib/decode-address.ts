/**
 * An address with its percent signs decoded. A text with a lone percent sign is no encoded address; it stays as it is.
 * @param decode `decodeURIComponent` where `/`, `?` and `#` are decoded too
 */
export function decodeAddress(address: string, decode = decodeURI): string {
  try {
    return decode(address)
  } catch {
    return address
  }
}
