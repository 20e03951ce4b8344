import { docsTree, type SidebarItem } from "../../content-model/docs-tree"
import type { DocEntry } from "../../content-model/entry"
import { readSurroundings } from "../content/read-tree"
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
  const { entries } = await context.nodeModel.findAll<DocEntry>({ type: "Doc" })
  // Reading their nodes makes the result depend on the contracts, the categories' files and the versions.
  for (const type of ["Contract", "SiteData"]) await context.nodeModel.findAll({ type })
  const docs = [...entries].filter(entry => !entry.draft || process.env.NODE_ENV === "development")
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
