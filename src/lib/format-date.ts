/**
 * Written out, since the browser's own words cost more than the page: making one `Intl.DateTimeFormat` holds up a fast machine's
 * main thread for 20 to 36 ms. See docs/decisions/0095-what-holds-up-a-page.md.
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

/** `2023-12-07…` as "December 7, 2023", the same in every locale and time zone. */
export const formatDate = (iso: string): string => {
  const { year, month, day } = partsOf(iso)
  return `${month} ${day}, ${year}`
}

/** `2023-12-07…` as "Dec 2023". */
export const formatMonth = (iso: string): string => {
  const { year, month } = partsOf(iso)
  return `${month.slice(0, 3)} ${year}`
}

/** Of a day as content files and the build write it; their schemas have seen to it that there is such a day. */
function partsOf(iso: string): { year: number; month: string; day: number } {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split("-").map(Number)
  return { year, month: months[month - 1] ?? "", day }
}
