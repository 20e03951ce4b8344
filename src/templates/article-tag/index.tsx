import { graphql } from "gatsby"
import { ArticleListPage } from "../article-list/page"
import type { TemplateProps } from "../parts/template-props"

export default function ArticleTagTemplate({
  data,
}: TemplateProps<"articleTag", Queries.ArticleTagPageQuery>) {
  return <ArticleListPage list={data.page} />
}

export const query = graphql`
  query ArticleTagPage($id: String!) {
    page: generatedPage(id: { eq: $id }) {
      ...ArticleList
    }
  }
`
