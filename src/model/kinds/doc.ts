import { docsTagPath } from "../../content/routes"
import type { DocEntry } from "../../content/schema/entry"
import { docFrontMatter } from "../../content/schema/front-matter/doc"
import { breadcrumbsOf, categoriesOf, type SidebarCategory } from "../../content/sidebar"
import { entryFacts, linked } from "../entry-facts"
import { field, link } from "../nodes/field"
import { ids } from "../nodes/ids"
import { type Doc, type DocsContent, docNeighbours } from "../site-content"
import { defineKind } from "./define-kind"
import { type InDocs, type InReadingOrder, neighbourFields } from "./docs-order"
import { frontMatterFields } from "./front-matter-fields"
import { markdownInterface } from "./markdown-interface"

declare module "../page" {
  interface PageShapes {
    doc: { doc: Doc; entry: DocEntry } & InDocs & InReadingOrder
  }
}

export const doc = defineKind("doc", {
  interfaces: [markdownInterface],
  pages: content => content.docs.flatMap(documents),
  fields: {
    ...frontMatterFields(docFrontMatter.shape),
    docId: field(
      "String!",
      ({ entry }) => entry.docId,
      "Path below the version's folder, without extension and number prefixes.",
    ),
    version: link("DocsVersion!", ({ docs }) => ids.docsVersion(docs.instance.name)),
    category: link(
      "DocsCategory",
      ({ docs, path }) => {
        const category = categoriesByPath(docs).get(path)
        return category ? ids.docsCategory(category.overviewPath) : null
      },
      "Sidebar folder that contains the document; none at the top level.",
    ),
    tags: link("[Tag!]!", ({ doc, docs }) =>
      doc.tags.map(({ slug }) => ids.tag(docsTagPath(docs.instance.path, slug))),
    ),
    ...neighbourFields,
    hideSidebar: field(
      "Boolean!",
      ({ docs, entry }) =>
        entry.frontMatter.displayed_sidebar === null ||
        // A written sidebar need not name every document.
        !(entry.unlisted || docs.order.some(({ path }) => path === entry.path)),
    ),
  },
})

function documents(docs: DocsContent) {
  const { instance, sidebar } = docs
  return docs.docs.map(doc => {
    const { entry, tags } = doc
    const trail = breadcrumbsOf(sidebar, entry.path) ?? []
    const { hoverText } = entry.frontMatter
    return {
      ...entryFacts(entry),
      entry,
      section: "docs" as const,
      tags: tags.map(({ label, slug }) => ({ label, path: docsTagPath(instance.path, slug) })),
      breadcrumbs: linked(trail),
      ...(hoverText === undefined ? {} : { definition: hoverText }),
      ...(instance.isLast ? {} : { version: instance.label }),
      doc,
      docs,
      trail,
      ...docNeighbours(docs, entry),
    }
  })
}

/** Cached per version, so that a large version's folders are not searched for each document. */
const known = new WeakMap<DocsContent, ReadonlyMap<string, SidebarCategory>>()

/** Innermost folder of each document; inner folders overwrite outer ones. */
function categoriesByPath(docs: DocsContent): ReadonlyMap<string, SidebarCategory> {
  const found =
    known.get(docs) ??
    new Map(
      categoriesOf(docs.sidebar).flatMap(category =>
        [category, ...category.items].flatMap(({ path }) =>
          path === undefined ? [] : [[path, category] as const],
        ),
      ),
    )
  known.set(docs, found)
  return found
}
