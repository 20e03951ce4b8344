import { graphql } from "gatsby"
import type { TemplateProps } from "../parts/template-props"
import { ArticleListPage } from "./page"

export default function ArticleListTemplate({
  data: { page },
}: TemplateProps<Queries.ArticleListPageQuery>) {
  return page && <ArticleListPage list={page} />
}

export const query = graphql`
  query ArticleListPage($id: String!) {
    page: articleList(id: { eq: $id }) {
      ...ArticleListing
    }
  }
`
