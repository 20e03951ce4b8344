import { type ReactNode, useState } from "react"
import { useHydrated } from "../../../browser/use-hydrated"
import { compareText } from "../../../lib/compare-text"
import * as styles from "./data-table.module.css"

export interface DataRow {
  /** Id of the row, for links to it; unique in the table. */
  id: string
  hidden?: boolean
  /** A cell for each column; the first names the row. */
  cells: readonly ReactNode[]
  /** Sort key for each sortable column. */
  order?: readonly string[]
}

interface DataTableProps {
  /** Description of the rows; used as the table's accessible name. */
  caption: string
  columns: readonly { label: string; sortable?: boolean }[]
  rows: readonly DataRow[]
  /** A last row that spans all columns and is never sorted. */
  footer?: ReactNode
}

/**
 * A table with sortable columns. The served HTML has all rows in the order of the data; with
 * scripts, the headers become buttons.
 */
export function DataTable({ caption, columns, rows, footer }: DataTableProps) {
  const hydrated = useHydrated()
  const [sort, setSort] = useState<{ column: number; descending: boolean }>()
  return (
    <div className={`table-scroll ${styles.scroll}`}>
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, sortable }, column) => {
              const current = sort?.column === column ? sort : undefined
              const direction = current && (current.descending ? "descending" : "ascending")
              return (
                <th key={label} scope="col" aria-sort={direction}>
                  {sortable && hydrated ? (
                    <button
                      type="button"
                      className={styles.sort}
                      onClick={() =>
                        setSort({ column, descending: current ? !current.descending : false })
                      }
                    >
                      {label}
                      <span aria-hidden="true" className={styles.arrow} />
                    </button>
                  ) : (
                    <span className={sortable ? styles.sort : undefined}>{label}</span>
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, sort).map(({ id, hidden, cells: [name, ...cells] }) => (
            <tr key={id} id={id} hidden={hidden}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.label}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {footer && (
          <tfoot>
            <tr>
              <td colSpan={columns.length}>{footer}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function sorted(
  rows: readonly DataRow[],
  sort: { column: number; descending: boolean } | undefined,
): readonly DataRow[] {
  if (!sort) return rows
  const textOf = ({ order = [] }: DataRow) => (order[sort.column] ?? "").toLowerCase()
  const sign = sort.descending ? -1 : 1
  return [...rows].sort((a, b) => sign * compareText(textOf(a), textOf(b)))
}
