import { docsTagPath, docsTagsPath } from "../../content/routes"
import { categoriesOf, type SidebarCategory, type SidebarItem } from "../../content/sidebar"
import { countOf } from "../../model/in-words"
import type { PageOf } from "../../model/page"
import type { DocsContent } from "../../model/site-content"
import type { LoadedSite } from "../../site/load-site"
import { editUrl, lateBody, markdownFields, pageFields } from "./page-fields"
import { ids, type SiteNode } from "./site-node"

/** Node of a document. */
export function docNode(page: PageOf<"doc">, site: LoadedSite): SiteNode {
  const { doc, docs, trail, previous, next } = page
  const { entry, tags } = doc
  return {
    id: ids.page(page.path),
    type: "Doc",
    fields: {
      ...pageFields(page, trail),
      ...markdownFields(entry),
      editUrl: editUrl(entry.file, entry.frontMatter.custom_edit_url),
      docId: entry.docId,
      version: ids.docsVersion(docs.instance.name),
      category: categoryOf(page),
      tags: tags.map(({ slug }) => ids.tag(docsTagPath(docs.instance.path, slug))),
      previous: linkFields(previous),
      next: linkFields(next),
      hideSidebar: entry.frontMatter.displayed_sidebar === null,
    },
    body: lateBody(entry, site),
  }
}

/** Innermost folder that lists the document. */
function categoryOf({ docs, path }: PageOf<"doc">): string | null {
  const categories = categoriesByPath.get(docs) ?? categoriesHolding(docs)
  categoriesByPath.set(docs, categories)
  const category = categories.get(path)
  return category ? ids.docsCategory(category.overviewPath) : null
}

/** Made once for each version: a large one has many folders, which are not looked through for each of its documents. */
const categoriesByPath = new WeakMap<DocsContent, ReadonlyMap<string, SidebarCategory>>()

/** By the paths of their documents; inner folders come after outer ones. */
function categoriesHolding({ sidebar }: DocsContent): Map<string, SidebarCategory> {
  return new Map(
    categoriesOf(sidebar).flatMap(category =>
      [category, ...category.items].flatMap(({ path }) =>
        path === undefined ? [] : [[path, category] as const],
      ),
    ),
  )
}

export const linkFields = (link: { label: string; path: string } | undefined) =>
  link ? { label: link.label, path: link.path } : null

/** Node of a version of the docs, those of its folders, and those of its topics. */
export function docsVersionNodes(docs: DocsContent, position: number): SiteNode[] {
  const { instance, sidebar, tags } = docs
  const { name, label, path, isLast } = instance
  return [
    {
      id: ids.docsVersion(name),
      type: "DocsVersion",
      fields: { name, label, path, isLast, position, tagsPath: docsTagsPath(path), sidebar },
    },
    ...categoriesOf(sidebar).map(category => categoryNode(category, docs)),
    ...tags.map(({ label, slug, description, items }): SiteNode => {
      const tagPath = docsTagPath(path, slug)
      return {
        id: ids.tag(tagPath),
        type: "Tag",
        fields: {
          ...{ label, slug, path: tagPath, count: items.length },
          description: description ?? null,
          section: null,
        },
      }
    }),
  ]
}

function categoryNode(category: SidebarCategory, docs: DocsContent): SiteNode {
  const { label, overviewPath, overview, items } = category
  const documents = new Set(docs.docs.map(({ entry }) => entry.path))
  const own = category.path === undefined ? [] : [category.path]
  return {
    id: ids.docsCategory(overviewPath),
    type: "DocsCategory",
    fields: {
      label,
      path: overviewPath,
      version: ids.docsVersion(docs.instance.name),
      description: overview?.description ?? null,
      items: items.map(item => itemFields(item, docs)),
      docs: [...own, ...items.flatMap(item => (item.type === "link" ? [item.path] : []))]
        .filter(path => documents.has(path))
        .map(ids.page),
    },
  }
}

/** What a category shows of one of its pages. */
function itemFields(item: SidebarItem, docs: DocsContent) {
  if (item.type === "category")
    return {
      label: item.label,
      path: item.overviewPath,
      description: countOf(item.items.length, "page"),
    }
  const entry = docs.docs.find(doc => doc.entry.path === item.path)?.entry
  return { label: item.label, path: item.path, description: entry?.description || null }
}
