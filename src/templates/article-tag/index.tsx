import { graphql } from "gatsby"
import { ArticleListPage } from "../article-list/page"
import type { TemplateProps } from "../parts/template-props"

export default function ArticleTagTemplate({
  data: { page },
}: TemplateProps<Queries.ArticleTagPageQuery>) {
  return page && <ArticleListPage list={page} tag={page.tag} />
}

export const query = graphql`
  query ArticleTagPage($id: String!) {
    page: articleTag(id: { eq: $id }) {
      ...ArticleListing
      tag {
        label
        description
        count
      }
    }
  }
`
