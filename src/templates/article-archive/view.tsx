import { byYear } from "../../components/article-sidebar/article-index"
import { PageHeader } from "../../components/page-header"
import { Pagination } from "../../components/pagination"
import { PublicationDate } from "../../components/publication-date"
import { PageLayout } from "../../layouts/page-layout"
import { type SectionPaths, sectionLinks } from "../parts/section-links"
import * as styles from "./article-archive.module.css"

interface ArticleArchiveViewProps extends SectionPaths {
  /** Title of the section. */
  title: string
  /** Articles on this page, newest first. */
  articles: readonly { title: string; report?: string | null; path: string; date: string }[]
  /** Current page, from 1, and the addresses of all pages. */
  page: number
  paths: readonly string[]
}

/** All articles of a section by year; large sections have some hundreds per page. */
export function ArticleArchiveView({
  title,
  articles,
  page,
  paths,
  ...section
}: ArticleArchiveViewProps) {
  const name = `${title}: archive`
  return (
    <PageLayout>
      <PageHeader
        title={page === 1 ? name : `${name}, page ${page}`}
        description={
          paths.length > 1 ? `Page ${page} of ${paths.length}` : `${articles.length} articles`
        }
        links={sectionLinks(section, "archive")}
      />
      {byYear(articles).map(({ year, articles: ofYear }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul>
            {ofYear.map(article => (
              <li key={article.path}>
                <PublicationDate date={article.date} />
                <span>
                  <a href={article.path}>{article.title}</a>
                  {article.report && <small> {article.report}</small>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Pagination label={name} page={page} paths={paths} />
    </PageLayout>
  )
}
