import { CsvError, parse } from "csv-parse/sync"
import type { Problem } from "../../src/content/problem"

/** Reader events as described in docs/analytics.md; `count` is the number of events. */
export type ReaderEvent =
  | { name: "page_feedback"; path: string; section: string; helpful: boolean; count: number }
  | { name: "page_feedback_comment"; path: string; section: string; comment: string; count: number }
  | { name: "search_no_results"; term: string; count: number }
  | { name: "search_select"; term: string; rank: number; path: string; count: number }

export interface ReadEvents {
  events: ReaderEvent[]
  /** Number of rows with other events, such as page views. */
  others: number
  problems: Problem[]
}

/** Validated access to a row's columns; an error is reported with its location. */
interface Row {
  text(column: string): string
  /** Value that may be empty. */
  maybe(column: string): string
  path(column: string): string
  number(column: string, fallback?: number): number
  choice(column: string, choices: readonly [string, string]): string
}

const readers: Record<ReaderEvent["name"], (row: Row, count: number) => ReaderEvent> = {
  page_feedback: (row, count) => ({
    name: "page_feedback",
    path: row.path("page_path"),
    section: row.maybe("section"),
    helpful: row.choice("helpful", ["yes", "no"]) === "yes",
    count,
  }),
  page_feedback_comment: (row, count) => ({
    name: "page_feedback_comment",
    path: row.path("page_path"),
    section: row.maybe("section"),
    comment: row.text("comment"),
    count,
  }),
  search_no_results: (row, count) => ({
    name: "search_no_results",
    term: row.text("search_term"),
    count,
  }),
  search_select: (row, count) => ({
    name: "search_select",
    term: row.text("search_term"),
    rank: row.number("search_rank"),
    path: row.path("result_path"),
    count,
  }),
}

/**
 * Reads a table of events as exported by Google Analytics: lines that begin with `#`, then column
 * names in any order and spelling (`Event name`, `eventName`, `customEvent:search_rank`). Each
 * further row is one event, or several equal events (`event_count`).
 * @param file file name for problems
 */
export function readEvents(text: string, file: string): ReadEvents {
  const found: ReadEvents = { events: [], others: 0, problems: [] }
  const rows: { record: string[]; line: number }[] = []
  try {
    // csv-parse uses the first line ending for all lines, and counts CR LF within quotes twice.
    parse(text.replace(/\r\n?/g, "\n"), {
      bom: true,
      comment: "#",
      comment_no_infix: true,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record: string[], { lines: line }) => {
        rows.push({ record, line })
        return record
      },
    })
  } catch (error) {
    const line = error instanceof CsvError ? Number(error.lines) : 1
    const reason = error instanceof Error ? error.message : String(error)
    const message = `the file is not a table of comma-separated values: ${reason}`
    const fix = "export the table as CSV, with quotes doubled inside quoted values"
    return { ...found, problems: [{ file, line, message, fix }] }
  }
  const [head, ...body] = rows
  const names = (head?.record ?? []).map(columnName)
  if (!names.includes("event_name")) {
    const message = "no column has the name of the event"
    const fix = `write the names of the columns in the first row: ${columns.join(", ")}`
    return { ...found, problems: [{ file, line: head?.line ?? 1, message, fix }] }
  }
  for (const { record, line } of body) {
    const name = record[names.indexOf("event_name")]?.trim() ?? ""
    if (!isOurs(name)) {
      found.others++
      continue
    }
    const problems: Problem[] = []
    const row = rowOf(names, record, (column, message, fix) => {
      const place = names.indexOf(column) + 1
      const field = place > 0 ? `column ${place}, ${column}` : column
      problems.push({ file, line, field, message, fix })
    })
    const event = readers[name](row, row.number("event_count", 1))
    if (problems.length > 0) found.problems.push(...problems)
    else found.events.push(event)
  }
  return found
}

const columns = [
  "event_name",
  "event_count",
  "page_path",
  "section",
  "helpful",
  "comment",
  "search_term",
  "search_rank",
  "result_path",
]

const isOurs = (name: string): name is ReaderEvent["name"] => Object.hasOwn(readers, name)

/**
 * Normalizes a column name: `Event name`, `eventName`, and `customEvent:event_name` become
 * `event_name`.
 */
function columnName(written: string): string {
  return written
    .trim()
    .replace(/^customEvent:/, "")
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .replace(/\W+/g, "_")
    .toLowerCase()
}

function rowOf(
  names: readonly string[],
  record: readonly string[],
  report: (column: string, message: string, fix: string) => void,
): Row {
  const maybe = (column: string) => {
    const value = record[names.indexOf(column)]?.trim() ?? ""
    // Google writes this if the event has no such parameter.
    return value === "(not set)" ? "" : value
  }
  const text = (column: string) => {
    const value = maybe(column)
    if (value === "") report(column, "it is empty", `write the event's ${column}`)
    return value
  }
  return {
    maybe,
    text,
    path(column) {
      const value = text(column)
      if (value !== "" && !value.startsWith("/"))
        report(
          column,
          `"${value}" is not a path of the site`,
          'write the path, which begins with "/"',
        )
      return value.split(/[?#]/)[0] ?? ""
    },
    number(column, fallback) {
      if (fallback !== undefined && maybe(column) === "") return fallback
      const value = text(column)
      if (value !== "" && !/^[1-9]\d*$/.test(value))
        report(
          column,
          `"${value}" is not a whole number of at least 1`,
          "write digits only, such as 3",
        )
      return Number(value)
    },
    choice(column, choices) {
      const value = text(column)
      if (value !== "" && !choices.includes(value))
        report(column, `"${value}" is not an answer`, `write ${choices.join(" or ")}`)
      return value
    },
  }
}
