import { graphql, type PageProps } from "gatsby"
import { Head } from "../../components/head"
import type { Neighbour } from "../../components/prev-next"
import type { HeadData } from "../../content/head/head"
import type { ArticleSection } from "../../content/routes"
import type { Author } from "../../content/schema/authors"
import type { Body, Heading } from "../../content/schema/body"
import { contentComponents } from "../../content-components"
import { articleSummary } from "../parts/article-summary"
import { coverImage } from "../parts/cover"
import { sectionLinks } from "../parts/section-links"
import { ArticleView } from "./view"

interface Context {
  route: string
  head: HeadData
  section: ArticleSection
  newer: Neighbour | null
  older: Neighbour | null
  editUrl: string | null
  markdownPath: string | null
  /** What a drawn cover shows. */
  coverAlt: string
  /** Whether the description says more than the first paragraph. */
  hasLead: boolean
  bibtex: string | null
}

export default function ArticleTemplate({
  data,
  pageContext,
}: PageProps<Queries.ArticlePageQuery, Context>) {
  const { route, head, section, newer, older, editUrl, hasLead, bibtex, coverAlt, markdownPath } =
    pageContext
  const article = data.article
  if (!article) return null
  return (
    <>
      <Head {...head} />
      <ArticleView
        path={route}
        section={sectionLinks(section)}
        title={article.title}
        description={hasLead ? article.description : undefined}
        authors={article.authors as Author[]}
        date={article.date}
        readingMinutes={article.readingMinutes}
        tags={[...article.tags]}
        cover={coverImage(article.cover, coverAlt)}
        body={article.body as unknown as Body}
        components={contentComponents}
        headings={article.headings as Heading[]}
        hideTableOfContents={article.hideTableOfContents}
        contentsLevels={article.contentsLevels ?? undefined}
        newer={newer ?? undefined}
        older={older ?? undefined}
        related={data.related.map(articleSummary)}
        editUrl={editUrl ?? undefined}
        markdownPath={markdownPath ?? undefined}
        bibtex={bibtex ?? undefined}
      />
    </>
  )
}

export const query = graphql`
  query ArticlePage($file: String!, $related: [String!]!) {
    article: articleByFile(file: $file) {
      title
      description
      date
      readingMinutes
      hideTableOfContents
      contentsLevels {
        minDepth
        maxDepth
      }
      body
      headings {
        depth
        id
        text
      }
      authors {
        name
        title
        url
      }
      tags {
        label
        path
      }
      cover {
        ...Cover
      }
    }
    related: articlesByFile(files: $related) {
      ...ArticleSummary
    }
  }
`
