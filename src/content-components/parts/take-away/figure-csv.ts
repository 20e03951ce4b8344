import { distinctRows, type FigureTable } from "../figure-table"

/**
 * The numbers of a figure as CSV (RFC 4180: commas, CRLF): what its table shows, without the signs that are for reading only
 * (groups of digits, the typographic minus, the plus of gains). Units stay in the heads, or with the number where a cell has its own.
 */
export const figureCsv = ({ columns, rows }: FigureTable): string =>
  csvOf([columns, ...distinctRows(rows)].map(row => row.map(plainCell)))

/** Rows as CSV, the heads first. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map(row => `${row.map(quoted).join(",")}\r\n`).join("")
}

const number = /^([-+−]?)(\d{1,3}(?:,\d{3})+|\d+)(\.\d+)?(?=$|[%×]|\s)/

/** A cell without what is for reading only: `+1,234.5` -> `1234.5`, `−3%` -> `-3%`. */
export function plainCell(text: string): string {
  return text.replace(number, (_, sign: string, whole: string, fraction = "") => {
    const minus = sign === "−" || sign === "-" ? "-" : ""
    return `${minus}${whole.replaceAll(",", "")}${fraction}`
  })
}

const quoted = (cell: string) =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
