import { isRealDate } from "./file-names"

/**
 * Returns a date as authors write it (`2024-5-1`, `2024-05-01T10:00+02:00`, Docusaurus' `5/1/2024`
 * with the month first) as `2024-05-01`, or with a time of day as `2024-05-01T08:00:00.000Z`; both
 * forms sort as text. A time without an offset is UTC, as in YAML, and midnight UTC is dropped;
 * returns undefined for anything else and for days that do not exist.
 */
export function isoDate(written: string): string | undefined {
  const [, year = "", month = "", day = "", time] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt]|[ \t]+)(\S.*))?$/.exec(written.trim()) ??
    /^(?=\d+\/\d+\/(\d{4})$)(\d{1,2})\/(\d{1,2})\//.exec(written.trim()) ??
    []
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  const ofDay = time === undefined ? 0 : milliseconds(time)
  if (ofDay === undefined || !isRealDate(iso)) return undefined
  const instant = new Date(Date.parse(iso) + ofDay).toISOString()
  return instant.endsWith("T00:00:00.000Z") ? instant.slice(0, 10) : instant
}

const timeOfDay =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(\.\d+)?)?[ \t]*(?:[Zz]|([-+])(\d{1,2})(?::?(\d{2}))?)?$/

/** Returns a time of day such as `10:00:30.5 +02:00` in milliseconds since midnight UTC. */
function milliseconds(time: string): number | undefined {
  const match = timeOfDay.exec(time)
  if (!match) return undefined
  const [hours = 0, minutes = 0, seconds = 0, fraction = 0] = match.slice(1, 5).map(toNumber)
  const [offsetHours = 0, offsetMinutes = 0] = match.slice(6).map(toNumber)
  if (hours > 23 || minutes > 59 || seconds > 59 || offsetHours > 14 || offsetMinutes > 59)
    return undefined
  const offset = (offsetHours * 60 + offsetMinutes) * (match[5] === "-" ? -1 : 1)
  return ((hours * 60 + minutes - offset) * 60 + seconds) * 1000 + Math.floor(fraction * 1000)
}

const toNumber = (digits: string | undefined) => Number(digits ?? 0)
