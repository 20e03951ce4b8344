import { distinctRows, type FigureTable } from "../figure-table"

/**
 * The table of a figure as CSV (RFC 4180: commas, CRLF), without digit grouping, typographic minus
 * signs, and plus signs. Units stay in the headers, or in cells that have their own.
 */
export const figureCsv = ({ columns, rows }: FigureTable): string =>
  csvOf([columns, ...distinctRows(rows)].map(row => row.map(plainCell)))

/** Rows as CSV; the first row is the header. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map(row => `${row.map(quoted).join(",")}\r\n`).join("")
}

const number = /^([-+−]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?=$|[%×]|\s)/

/** Removes number formatting from a cell: `+1,234.5` -> `1234.5`, `−3%` -> `-3%`. */
export function plainCell(text: string): string {
  return text.replace(number, (_, sign: string, whole: string, fraction = "") => {
    const minus = sign === "−" || sign === "-" ? "-" : ""
    return `${minus}${whole.replaceAll(",", "")}${fraction}`
  })
}

const quoted = (cell: string) =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
