import { paginate } from "../content/pagination"
import {
  archivePath,
  articleTagPath,
  articleTagsPath,
  listPath,
  sectionPath,
} from "../content/routes"
import { articleSections, limits } from "../site.config"
import { entryFacts } from "./entry-facts"
import { countOf, listOf } from "./in-words"
import type { Page } from "./page"
import { articleRelations, type SectionContent } from "./site-content"

/** Articles, lists, archive and topics of one section. */
export function sectionPages(content: SectionContent): Page[] {
  const { section, articles, tags } = content
  const { title, description, all, place } = articleSections[section]
  return [
    ...articlePages(content),
    ...paginate(articles, limits.articlesPerPage, page => listPath(section, page)).map(
      ({ items, ...list }): Page => ({
        ...list,
        kind: "articleList",
        title,
        description,
        section,
        headings: [],
        content,
        articles: items,
      }),
    ),
    ...paginate(articles, limits.archivedArticlesPerPage, page => archivePath(section, page)).map(
      ({ items, ...list }): Page => ({
        ...list,
        kind: "articleArchive",
        title: "Archive",
        description: `All ${articles.length} ${all}, by year of publication.`,
        section,
        headings: [],
        content,
        articles: items,
      }),
    ),
    {
      kind: "articleTags",
      path: articleTagsPath(section),
      title: "Topics",
      description: `All ${tags.length} topics of the ${place}, from A to Z, with the number of articles about each.`,
      section,
      headings: [],
      content,
    },
    ...topics(content),
  ]
}

function articlePages(content: SectionContent): Page[] {
  const { section, articles, unlisted, about } = content
  const relations = articleRelations(content)
  return [...articles, ...unlisted, ...(about ? [about] : [])].map(
    (article): Page => ({
      kind: "article",
      ...entryFacts(article.entry),
      section,
      ...(article === about ? {} : { date: article.date }),
      authors: article.authors.map(({ name, url }) => ({ name, ...(url ? { url } : {}) })),
      tags: article.tags.map(({ label, slug }) => ({ label, path: articleTagPath(section, slug) })),
      breadcrumbs: [{ label: articleSections[section].label, path: sectionPath(section) }],
      content,
      article,
      ...relations(article),
    }),
  )
}

function topics(content: SectionContent): Page[] {
  const { section, tags } = content
  const { noun } = articleSections[section]
  return tags.flatMap(tag =>
    paginate(tag.items, limits.tagItemsPerPage, page =>
      articleTagPath(section, tag.slug, page),
    ).map(
      ({ items, ...list }): Page => ({
        ...list,
        kind: "articleTag",
        title: tag.label,
        description:
          tag.description ??
          `${countOf(tag.items.length, noun)} about ${tag.label}: ${listOf(
            items.map(({ entry }) => entry.title),
            100,
          )}.`,
        section,
        headings: [],
        content,
        tag,
        articles: items,
      }),
    ),
  )
}
