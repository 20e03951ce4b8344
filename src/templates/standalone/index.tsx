import { graphql, type PageProps } from "gatsby"
import { Head } from "../../components/head"
import type { HeadData } from "../../content/head/head"
import type { Body, Heading } from "../../content/schema/body"
import { contentComponents } from "../../content-components"
import { SimplePageView } from "./view"

interface Context {
  head: HeadData
  markdownPath: string | null
  lastUpdated: string | null
  lastUpdatedBy: string | null
}

export default function StandaloneTemplate({
  data: { standalonePage: page },
  pageContext: { head, markdownPath, lastUpdated, lastUpdatedBy },
}: PageProps<Queries.StandalonePageQuery, Context>) {
  if (!page) return null
  return (
    <>
      <Head {...head} />
      <SimplePageView
        title={page.title}
        hideTitle={page.hideTitle}
        body={page.body as unknown as Body}
        components={contentComponents}
        headings={page.headings as Heading[]}
        hideTableOfContents={page.hideTableOfContents}
        contentsLevels={page.contentsLevels ?? undefined}
        lastUpdated={lastUpdated ?? undefined}
        lastUpdatedBy={lastUpdatedBy ?? undefined}
        markdownPath={markdownPath ?? undefined}
      />
    </>
  )
}

export const query = graphql`
  query StandalonePage($id: String!) {
    standalonePage(id: { eq: $id }) {
      title
      hideTitle
      hideTableOfContents
      contentsLevels {
        minDepth
        maxDepth
      }
      body
      headings {
        depth
        id
        text
      }
    }
  }
`
