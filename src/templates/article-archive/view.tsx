import { byYear } from "../../components/article-sidebar/article-index"
import { PageHeader } from "../../components/page-header"
import { PublicationDate } from "../../components/publication-date"
import { PageLayout } from "../../layouts/page-layout"
import { type SectionPaths, sectionLinks } from "../parts/section-links"
import * as styles from "./article-archive.module.css"

interface ArticleArchiveViewProps extends SectionPaths {
  /** Title of the section. */
  title: string
  /** All articles, newest first. */
  articles: readonly { title: string; path: string; date: string }[]
}

/** All articles of a section by year. */
export function ArticleArchiveView({ title, articles, ...paths }: ArticleArchiveViewProps) {
  return (
    <PageLayout>
      <PageHeader
        title={`${title}: archive`}
        description={`${articles.length} articles`}
        links={sectionLinks(paths, "archive")}
      />
      {byYear(articles).map(({ year, articles: ofYear }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year}</h2>
          <ul>
            {ofYear.map(article => (
              <li key={article.path}>
                <PublicationDate date={article.date} />
                <a href={article.path}>{article.title}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </PageLayout>
  )
}
