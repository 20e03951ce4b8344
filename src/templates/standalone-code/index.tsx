import { graphql } from "gatsby"
import type { TemplateProps } from "../parts/template-props"
import { StandalonePage } from "../standalone/page"
import { CodePage } from "./code-page"

/** A standalone page in MDX; `children` is the output of gatsby-plugin-mdx. */
export default function StandaloneCodeTemplate({
  data: { page },
  children,
}: TemplateProps<Queries.StandaloneCodePageQuery>) {
  if (!page) return null
  return (
    <StandalonePage page={page}>
      <CodePage body={page.body}>{children}</CodePage>
    </StandalonePage>
  )
}

export const query = graphql`
  query StandaloneCodePage($id: String!) {
    page: standalone(id: { eq: $id }) {
      ...Standalone
    }
  }
`
