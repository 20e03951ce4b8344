import { Children, type ReactNode } from "react"

interface TableProps {
  caption?: ReactNode
  /** Column headers. */
  heads: readonly ReactNode[]
  className?: string
  /** Rows of the table. */
  children: ReactNode
}

/** A table with column headers. */
export function Table({ caption, heads, className, children }: TableProps) {
  return (
    <table className={className}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {Children.map(heads, head => (
            <th scope="col">{head}</th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
