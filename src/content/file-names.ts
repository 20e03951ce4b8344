/**
 * The parts of a content file's name: order (`01-intro.md`), date (`2023-12-7-hello.md`), and id.
 */

const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*(?=[^-_.\s])(.+)$/
/** `2.0-release`, `2023-12-07` and `1-2fa` are names, not order. */
const NOT_A_NUMBER_PREFIX = /^\d+[-_.]\d+/
const DATE = /^(.*)(?<!\d)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?$/
/**
 * A date at the start of a file or folder name, or spread over folders, with the text before and
 * after it.
 */
const LEADING_DATE = /^((?:.*?\/)??)\d{4}[-/]\d{1,2}[-/]\d{1,2}[-/]?(.*)$/

export interface OrderedName {
  name: string
  position?: number
}

/** `02-guide` -> {name: "guide", position: 2}; returns other names unchanged. */
export function splitNumberPrefix(segment: string): OrderedName {
  if (NOT_A_NUMBER_PREFIX.test(segment)) return { name: segment }
  const match = NUMBER_PREFIX.exec(segment)
  const [, digits, name] = match ?? []
  return digits && name ? { name, position: Number(digits) } : { name: segment }
}

export interface DatedName {
  /** ISO date, if the name contains one. */
  date?: string
  name: string
}

/**
 * Splits the date off an article's path below its section: `2023-12-7-hello`,
 * `2023-12-7-hello/index`, `2023/12/07/hello`, and `2023/12-07-hello` all give {date: "2023-12-07",
 * name: "hello"}. As in Docusaurus, the last date anywhere in a path counts, but only a date at the
 * start of a file or folder is removed from the name.
 */
export function splitDatePrefix(path: string): DatedName {
  const withoutIndex = path.replace(/\/index$/, "")
  const [, , year, month, day] = DATE.exec(path) ?? []
  if (!year || !month || !day) return { name: withoutIndex }
  const [, folder = "", rest] = LEADING_DATE.exec(withoutIndex) ?? []
  return {
    date: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`,
    name: rest ? folder + rest : withoutIndex,
  }
}

/**
 * Returns an article's address below its section in Docusaurus: `releases/2024-1-2-v2` ->
 * `2024/1/2/releases/v2`.
 */
export function datedAddress(path: string): string {
  const [, folder = "", year, month, day, text = ""] = DATE.exec(path) ?? []
  const name = `${folder}${text}`
  const address = [year, month, day, ...(name ? [name] : [])].join("/")
  return year ? address : path.replace(/\/index$/, "")
}

/**
 * Returns true for a document that is the page of its folder: `index`, `README`, or the folder's
 * own name. As in Docusaurus, names are compared as they are on disk, with number prefixes, in any
 * case.
 */
export function isFolderPage(path: string): boolean {
  const [name = "", folder] = withoutExtension(path).toLowerCase().split("/").reverse()
  return name === "index" || name === "readme" || name === folder
}

/** File name without number, date, and extension: `a/02-first-steps.md` -> `first-steps`. */
export const contentName = (file: string) =>
  splitDatePrefix(splitNumberPrefix(withoutExtension(file.split("/").at(-1) ?? file)).name).name

/** `guides/01-start/index.mdx` -> `guides/01-start/index`. */
export function withoutExtension(path: string): string {
  return path.replace(/\.mdx?$/, "")
}

/** Returns true if an ISO date (`YYYY-MM-DD`) names a day that exists. */
export function isRealDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === date
}
