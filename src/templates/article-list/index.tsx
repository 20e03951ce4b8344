import { graphql } from "gatsby"
import type { TemplateProps } from "../parts/template-props"
import { ArticleListPage } from "./page"

export default function ArticleListTemplate({
  data,
}: TemplateProps<"articleList", Queries.ArticleListPageQuery>) {
  return <ArticleListPage list={data.page} />
}

export const query = graphql`
  query ArticleListPage($id: String!) {
    page: generatedPage(id: { eq: $id }) {
      ...ArticleList
    }
  }
`
