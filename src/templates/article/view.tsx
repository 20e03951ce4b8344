import { graphql } from "gatsby"
import { ArticleCard, type ArticleSummary } from "../../components/article-card"
import { ArticleSidebar } from "../../components/article-sidebar"
import { AuthorByline } from "../../components/author-byline"
import { Body, type BodyComponents } from "../../components/body"
import { CiteThis } from "../../components/cite-this"
import { Cover, type CoverImage } from "../../components/cover"
import { PageFooter, type PageFooterProps } from "../../components/page-footer"
import { PageMenu, type PageMenuProps } from "../../components/page-menu"
import { type Neighbour, PrevNext } from "../../components/prev-next"
import { FoldedContents, TableOfContents } from "../../components/table-of-contents"
import type { Author } from "../../content/schema/authors"
import type { Body as BodyTree } from "../../content/schema/body"
import { ArticleLayout } from "../../layouts/article-layout"
import type { SectionLinks } from "../parts/section-links"
import { contentsOf, type TextProps } from "../parts/text-props"
import * as styles from "./article.module.css"

/** Fields that the view shows unchanged. */
export const articleFragment = graphql`
  fragment ArticleView on Article {
    ...MarkdownText
    path
    section {
      ...SectionLinks
      allLabel
    }
    report
    date
    readingMinutes
    authors {
      name
      title
      url
    }
    tags {
      label
      path
    }
    editUrl
    bibtex
    reproducePath
  }
`

export interface ArticleViewProps extends TextProps, PageMenuProps, Pick<PageFooterProps, "tags"> {
  path: string
  section: Omit<SectionLinks, "title" | "description"> & { allLabel: string }
  description?: string | null
  /** Label of a monthly report, such as Newsletter. */
  report?: string | null
  authors: readonly Author[]
  /** ISO date. */
  date: string
  readingMinutes: number
  cover?: CoverImage
  body: BodyTree
  components: BodyComponents
  newer?: Neighbour | null
  older?: Neighbour | null
  related: readonly ArticleSummary[]
  /** BibTeX entry of articles that are worth citing. */
  bibtex?: string | null
  reproducePath?: string | null
}

/** Minutes of reading from which research articles show the reading progress. */
const longFrom = 4

/** An article of any section. */
export function ArticleView(props: ArticleViewProps) {
  const { path, section, title, description, authors, date, readingMinutes, tags, cover } = props
  const contents = contentsOf(props)
  const sidebar = (
    <ArticleSidebar
      title={section.allLabel}
      archivePath={section.archivePath}
      indexPath={section.indexPath}
      path={path}
      date={date}
    />
  )
  return (
    <ArticleLayout sidebar={sidebar} contents={<TableOfContents {...contents} />}>
      <article className={styles.article}>
        <header className={styles.header}>
          <p>
            <a href={section.path}>{section.label}</a>
            {props.report && ` · ${props.report}`}
          </p>
          {!props.hideTitle && <h1>{title}</h1>}
          {description && <p className={styles.description}>{description}</p>}
          <AuthorByline authors={authors} date={date} readingMinutes={readingMinutes} />
          {props.bibtex && readingMinutes >= longFrom && (
            <div className={styles.progress} data-print="none" aria-hidden="true" />
          )}
          {cover && (
            <div className={styles.cover}>
              <Cover {...cover} turn="first" />
            </div>
          )}
        </header>
        <PageMenu {...props} />
        <FoldedContents {...contents} />
        <div className="prose">
          <Body body={props.body} components={props.components} />
        </div>
        {props.bibtex && <CiteThis bibtex={props.bibtex} reproducePath={props.reproducePath} />}
        <PageFooter tags={tags} markdownPath={props.markdownPath} />
      </article>
      <PrevNext
        label={`${section.label}: newer and older`}
        previous={props.newer}
        next={props.older}
        words={{ previous: "Newer", next: "Older" }}
      />
      {props.related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">Related reading</h2>
          <ul>
            {props.related.map(({ cover: _, ...article }) => (
              <li key={article.path}>
                <ArticleCard {...article} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </ArticleLayout>
  )
}
