import { graphql } from "gatsby"
import type { ArticleSummary } from "../../components/article-card"
import { Head } from "../../components/head"
import { articleSummary } from "../parts/article-summary"
import { ArticleListView } from "./view"

/** Fields that the article lists of sections and tags query. */
export const articleListFragment = graphql`
  fragment ArticleListing on ArticleListing {
    head
    section {
      ...SectionLinks
    }
    articles {
      ...ArticleSummary
    }
    firstCover
    page
    paths
  }
`

interface ArticleListPageProps {
  list: Queries.ArticleListingFragment
  /** Topic of the articles; undefined for all articles of the section. */
  tag?: { label: string; description: string | null; count: number }
}

/** A page of articles with its head. */
export function ArticleListPage({ list, tag }: ArticleListPageProps) {
  const { head, section, articles, firstCover, page, paths } = list
  return (
    <>
      <Head {...head} />
      <ArticleListView
        section={section}
        tag={tag}
        articles={withFirstCover(articles.map(articleSummary), firstCover)}
        page={page}
        paths={paths}
      />
    </>
  )
}

/** Replaces the first article's cover by an address that contains the picture, if there is one. */
function withFirstCover(articles: ArticleSummary[], held: string | null): ArticleSummary[] {
  const [first, ...others] = articles
  if (!first?.cover || !held) return articles
  return [{ ...first, cover: { ...first.cover, src: held } }, ...others]
}
