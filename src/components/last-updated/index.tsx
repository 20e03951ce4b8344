import { PublicationDate } from "../publication-date"

interface LastUpdatedProps {
  /** ISO date. */
  date: string
  /** Who changed the page: as its front matter says, else as the history of its file does. */
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
