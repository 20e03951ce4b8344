import { graphql, useStaticQuery } from "gatsby"
import { join } from "../../content/routes"
import { flattenSidebar, type SidebarItem } from "../../content/sidebar"
import type { DocsFrame } from "../../layouts/docs-layout"
import { docsVersions } from "../../site.config"

/**
 * Sidebar and version switch of a docs page. The query result is one file, fetched once a visit.
 */
export function useDocsFrame(path = "", version = ""): DocsFrame {
  const data = useStaticQuery<Queries.DocsFrameQuery>(graphql`
    query DocsFrame {
      versions: allDocsVersion(sort: { position: ASC }) {
        nodes {
          name
          label
          path
          sidebar
        }
      }
    }
  `)
  const versions: Version[] = [...data.versions.nodes]
  const own = versions.find(({ name }) => name === version)
  return {
    path,
    sidebar: own?.sidebar ?? [],
    versions: versions.map(({ name, label, path: base, sidebar }) => {
      // The same page in the other version if that has it, or else its first page.
      const twin = own ? join(base, path.slice(own.path.length)) : base
      const links = name === version ? [] : flattenSidebar(sidebar)
      const target = links.find(link => link.path === twin) ?? links[0]
      return {
        name,
        label,
        path: name === version ? path : (target?.path ?? base),
        current: name === version,
        // Rendering on the server knows no older versions but those of the query.
        isLast: base === docsVersions[0].path,
      }
    }),
  }
}

interface Version {
  name: string
  label: string
  path: string
  sidebar: SidebarItem[]
}
