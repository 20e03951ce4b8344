import { graphql } from "gatsby"
import { Body } from "../../components/body"
import { contentComponents } from "../../content-components"
import type { TemplateProps } from "../parts/template-props"
import { StandalonePage } from "./page"

/** A standalone page in Markdown. Those in MDX are in ../standalone-code. */
export default function StandaloneTemplate({
  data: { page },
}: TemplateProps<Queries.StandalonePageQuery>) {
  if (!page) return null
  return (
    <StandalonePage page={page}>
      <Body body={page.body} components={contentComponents} />
    </StandalonePage>
  )
}

export const query = graphql`
  query StandalonePage($id: String!) {
    page: standalone(id: { eq: $id }) {
      ...Standalone
    }
  }
`
