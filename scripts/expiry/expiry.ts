const DAY = 24 * 60 * 60 * 1000
/** Days before expiry when someone should verify that the contacts still respond. */
const NOTICE = 30
/** Maximum days ahead: RFC 9116 recommends less than a year. */
const LONGEST = 366

/**
 * Returns the problem with the expiry date of security.txt, if any.
 * @param expires yyyy-mm-dd; expires at midnight UTC
 */
export function expiryProblem(expires: string, now: Date): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(expires))
    return `securityExpires of src/site.config.ts is "${expires}", which is not a date: write it as yyyy-mm-dd`
  const days = Math.floor((Date.parse(`${expires}T00:00:00Z`) - now.getTime()) / DAY)
  const remedy =
    "check that the addresses in securityContacts of src/site.config.ts still work, then set securityExpires to a day at most a year ahead"
  if (days < 0) return `security.txt expired on ${expires}: ${remedy}`
  if (days < NOTICE) return `security.txt expires on ${expires}, in ${days} days: ${remedy}`
  if (days > LONGEST) return `security.txt expires on ${expires}, in ${days} days: ${remedy}`
  return undefined
}
