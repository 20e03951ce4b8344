import { formatDate } from "../../lib/format-date"

export { formatDate, formatMonth } from "../../lib/format-date"

interface PublicationDateProps {
  /** ISO date. */
  date: string
  format?: (iso: string) => string
}

/** A day, readable by people and machines. */
export function PublicationDate({ date, format = formatDate }: PublicationDateProps) {
  return <time dateTime={date}>{format(date)}</time>
}
