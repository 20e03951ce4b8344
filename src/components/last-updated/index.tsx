import { PublicationDate } from "../publication-date"

interface LastUpdatedProps {
  /** ISO date. */
  date: string
  /** Who changed the page, where its front matter names somebody. */
  author?: string | null
}

/** When a page was changed last, and by whom. */
export function LastUpdated({ date, author }: LastUpdatedProps) {
  return (
    <>
      Last updated <PublicationDate date={date} />
      {author && ` by ${author}`}
    </>
  )
}
