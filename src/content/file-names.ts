/** What names of content files say: order (`01-intro.md`), date (`2023-12-7-hello.md`), id. */

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s])(.+)$/
/** `2.0-release` or `2023-12-07` are names, not order. */
const NOT_A_NUMBER_PREFIX = /^(\d+\.\d+|\d{2,4}-\d{1,2}(-\d{1,2})?)([-_.\s]|$)/
const DATE_PREFIX = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*)$/

export interface OrderedName {
  name: string
  position?: number
}

/** `02-guide` -> {name: "guide", position: 2}; other names come back as they are. */
export function splitNumberPrefix(segment: string): OrderedName {
  if (NOT_A_NUMBER_PREFIX.test(segment)) return { name: segment }
  const match = NUMBER_PREFIX.exec(segment)
  const [, digits, name] = match ?? []
  return digits && name ? { name, position: Number(digits) } : { name: segment }
}

export interface DatedName {
  /** ISO date, when the name carries one. */
  date?: string
  name: string
}

/**
 * Splits the date off an article's path below its section: `2023-12-7-hello`, `2023-12-7-hello/index`,
 * `2023/12/07/hello` and `2023/12-07-hello` all give {date: "2023-12-07", name: "hello"}.
 */
export function splitDatePrefix(path: string): DatedName {
  const withoutIndex = path.replace(/\/index$/, "")
  const match = DATE_PREFIX.exec(withoutIndex)
  const [, year, month, day, name] = match ?? []
  if (!year || !month || !day) return { name: withoutIndex }
  return {
    date: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
    name: name || withoutIndex,
  }
}

/** `guides/01-start/index.mdx` -> `guides/01-start/index`. */
export function withoutExtension(path: string): string {
  return path.replace(/\.mdx?$/, "")
}

/** Whether an ISO date (`YYYY-MM-DD`) names a day that exists. */
export function isRealDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date
}
