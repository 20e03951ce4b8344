import { PublicationDate } from "../publication-date"

interface LastUpdatedProps {
  /** ISO date. */
  date: string
  /** Author of the last change, from the front matter or otherwise from the file's history. */
  author?: string | null
}

/** Date and author of a page's last change. */
export function LastUpdated({ date, author }: LastUpdatedProps) {
  return (
    <>
      Last updated <PublicationDate date={date} />
      {author && ` by ${author}`}
    </>
  )
}
