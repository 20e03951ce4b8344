import GithubSlugger from "github-slugger"
import { type DocsInstance, partPath } from "../../content/docs-instances"
import type { Problem } from "../../content/problem"
import { generatedIndexPath } from "../../content/routes"
import type { CategorySource } from "../../content/schema/category-file"
import type { DocEntry } from "../../content/schema/entry"
import type { SidebarSource } from "../../content/schema/sidebar-file"
import { categoriesOf, type SidebarCategory, type SidebarItem } from "../../content/sidebar"
import type { DocId, DocsScope, ExtraSidebar } from "./docs-scope"
import { folderSidebar } from "./folder-sidebar"
import { writtenSidebar } from "./written-sidebar"

interface DocsSources {
  instance: DocsInstance
  entries: readonly DocEntry[]
  categories: readonly CategorySource[]
  extras?: readonly ExtraSidebar[]
  sidebars?: readonly SidebarSource[]
  /** Documents that exist but are not published. */
  hidden?: readonly DocId[]
}

/**
 * Builds the sidebars of one docs version as one list: first those of the version's own docs, then
 * those of its parts. Without a sidebar.yaml, the folders are the sidebar.
 */
export function docsTree({
  instance,
  entries,
  categories,
  extras = [],
  sidebars = [],
  hidden = [],
}: DocsSources): { items: SidebarItem[]; problems: Problem[] } {
  const own = entries.filter(entry => entry.version === instance.name)
  const problems: Problem[] = []
  const made = ["", ...(instance.parts ?? [])].flatMap(part => {
    const isOwn = (doc: DocId) => (doc.part ?? "") === part
    const scope: DocsScope = {
      instance,
      part,
      base: part === "" ? instance.path : partPath(instance, part),
      listed: own.filter(entry => isOwn(entry) && !entry.unlisted),
      hidden: [...own.filter(({ unlisted }) => unlisted), ...hidden].filter(isOwn),
      categories: categories.filter(({ version }) => version === instance.name),
      extras,
      problems,
      unnamed: new Set(),
    }
    const source = sidebars.find(
      ({ version, folder }) => version === instance.name && folder === part,
    )
    const lists = source
      ? source.sidebars.map(({ name, items }) => ({
          name,
          items: writtenSidebar(items, source.file, scope),
        }))
      : [{ name: "", items: folderSidebar(scope)(part) }]
    nameGenerated(
      lists.flatMap(({ items }) => items),
      scope,
    )
    return lists.map(({ name, items }) => ({ name: `${part}/${name}`, items }))
  })
  const shown = made.filter(({ items }) => items.length > 0)
  const items = shown.flatMap(({ name, items }) =>
    shown.length > 1 ? items.map(item => ({ ...item, sidebar: name })) : items,
  )
  return { items, problems }
}

/**
 * Numbers equal labels as Docusaurus does, in sidebar order, which is known only at the end.
 * Categories without a link come last, because they have no page in Docusaurus.
 */
function nameGenerated(items: readonly SidebarItem[], { base, unnamed }: DocsScope): void {
  const slugger = new GithubSlugger()
  const named = categoriesOf(items).filter(category => unnamed.has(category))
  const isLinked = ({ overview }: SidebarCategory) => overview?.linked === true
  for (const category of [...named.filter(isLinked), ...named.filter(one => !isLinked(one))]) {
    category.overviewPath = generatedIndexPath(base, slugger.slug(category.label))
    if (isLinked(category)) category.path = category.overviewPath
  }
}
