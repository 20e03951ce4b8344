import { graphql, type PageProps } from "gatsby"
import { Head } from "../components/head"
import { contentComponents } from "../content-components"
import type { Body, Heading } from "../content-model/body"
import type { HeadData } from "../content-model/head"
import { SimplePageView } from "../views/simple-page"

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
