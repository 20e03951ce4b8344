import { graphql } from "gatsby"
import { Head } from "../../components/head"
import type { TemplateProps } from "../parts/template-props"
import { SearchView } from "./view"

export default function SearchTemplate({
  data: { page, versions, sections },
  location,
}: TemplateProps<Queries.SearchPageQuery>) {
  if (!page) return null
  return (
    <>
      <Head {...page.head} />
      <SearchView
        visit={`${location.key} ${location.search}`}
        topicsPath={versions.nodes[0]?.tagsPath}
        sections={sections.nodes}
      />
    </>
  )
}

export const query = graphql`
  query SearchPage($id: String!) {
    page: search(id: { eq: $id }) {
      head
    }
    versions: allDocsVersion(filter: { isLast: { eq: true } }) {
      nodes {
        tagsPath
      }
    }
    sections: allSection {
      nodes {
        name
        archivePath
      }
    }
  }
`
