import { reproducePath } from "../../content/artifact-paths"
import { articleTagPath, sectionPath } from "../../content/routes"
import type { ArticleEntry } from "../../content/schema/entry"
import { articleFrontMatter } from "../../content/schema/front-matter/article"
import type { Tag } from "../../content/schema/tags"
import { articleSections, reportTags } from "../../site.config"
import { entryFacts } from "../entry-facts"
import { bibtex } from "../head/bibtex"
import { citable, hasArchive, isCitable } from "../head/citable"
import { field, hidden, link, resolved } from "../nodes/field"
import { ids } from "../nodes/ids"
import { type Article, articleRelations, type SectionContent } from "../site-content"
import { defineKind } from "./define-kind"
import { frontMatterFields } from "./front-matter-fields"
import { markdownInterface } from "./markdown-interface"

declare module "../page" {
  interface PageShapes {
    article: {
      entry: ArticleEntry
      content: SectionContent
      article: Article
      newer?: Article
      older?: Article
      related: Article[]
    }
  }
}

export const article = defineKind("article", {
  interfaces: [markdownInterface],
  pages: ({ sections }) => Object.values(sections).flatMap(articlePages),
  fields: {
    ...frontMatterFields(articleFrontMatter.shape),
    section: link("Section!", ({ content }) => ids.section(content.section)),
    date: field(
      "Date!",
      ({ article }) => article.date,
      "Day of publication; without meaning for the page about a section.",
    ),
    authors: link("[Author!]!", ({ article }) => article.authors.map(ids.author)),
    tags: link("[Tag!]!", ({ article, content }) =>
      sharedFirst(article.tags, content).map(({ slug }) =>
        ids.tag(articleTagPath(content.section, slug)),
      ),
    ),
    newer: link("Article", ({ newer }) => (newer ? ids.page(newer.path) : null)),
    older: link("Article", ({ older }) => (older ? ids.page(older.path) : null)),
    related: link(
      "[Article!]!",
      ({ related }) => ids.pages(related),
      "Articles with the most similar topics.",
    ),
    image: hidden(({ entry }) => entry.frontMatter.image ?? null),
    cover: resolved(
      "Picture!",
      undefined,
      `(
      "True for a drawn cover as a data URL, which arrives with the page; large covers keep their address."
      held: Boolean
    )`,
    ),
    coverAlt: resolved("String!", "Description of a drawn cover."),
    report: field(
      "String",
      ({ article }) => article.tags.find(({ slug }) => reportTags.includes(slug))?.label ?? null,
      "Label of a monthly report, such as Newsletter.",
    ),
    hasLead: field(
      "Boolean!",
      ({ entry }) => !entry.startsWithDescription,
      "True if the description differs from the first paragraph.",
    ),
    bibtex: field("String", page => (isCitable(page) ? bibtex(citable(page)) : null)),
    reproducePath: field(
      "String",
      page => (hasArchive(page) ? reproducePath(page.path) : null),
      "Address of the archive from which the article can be reproduced.",
    ),
  },
})

function articlePages(content: SectionContent) {
  const { section, articles, unlisted, about } = content
  const relations = articleRelations(content)
  return [...articles, ...unlisted, ...(about ? [about] : [])].map(article => ({
    ...entryFacts(article.entry),
    entry: article.entry,
    section,
    ...(article === about ? {} : { date: article.date }),
    authors: article.authors.map(({ name, url }) => ({ name, ...(url ? { url } : {}) })),
    tags: article.tags.map(({ label, slug }) => ({ label, path: articleTagPath(section, slug) })),
    breadcrumbs: [{ label: articleSections[section].label, path: sectionPath(section) }],
    content,
    article,
    ...relations(article),
  }))
}

/** Slugs of tags that several articles of a section share, computed once per section. */
const sharedTags = new WeakMap<SectionContent, ReadonlySet<string>>()

/** Sorts tags shared with other articles before those that only this article has. */
function sharedFirst(tags: readonly Tag[], content: SectionContent): Tag[] {
  const shared =
    sharedTags.get(content) ??
    new Set(content.tags.filter(({ items }) => items.length > 1).map(({ slug }) => slug))
  sharedTags.set(content, shared)
  return tags.toSorted((a, b) => Number(shared.has(b.slug)) - Number(shared.has(a.slug)))
}
