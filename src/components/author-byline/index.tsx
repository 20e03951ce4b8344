import type { Author } from "../../content/schema/authors"
import { PublicationDate } from "../publication-date"
import * as styles from "./author-byline.module.css"

interface AuthorBylineProps {
  authors: readonly Author[]
  /** ISO date. */
  date: string
  readingMinutes: number
}

/** Authors, date and reading time of an article. */
export function AuthorByline({ authors, date, readingMinutes }: AuthorBylineProps) {
  return (
    <div className={styles.byline}>
      {authors.length > 0 && (
        <ul aria-label="Authors">
          {authors.map(({ name, title, url }) => (
            <li key={name}>
              {url ? (
                <a href={url} rel="author">
                  {name}
                </a>
              ) : (
                name
              )}
              {title && <span>{title}</span>}
            </li>
          ))}
        </ul>
      )}
      <p>
        <PublicationDate date={date} />
        <span>{readingMinutes} min read</span>
      </p>
    </div>
  )
}
