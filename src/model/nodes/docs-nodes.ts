import { docsTagsPath } from "../../content/routes"
import { categoriesOf, type SidebarCategory, type SidebarItem } from "../../content/sidebar"
import { countOf } from "../in-words"
import type { DocsContent } from "../site-content"
import { defineNode } from "./define-node"
import { field, link } from "./field"
import { ids } from "./ids"

export const docsVersion = defineNode<DocsContent>("DocsVersion", {
  from: ({ content }) => content.docs,
  id: ({ instance }) => ids.docsVersion(instance.name),
  fields: {
    name: field("String!", ({ instance }) => instance.name),
    label: field("String!", ({ instance }) => instance.label),
    path: field("String!", ({ instance }) => instance.path, "Route of its pages."),
    isLast: field(
      "Boolean!",
      ({ instance }) => instance.isLast,
      "True for the version that readers should use.",
    ),
    position: field(
      "Int!",
      (docs, { content }) => content.docs.indexOf(docs),
      "Position among the versions, newest first.",
    ),
    tagsPath: field("String!", ({ instance }) => docsTagsPath(instance.path)),
    sidebar: field("Sidebar!", ({ sidebar }) => sidebar),
  },
})

interface CategoryOfDocs {
  category: SidebarCategory
  docs: DocsContent
}

export const docsCategory = defineNode<CategoryOfDocs>("DocsCategory", {
  about: "Folder of the docs' sidebar.",
  from: ({ content }) =>
    content.docs.flatMap(docs => {
      // Two categories may link to one document.
      const pages = new Map(
        categoriesOf(docs.sidebar)
          .toReversed()
          .map(category => [category.overviewPath, category]),
      )
      return categoriesOf(docs.sidebar)
        .filter(category => pages.get(category.overviewPath) === category)
        .map(category => ({ category, docs }))
    }),
  id: ({ category }) => ids.docsCategory(category.overviewPath),
  fields: {
    label: field("String!", ({ category }) => category.label),
    path: field(
      "String!",
      ({ category }) => category.overviewPath,
      "Route of its own page or of its document.",
    ),
    version: link("DocsVersion!", ({ docs }) => ids.docsVersion(docs.instance.name)),
    description: field("String", ({ category }) => category.overview?.description ?? null),
    items: field(
      "[CategoryItem!]!",
      ({ category, docs }) => category.items.flatMap(item => itemFields(item, docs)),
      "Contents of the folder, in sidebar order.",
    ),
    docs: link("[Doc!]!", documentsIn, "Documents directly in the folder, in sidebar order."),
  },
})

function documentsIn({ category: { path, items }, docs }: CategoryOfDocs): string[] {
  const documents = new Set(docs.docs.map(({ entry }) => entry.path))
  const own = path === undefined ? [] : [path]
  return [...own, ...items.flatMap(item => (item.type === "link" ? [item.path] : []))]
    .filter(path => documents.has(path))
    .map(ids.page)
}

/** Entry of a category page for an item; empty for items without a page. */
function itemFields(
  item: SidebarItem,
  docs: DocsContent,
): { label: string; path: string; description: string | null }[] {
  const { label, path } = item
  if (item.type === "category")
    return [{ label, path: item.overviewPath, description: countOf(item.items.length, "page") }]
  if (item.type === "extra" || path === undefined) return []
  const entry = docs.docs.find(doc => doc.entry.path === path)?.entry
  return [{ label, path, description: entry?.description || null }]
}
