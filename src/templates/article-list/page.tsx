import { graphql } from "gatsby"
import type { ArticleSummary } from "../../components/article-card"
import { Head } from "../../components/head"
import { articleSummary } from "../parts/article-summary"
import { ArticleListView } from "./view"

/** What a section's list and the lists of its tags query. */
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
  /** Topic of the articles; all of the section where there is none. */
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

/** The first article with a cover that its address holds. */
function withFirstCover(articles: ArticleSummary[], held: string | null): ArticleSummary[] {
  const [first, ...others] = articles
  if (!first?.cover || !held) return articles
  return [{ ...first, cover: { ...first.cover, src: held } }, ...others]
}
