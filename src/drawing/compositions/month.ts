/** A month of a year; January is 0. */
export interface Month {
  year: number
  monthIndex: number
}

/** Number of days in a month, and the weekday of the first (Sunday is 0). */
export function daysOf({ year, monthIndex }: Month): { days: number; firstWeekday: number } {
  return {
    days: new Date(Date.UTC(year, monthIndex + 1, 0)).getUTCDate(),
    firstWeekday: new Date(Date.UTC(year, monthIndex, 1)).getUTCDay(),
  }
}
