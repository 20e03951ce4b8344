import { graphql } from "gatsby"

/** Names and addresses of a section's pages, as its views take them. */
export const sectionLinksFragment = graphql`
  fragment SectionLinks on Section {
    label
    title
    description
    path
    archivePath
    tagsPath
    indexPath
  }
`
