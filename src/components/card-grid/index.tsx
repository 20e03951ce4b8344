import { ArticleCard, type ArticleSummary } from "../article-card"
import type { CoverTurn } from "../cover"
import * as styles from "./card-grid.module.css"

interface CardGridProps {
  articles: readonly ArticleSummary[]
  level?: 2 | 3
}

/** Number of covers in the first row, which are visible initially. */
const firstRow = 3

export function CardGrid({ articles, level }: CardGridProps) {
  return (
    <ul className={styles.grid}>
      {articles.map((article, index) => (
        <li key={article.path}>
          <ArticleCard {...article} level={level} coverTurn={turnOf(index)} />
        </li>
      ))}
    </ul>
  )
}

function turnOf(index: number): CoverTurn {
  if (index === 0) return "first"
  return index < firstRow ? "beside" : "near"
}
