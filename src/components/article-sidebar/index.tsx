import { useEffect, useState } from "react"
import { breakpoints } from "../../site.config"
import { Icon } from "../icon"
import { type ArticleIndexEntry, byYear, loadArticleIndex } from "./article-index"
import * as styles from "./article-sidebar.module.css"

interface ArticleSidebarProps {
  /** Title of the list, such as "All posts" or "All articles". */
  title: string
  /** Page with the same list by year, for readers without script. */
  archivePath: string
  /**
   * JSON file with all articles; a list in the page itself would change every page with every post.
   */
  indexPath: string
  /** Route of the current article. */
  path: string
  /** Date of the current article, whose year is open. */
  date: string
}

/** All articles of the section by year, next to the text on wide screens. */
export function ArticleSidebar({ title, archivePath, indexPath, path, date }: ArticleSidebarProps) {
  const [articles, setArticles] = useState<ArticleIndexEntry[]>([])
  useEffect(() => {
    let current = true
    if (!window.matchMedia(`(min-width: ${breakpoints.wideTablet + 1}px)`).matches) return
    loadArticleIndex(indexPath).then(
      list => current && setArticles(list),
      // The link to the archive remains.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [indexPath])
  return (
    <nav aria-label={title} className={styles.sidebar}>
      <p>
        <a href={archivePath}>{title}</a>
      </p>
      {byYear(articles).map(({ year, articles: ofYear }) => (
        <details key={year} name="article-years" open={year === date.slice(0, 4)}>
          <summary>
            {year} <small>{ofYear.length}</small>
            <Icon name="chevron" />
          </summary>
          <ul>
            {ofYear.map(article => (
              <li key={article.path}>
                <a href={article.path} aria-current={article.path === path ? "page" : undefined}>
                  {article.title}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </nav>
  )
}
