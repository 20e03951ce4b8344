import { graphql, useStaticQuery } from "gatsby"
import { flattenSidebar } from "../../content/tree/docs-tree"
import type { DocsNavigation } from "../../gatsby/schema/docs-navigation"
import type { DocsFrame } from "../../layouts/docs-layout"

/** Sidebar and version switch of a docs page. The query is one shared file, fetched once a visit. */
export function useDocsFrame(path: string, version: string): DocsFrame {
  const data = useStaticQuery<Queries.DocsNavigationQuery>(graphql`
    query DocsNavigation {
      docsNavigation
    }
  `)
  const { versions, sidebars } = data.docsNavigation as unknown as DocsNavigation
  const own = versions.find(({ name }) => name === version)
  return {
    path,
    sidebar: sidebars[version] ?? [],
    versions: versions.map(({ name, label, path: base }) => {
      // The same page in the other version where that has it, else its first page.
      const twin = own ? path.replace(own.path, base) : base
      const links = name === version ? [] : flattenSidebar(sidebars[name] ?? [])
      const target = links.find(link => link.path === twin) ?? links[0]
      return {
        name,
        label,
        path: name === version ? path : (target?.path ?? base),
        current: name === version,
      }
    }),
  }
}
