import { paginate } from "../content/pagination"
import { docsTagPath, docsTagsPath } from "../content/routes"
import { breadcrumbsOf, categoriesOf } from "../content/sidebar"
import { limits } from "../site.config"
import { entryFacts, linked } from "./entry-facts"
import { countOf, listOf } from "./in-words"
import type { Page } from "./page"
import { type DocsContent, docNeighbours } from "./site-content"

/** Documents, overviews of categories and topics of one version of the docs. */
export function docsPages(docs: DocsContent): Page[] {
  return [...documents(docs), ...categories(docs), ...topics(docs)]
}

function documents(docs: DocsContent): Page[] {
  const { instance, sidebar } = docs
  return docs.docs.map((doc): Page => {
    const { entry, tags } = doc
    const trail = breadcrumbsOf(sidebar, entry.path) ?? []
    const { hoverText } = entry.frontMatter
    return {
      kind: "doc",
      ...entryFacts(entry),
      section: "docs",
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

function categories(docs: DocsContent): Page[] {
  return categoriesOf(docs.sidebar)
    .filter(category => category.overview)
    .map((category): Page => {
      const names = category.items.map(({ label }) => label)
      const trail = breadcrumbsOf(docs.sidebar, category.overviewPath) ?? []
      return {
        kind: "docCategory",
        path: category.overviewPath,
        title: category.overview?.title ?? category.label,
        description: category.overview?.description ?? `${category.label}: ${listOf(names)}.`,
        section: "docs",
        breadcrumbs: linked(trail),
        headings: [],
        category,
        docs,
        trail,
      }
    })
}

function topics(docs: DocsContent): Page[] {
  const { instance, tags } = docs
  if (tags.length === 0) return []
  const suffix = instance.isLast ? "" : ` (${instance.label})`
  return [
    {
      kind: "docsTags",
      path: docsTagsPath(instance.path),
      title: `Topics${suffix}`,
      description: `The ${tags.length} topics of the Panoptic documentation${suffix}, each with its pages.`,
      section: "docs",
      headings: [],
      docs,
    },
    ...tags.flatMap(tag =>
      paginate(tag.items, limits.tagItemsPerPage, page =>
        docsTagPath(instance.path, tag.slug, page),
      ).map(
        ({ items, ...place }): Page => ({
          ...place,
          kind: "docsTag",
          title: `${tag.label}${suffix}`,
          description:
            tag.description ??
            `${countOf(tag.items.length, "page")} of the Panoptic documentation about ${tag.label}: ${listOf(
              items.map(({ entry }) => entry.title),
              100,
            )}.`,
          section: "docs",
          headings: [],
          docs,
          tag,
          items,
        }),
      ),
    ),
  ]
}
