import type { Crumb } from "../../content/sidebar"
import { breadcrumbsOf, categoriesOf, type SidebarCategory } from "../../content/sidebar"
import { linked } from "../entry-facts"
import { listOf } from "../in-words"
import { link } from "../nodes/field"
import { ids } from "../nodes/ids"
import type { DocsContent } from "../site-content"
import { defineKind } from "./define-kind"
import type { InDocs } from "./docs-order"

declare module "../page" {
  interface PageShapes {
    docCategory: { category: SidebarCategory; trail: Crumb[] } & InDocs
  }
}

export const docCategory = defineKind("docCategory", {
  about: "Overview of a docs category that has no document of its own.",
  pages: content => content.docs.flatMap(overviews),
  fields: {
    docsVersion: link("DocsVersion!", ({ docs }) => ids.docsVersion(docs.instance.name)),
    category: link("DocsCategory!", ({ category }) => ids.docsCategory(category.overviewPath)),
  },
})

const overviews = (docs: DocsContent) =>
  categoriesOf(docs.sidebar)
    .filter(category => category.overview)
    .map(category => {
      const names = category.items.flatMap(({ type, label }) => (type === "extra" ? [] : label))
      const trail = breadcrumbsOf(docs.sidebar, category.overviewPath) ?? []
      return {
        path: category.overviewPath,
        title: category.overview?.title ?? category.label,
        description: category.overview?.description ?? `${category.label}: ${listOf(names)}.`,
        section: "docs" as const,
        breadcrumbs: linked(trail),
        headings: [],
        category,
        docs,
        trail,
      }
    })
