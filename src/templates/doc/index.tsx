import { graphql, type PageProps } from "gatsby"
import { Head } from "../../components/head"
import type { HeadData } from "../../content/head/head"
import type { Body, Heading } from "../../content/schema/body"
import type { Crumb, SidebarLink } from "../../content/tree/docs-tree"
import { contentComponents } from "../../content-components"
import { useDocsFrame } from "../parts/use-docs-frame"
import { DocView } from "./view"

interface Context {
  route: string
  head: HeadData
  version: string
  breadcrumbs: Crumb[]
  previous: SidebarLink | null
  next: SidebarLink | null
  editUrl: string | null
  markdownPath: string | null
  lastUpdated: string | null
  lastUpdatedBy: string | null
  outdatedLabel: string | null
}

export default function DocTemplate({
  data: { doc },
  pageContext,
}: PageProps<Queries.DocPageQuery, Context>) {
  const { route, head, version, breadcrumbs, previous, next, editUrl, lastUpdated, outdatedLabel } =
    pageContext
  const { markdownPath, lastUpdatedBy } = pageContext
  const frame = useDocsFrame(route, version)
  if (!doc) return null
  const current = frame.versions[0]
  return (
    <>
      <Head {...head} />
      <DocView
        {...frame}
        title={doc.title}
        hideTitle={doc.hideTitle}
        body={doc.body as unknown as Body}
        components={contentComponents}
        headings={doc.headings as Heading[]}
        hideTableOfContents={doc.hideTableOfContents}
        contentsLevels={doc.contentsLevels ?? undefined}
        breadcrumbs={breadcrumbs}
        previous={previous ?? undefined}
        next={next ?? undefined}
        tags={[...doc.tags]}
        editUrl={editUrl ?? undefined}
        lastUpdated={lastUpdated ?? undefined}
        lastUpdatedBy={lastUpdatedBy ?? undefined}
        markdownPath={markdownPath ?? undefined}
        outdatedVersion={
          outdatedLabel && current ? { label: outdatedLabel, currentPath: current.path } : undefined
        }
      />
    </>
  )
}

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
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
      tags {
        label
        path
      }
    }
  }
`
