import { graphql, type PageProps } from "gatsby"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { Head } from "../../components/head"
import { PageFooter } from "../../components/page-footer"
import { PrevNext } from "../../components/prev-next"
import { TableOfContents } from "../../components/table-of-contents"
import type { ContractReference } from "../../content/contracts/contract-reference"
import type { HeadData } from "../../content/head/head"
import type { Heading } from "../../content/schema/body"
import type { Crumb, SidebarLink } from "../../content/tree/docs-tree"
import { DocsLayout } from "../../layouts/docs-layout"
import { useDocsFrame } from "../parts/use-docs-frame"
import { ContractView } from "./view"

interface Context {
  route: string
  head: HeadData
  version: string
  breadcrumbs: Crumb[]
  previous: SidebarLink | null
  next: SidebarLink | null
  markdownPath: string
}

/** Functions, events and the like are third-level headings; deeper ones would make the list endless. */
const contentsLevels = { minDepth: 2, maxDepth: 3 }

export default function ContractTemplate({
  data,
  pageContext,
}: PageProps<Queries.ContractPageQuery, Context>) {
  const { route, head, version, breadcrumbs, previous, next, markdownPath } = pageContext
  const frame = useDocsFrame(route, version)
  if (!data.contract) return null
  const headings = data.contract.headings as Heading[]
  return (
    <>
      <Head {...head} />
      <DocsLayout
        {...frame}
        wide
        contents={<TableOfContents headings={headings} levels={contentsLevels} />}
      >
        <ContractView
          reference={data.contract.reference as unknown as ContractReference}
          before={<Breadcrumbs crumbs={breadcrumbs} current={data.contract.name} />}
        />
        <PageFooter markdownPath={markdownPath} />
        <PrevNext label="Docs pages" previous={previous} next={next} />
      </DocsLayout>
    </>
  )
}

export const query = graphql`
  query ContractPage($id: String!) {
    contract(id: { eq: $id }) {
      name
      headings {
        depth
        id
        text
      }
      reference
    }
  }
`
