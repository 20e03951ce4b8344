/** One entry of a docs sidebar, in reading order. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarExtra

interface InSidebar {
  /** Name of its sidebar, on outermost entries of docs with several. */
  sidebar?: string
}

export interface SidebarLink extends InSidebar {
  type: "link"
  label: string
  path: string
}

/** An entry that is not a page of the docs. */
export interface SidebarExtra extends InSidebar {
  type: "extra"
  /** Words between the pages; a line if empty. */
  label: string
  /** Address that the label links to, most often on another site. */
  path?: string
}

export interface SidebarCategory extends InSidebar {
  type: "category"
  label: string
  /** Target of the label's link; a category without it only opens and closes. */
  path?: string
  /** Page of the category: its document, or the generated overview. */
  overviewPath: string
  /** Set if the category has no document and an overview page is generated. */
  overview?: { title: string; description?: string; linked: boolean }
  /** Set if the document is that of another folder, which has the category among its crumbs. */
  isBorrowed?: true
  /** Set if the category is initially open on every page. */
  open?: true
  items: SidebarItem[]
}

/** Links of a sidebar in reading order; a category's own document comes before its items. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap(item => {
    const { sidebar } = item
    const named = sidebar === undefined ? {} : { sidebar }
    if (item.type === "link") return [item]
    if (item.type === "extra") return []
    const { label, path, overview } = item
    const own: SidebarLink[] = path && !overview ? [{ type: "link", label, path, ...named }] : []
    return [...own, ...flattenSidebar(item.items).map(link => ({ ...link, ...named }))]
  })
}

/** Returns the neighbors of a page in its sidebar. */
export function neighboursOf(
  order: readonly SidebarLink[],
  path: string,
): { previous?: SidebarLink; next?: SidebarLink } {
  const index = order.findIndex(link => link.path === path)
  const own = order[index]
  if (!own) return {}
  const [previous, next] = [order[index - 1], order[index + 1]]
  return {
    ...(previous?.sidebar === own.sidebar && { previous }),
    ...(next?.sidebar === own.sidebar && { next }),
  }
}

/** Returns the sidebar that holds a page, or else the first one. */
export function sidebarWith(items: readonly SidebarItem[], path: string): readonly SidebarItem[] {
  if (items.every(({ sidebar }) => sidebar === undefined)) return items
  const shown = items.find(item => holdsPage(item, path)) ?? items[0]
  return items.filter(({ sidebar }) => sidebar === shown?.sidebar)
}

/** Returns true if an entry is a page, or a category that contains it. */
export function holdsPage(item: SidebarItem, path: string): boolean {
  if (item.type !== "category") return item.type === "link" && item.path === path
  return item.overviewPath === path || item.items.some(inner => holdsPage(inner, path))
}

/** Categories of a sidebar, outer before inner. */
export function categoriesOf(items: readonly SidebarItem[]): SidebarCategory[] {
  return items.flatMap(item =>
    item.type === "category" ? [item, ...categoriesOf(item.items)] : [],
  )
}

/** One step of the path from the sidebar to a page. */
export interface Crumb {
  label: string
  path?: string | null
}

/** Categories above a page, outermost first; undefined if the sidebar does not contain the page. */
export function breadcrumbsOf(items: readonly SidebarItem[], path: string): Crumb[] | undefined {
  for (const item of items) {
    if (item.type !== "category") {
      if (item.type === "link" && item.path === path) return []
      continue
    }
    const inner = item.overviewPath === path ? [] : breadcrumbsOf(item.items, path)
    if (!inner) continue
    const isOwnPage = item.overviewPath === path && !item.isBorrowed
    return isOwnPage ? [] : [{ label: item.label, path: item.overviewPath }, ...inner]
  }
  return undefined
}
