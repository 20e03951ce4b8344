import { Children, type ReactNode } from "react"

interface TableProps {
  caption?: ReactNode
  /** Heads of the columns. */
  heads: readonly ReactNode[]
  className?: string
  /** The rows. */
  children: ReactNode
}

/** A table whose columns have heads. */
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
