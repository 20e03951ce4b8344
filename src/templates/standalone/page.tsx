import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Head } from "../../components/head"
import type { HeadData } from "../../content/head/head"
import type { Heading } from "../../content/schema/body"
import { SimplePageView } from "./view"

/** What both templates of standalone pages query. */
export const standaloneFragment = graphql`
  fragment Standalone on StandalonePage {
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
`

export interface StandaloneContext {
  head: HeadData
  markdownPath: string | null
  lastUpdated: string | null
  lastUpdatedBy: string | null
}

interface StandalonePageProps {
  page: Queries.StandaloneFragment
  context: StandaloneContext
  /** The text of the page. */
  children: ReactNode
}

/** A standalone page around its text. */
export function StandalonePage({
  page,
  context: { head, markdownPath, lastUpdated, lastUpdatedBy },
  children,
}: StandalonePageProps) {
  return (
    <>
      <Head {...head} />
      <SimplePageView
        title={page.title}
        hideTitle={page.hideTitle}
        headings={page.headings as Heading[]}
        hideTableOfContents={page.hideTableOfContents}
        contentsLevels={page.contentsLevels ?? undefined}
        lastUpdated={lastUpdated ?? undefined}
        lastUpdatedBy={lastUpdatedBy ?? undefined}
        markdownPath={markdownPath ?? undefined}
      >
        {children}
      </SimplePageView>
    </>
  )
}
