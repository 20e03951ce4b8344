import { readSurroundings } from "../../content/read/read-tree"
import { docsTree, type SidebarItem } from "../../content/tree/docs-tree"
import { findDocs } from "./find-docs"
import type { QueryContext } from "./resolvers"

export interface DocsNavigation {
  versions: { name: string; label: string; path: string }[]
  sidebars: Record<string, SidebarItem[]>
}

/** Sidebars of all docs versions. Depends on every document and data file, but its result changes only with a sidebar. */
export async function docsNavigation(
  _: unknown,
  __: unknown,
  context: QueryContext,
): Promise<DocsNavigation> {
  const docs = await findDocs(context)
  // Reading their nodes makes the result depend on the contracts, the categories' files and the versions.
  for (const type of ["Contract", "SiteData"]) await context.nodeModel.findAll({ type })
  const { instances, categories, contractSidebar } = readSurroundings()
  return {
    versions: instances.map(({ name, label, path }) => ({ name, label, path })),
    sidebars: Object.fromEntries(
      instances.map(instance => [
        instance.name,
        docsTree(instance, docs, categories, instance.isLast ? contractSidebar : []).items,
      ]),
    ),
  }
}
