import { graphql, type PageProps } from "gatsby"
import { Body } from "../../components/body"
import type { Body as BodyTree } from "../../content/schema/body"
import { contentComponents } from "../../content-components"
import { type StandaloneContext, StandalonePage } from "./page"

/** A standalone page in Markdown. Those in MDX are in ../standalone-code. */
export default function StandaloneTemplate({
  data: { standalonePage: page },
  pageContext,
}: PageProps<Queries.StandalonePageQuery, StandaloneContext>) {
  if (!page) return null
  return (
    <StandalonePage page={page} context={pageContext}>
      <Body body={page.body as unknown as BodyTree} components={contentComponents} />
    </StandalonePage>
  )
}

export const query = graphql`
  query StandalonePage($id: String!) {
    standalonePage(id: { eq: $id }) {
      ...Standalone
    }
  }
`
