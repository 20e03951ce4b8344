import { isRealDate } from "./file-names"

/**
 * A day as authors write it, `2024-5-1`, `2024-05-01T10:00` or Docusaurus' `5/1/2024` (month first), as `2024-05-01`;
 * undefined for anything else and for days that do not exist.
 */
export function isoDay(written: string): string | undefined {
  const [, year, month, day] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(written) ??
    /^(?=\d+\/\d+\/(\d{4})$)(\d{1,2})\/(\d{1,2})\//.exec(written) ??
    []
  if (!year || !month || !day) return undefined
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
  return isRealDate(iso) ? iso : undefined
}
