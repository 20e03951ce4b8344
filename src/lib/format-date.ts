/**
 * Month names, written out because creating one `Intl.DateTimeFormat` blocks the main thread of
 * a fast machine for 20 to 36 ms. See docs/decisions/0095-what-holds-up-a-page.md.
 */
export const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const

/** Formats `2023-12-07…` as "December 7, 2023", the same in every locale and time zone. */
export const formatDate = (iso: string): string => {
  const { year, month, day } = partsOf(iso)
  return `${month} ${day}, ${year}`
}

/** Formats `2023-12-07…` as "Dec 2023". */
export const formatMonth = (iso: string): string => {
  const { year, month } = partsOf(iso)
  return `${month.slice(0, 3)} ${year}`
}

/** Splits an ISO date into its parts. Schemas have already checked that the date exists. */
function partsOf(iso: string): { year: number; month: string; day: number } {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split("-").map(Number)
  return { year, month: months[month - 1] ?? "", day }
}
