/** One entry of a docs sidebar, in reading order. */
export type SidebarItem = SidebarLink | SidebarCategory

export interface SidebarLink {
  type: "link"
  label: string
  path: string
}

export interface SidebarCategory {
  type: "category"
  label: string
  /** Target of the label's link; a category without it only opens and closes. */
  path?: string
  /** Page of the category: its document, or the generated overview. */
  overviewPath: string
  /** Set if the category has no document and an overview page is generated. */
  overview?: { title: string; description?: string; linked: boolean }
  /** Set if the category is initially open on every page. */
  open?: true
  items: SidebarItem[]
}

/** Links of a sidebar in reading order; a category's own document comes before its items. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarLink[] {
  return items.flatMap(item =>
    item.type === "link"
      ? [item]
      : [
          ...(item.path && !item.overview
            ? [{ type: "link" as const, label: item.label, path: item.path }]
            : []),
          ...flattenSidebar(item.items),
        ],
  )
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
    if (item.type === "link") {
      if (item.path === path) return []
      continue
    }
    if (item.overviewPath === path) return []
    const inner = breadcrumbsOf(item.items, path)
    if (inner) return [{ label: item.label, path: item.overviewPath }, ...inner]
  }
  return undefined
}
