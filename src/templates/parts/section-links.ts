import { graphql } from "gatsby"

/** Names and addresses of a section's pages, for its views. */
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

export type SectionLinks = Queries.SectionLinksFragment

/** Addresses of the pages that list a section's articles. */
export type SectionPaths = Pick<SectionLinks, "path" | "archivePath" | "tagsPath">

/** Links between the list, the archive and the tags of a section. */
export function sectionLinks(
  { path, archivePath, tagsPath }: SectionPaths,
  current?: "latest" | "archive" | "tags",
) {
  return [
    { label: "Latest", path, current: current === "latest" },
    { label: "By topic", path: tagsPath, current: current === "tags" },
    { label: "By year", path: archivePath, current: current === "archive" },
  ]
}
