import { Cover, type CoverImage, type CoverTurn } from "../cover"
import { PublicationDate } from "../publication-date"
import * as styles from "./article-card.module.css"

/** What lists show of an article. */
export interface ArticleSummary {
  path: string
  title: string
  description: string
  /** Label of a report on a month, such as Newsletter. */
  report?: string | null
  /** ISO date. */
  date: string
  readingMinutes: number
  cover?: CoverImage
}

interface ArticleCardProps extends ArticleSummary {
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4
  /** When the cover is loaded. */
  coverTurn?: CoverTurn
}

/** An article in a list; the whole card leads to it. */
export function ArticleCard({
  path,
  title,
  description,
  report,
  date,
  readingMinutes,
  cover,
  level = 2,
  coverTurn,
}: ArticleCardProps) {
  const Title = `h${level}` as const
  return (
    <article className={styles.card}>
      {cover && <Cover {...cover} turn={coverTurn} />}
      <p className={styles.meta}>
        {report && <span>{report}</span>}
        <PublicationDate date={date} />
        <span>{readingMinutes} min read</span>
      </p>
      <Title>
        <a href={path}>{title}</a>
      </Title>
      <p>{description}</p>
    </article>
  )
}
