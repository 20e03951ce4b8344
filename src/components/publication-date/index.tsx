import { formatDate } from "../../lib/format-date"

export { formatDate, formatMonth } from "../../lib/format-date"

interface PublicationDateProps {
  /** ISO date. */
  date: string
  format?: (iso: string) => string
}

/** A date that people and machines can read. */
export function PublicationDate({ date, format = formatDate }: PublicationDateProps) {
  return <time dateTime={date}>{format(date)}</time>
}
