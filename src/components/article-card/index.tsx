import { Cover, type CoverImage, type CoverTurn } from "../cover"
import { PublicationDate } from "../publication-date"
import * as styles from "./article-card.module.css"

/** Data of an article in a list. */
export interface ArticleSummary {
  path: string
  title: string
  description: string
  /** Label of a monthly report, such as Newsletter. */
  report?: string | null
  /** ISO date. */
  date: string
  readingMinutes: number
  cover?: CoverImage
}

interface ArticleCardProps extends ArticleSummary {
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4
  /** Order in which the cover loads. */
  coverTurn?: CoverTurn
}

/** Card for an article in a list; the whole card is a link. */
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
