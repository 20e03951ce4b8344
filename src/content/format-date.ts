const inUtc = (format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-US", { ...format, timeZone: "UTC" })

const long = inUtc({ dateStyle: "long" })
const short = inUtc({ year: "numeric", month: "short" })

/** `2023-12-07…` as "December 7, 2023", the same in every locale and time zone. */
export const formatDate = (iso: string): string => long.format(dayOf(iso))

/** `2023-12-07…` as "Dec 2023". */
export const formatMonth = (iso: string): string => short.format(dayOf(iso))

function dayOf(iso: string): number {
  const [year = 0, month = 1, day = 1] = iso.slice(0, 10).split("-").map(Number)
  return Date.UTC(year, month - 1, day)
}
