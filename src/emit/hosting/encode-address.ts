/**
 * Encodes an address for a Location header. Dollar signs and parentheses are encoded too, because
 * nginx would read `$name` as a variable and Vercel a parenthesis as a pattern.
 */
export const encodeAddress = (address: string): string =>
  encodeURI(address).replace(/[$()]/g, sign => `%${sign.charCodeAt(0).toString(16)}`)
