import { paginate } from "../../content/pagination"
import { docsTagPath, docsTagsPath } from "../../content/routes"
import type { TagGroup } from "../../content/schema/tags"
import { limits } from "../../site.config"
import { countOf, listOf } from "../in-words"
import { link } from "../nodes/field"
import { ids } from "../nodes/ids"
import type { Doc, DocsContent } from "../site-content"
import { defineKind } from "./define-kind"
import type { InDocs } from "./docs-order"
import { type Paged, pagedFields } from "./paged"

declare module "../page" {
  interface PageShapes {
    docsTags: InDocs
    docsTag: { tag: TagGroup<Doc>; items: Doc[] } & InDocs & Paged
  }
}

const docsVersion = link("DocsVersion!", ({ docs }: InDocs) => ids.docsVersion(docs.instance.name))

export const docsTags = defineKind("docsTags", {
  about: "All topics of a version of the docs.",
  pages: content =>
    content.docs
      .filter(({ tags }) => tags.length > 0)
      .map(docs => ({
        path: docsTagsPath(docs.instance.path),
        title: `Topics${suffixOf(docs)}`,
        description: `The ${docs.tags.length} topics of the Panoptic documentation${suffixOf(docs)}, each with its pages.`,
        section: "docs",
        headings: [],
        docs,
      })),
  fields: {
    docsVersion,
    tags: link("[Tag!]!", ({ docs }) =>
      docs.tags.map(({ slug }) => ids.tag(docsTagPath(docs.instance.path, slug))),
    ),
  },
})

export const docsTag = defineKind("docsTag", {
  about: "Page of the documents on a topic.",
  pages: content => content.docs.flatMap(docs => docs.tags.flatMap(tag => topicPages(docs, tag))),
  fields: {
    docsVersion,
    tag: link("Tag!", ({ docs, tag }) => ids.tag(docsTagPath(docs.instance.path, tag.slug))),
    docs: link("[Doc!]!", ({ items }) => ids.pages(items.map(({ entry }) => entry))),
    ...pagedFields,
  },
})

const topicPages = (docs: DocsContent, tag: TagGroup<Doc>) =>
  paginate(tag.items, limits.tagItemsPerPage, page =>
    docsTagPath(docs.instance.path, tag.slug, page),
  ).map(({ items, ...place }) => ({
    ...place,
    title: `${tag.label}${suffixOf(docs)}`,
    description:
      tag.description ??
      `${countOf(tag.items.length, "page")} of the Panoptic documentation about ${tag.label}: ${listOf(
        items.map(({ entry }) => entry.title),
        100,
      )}.`,
    section: "docs" as const,
    headings: [],
    docs,
    tag,
    items,
  }))

const suffixOf = ({ instance }: DocsContent) => (instance.isLast ? "" : ` (${instance.label})`)
