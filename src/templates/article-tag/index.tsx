import { graphql } from "gatsby"
import { Head } from "../../components/head"
import { articleSummary } from "../parts/article-summary"
import type { TemplateProps } from "../parts/template-props"
import { ArticleTagView } from "./view"

export default function ArticleTagTemplate({
  data: { page: list },
}: TemplateProps<"articleTag", Queries.ArticleTagPageQuery>) {
  if (!list?.section || !list.tag) return null
  const { head, section, tag, articles, page, paths } = list
  return (
    <>
      <Head {...head} />
      <ArticleTagView
        label={tag.label}
        description={tag.description}
        sectionLabel={section.label}
        path={section.path}
        archivePath={section.archivePath}
        tagsPath={section.tagsPath}
        articles={articles.map(articleSummary)}
        total={tag.count}
        page={page ?? 1}
        paths={paths ?? []}
      />
    </>
  )
}

export const query = graphql`
  query ArticleTagPage($id: String!) {
    page: generatedPage(id: { eq: $id }) {
      head
      section {
        label
        path
        archivePath
        tagsPath
      }
      tag {
        label
        description
        count
      }
      articles {
        ...ArticleSummary
      }
      page
      paths
    }
  }
`
