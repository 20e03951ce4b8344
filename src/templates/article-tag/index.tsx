import { graphql, type PageProps } from "gatsby"
import { Head } from "../../components/head"
import type { HeadData } from "../../content/head/head"
import type { ArticleSection } from "../../content/routes"
import { articleSummary } from "../parts/article-summary"
import { sectionLinks } from "../parts/section-links"
import { ArticleTagView } from "./view"

interface Context {
  head: HeadData
  section: ArticleSection
  tag: { label: string; description?: string; count: number }
  page: number
  paths: string[]
}

export default function ArticleTagTemplate({
  data,
  pageContext,
}: PageProps<Queries.ArticleTagPageQuery, Context>) {
  const { head, section, tag, page, paths } = pageContext
  const { label: sectionLabel, path, archivePath, tagsPath } = sectionLinks(section)
  return (
    <>
      <Head {...head} />
      <ArticleTagView
        label={tag.label}
        description={tag.description}
        sectionLabel={sectionLabel}
        path={path}
        archivePath={archivePath}
        tagsPath={tagsPath}
        articles={data.articles.map(articleSummary)}
        total={tag.count}
        page={page}
        paths={paths}
      />
    </>
  )
}

export const query = graphql`
  query ArticleTagPage($files: [String!]!) {
    articles: articlesByFile(files: $files) {
      ...ArticleSummary
    }
  }
`
