import { graphql } from "gatsby"
import { Breadcrumbs } from "../../components/breadcrumbs"
import { Head } from "../../components/head"
import { PlainFooter } from "../../components/page-footer/plain-footer"
import { PageMenu } from "../../components/page-menu"
import { PrevNext } from "../../components/prev-next"
import { FoldedContents, TableOfContents } from "../../components/table-of-contents"
import { DocsLayout } from "../../layouts/docs-layout"
import type { TemplateProps } from "../parts/template-props"
import { useDocsFrame } from "../parts/use-docs-frame"
import { Navigator } from "./navigator"
import { ContractView } from "./view"

export default function ContractTemplate({
  data: { contract },
}: TemplateProps<Queries.ContractPageQuery>) {
  const frame = useDocsFrame(contract?.path, contract?.docsVersion?.name)
  if (!contract) return null
  const { head, headings, reference, notice, breadcrumbs, name, markdownPath, previous, next } =
    contract
  return (
    <>
      <Head {...head} />
      <DocsLayout
        {...frame}
        wide
        contents={<Navigator as={TableOfContents} headings={headings} reference={reference} />}
      >
        <Navigator as={FoldedContents} headings={headings} reference={reference} />
        <ContractView
          reference={reference}
          notice={notice}
          before={
            <>
              <Breadcrumbs crumbs={breadcrumbs} current={name} />
              <PageMenu markdownPath={markdownPath} />
            </>
          }
        />
        <PlainFooter markdownPath={markdownPath} />
        <PrevNext label="Docs pages" previous={previous} next={next} />
      </DocsLayout>
    </>
  )
}

export const query = graphql`
  query ContractPage($id: String!) {
    contract(id: { eq: $id }) {
      path
      name
      head
      docsVersion {
        name
      }
      breadcrumbs {
        label
        path
      }
      headings {
        depth
        id
        text
      }
      reference
      notice
      markdownPath
      previous {
        label
        path
      }
      next {
        label
        path
      }
    }
  }
`
