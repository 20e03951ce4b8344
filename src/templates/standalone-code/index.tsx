import { graphql, type PageProps } from "gatsby"
import type { Body } from "../../content/schema/body"
import { type StandaloneContext, StandalonePage } from "../standalone/page"
import { CodePage } from "./code-page"

/** A standalone page in MDX: what gatsby-plugin-mdx compiled of it comes as `children`. */
export default function StandaloneCodeTemplate({
  data: { standalonePage: page },
  pageContext,
  children,
}: PageProps<Queries.StandaloneCodePageQuery, StandaloneContext>) {
  if (!page) return null
  return (
    <StandalonePage page={page} context={pageContext}>
      <CodePage body={page.body as unknown as Body}>{children}</CodePage>
    </StandalonePage>
  )
}

export const query = graphql`
  query StandaloneCodePage($id: String!) {
    standalonePage(id: { eq: $id }) {
      ...Standalone
    }
  }
`
