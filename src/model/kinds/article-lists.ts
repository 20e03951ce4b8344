import { paginate } from "../../content/pagination"
import { archivePath, articleTagPath, articleTagsPath, listPath } from "../../content/routes"
import type { TagGroup } from "../../content/schema/tags"
import { articleSections, limits } from "../../site.config"
import { countOf, listOf } from "../in-words"
import { link } from "../nodes/field"
import { ids } from "../nodes/ids"
import type { Article, SectionContent, SiteContent } from "../site-content"
import { articleListing } from "./article-listing"
import { defineKind } from "./define-kind"
import type { Paged } from "./paged"

/** One page of the list of a section's articles. */
interface ArticlesOfSection extends Paged {
  content: SectionContent
  articles: Article[]
}

declare module "../page" {
  interface PageShapes {
    articleList: ArticlesOfSection
    articleArchive: ArticlesOfSection
    articleTags: { content: SectionContent }
    articleTag: ArticlesOfSection & { tag: TagGroup<Article> }
  }
}

const inEachSection =
  <Page>(make: (content: SectionContent) => readonly Page[]) =>
  ({ sections }: SiteContent) =>
    Object.values(sections).flatMap(make)

export const articleList = defineKind("articleList", {
  about: "Page of a section's articles, newest first.",
  interfaces: [articleListing],
  pages: inEachSection(content => {
    const { section, articles } = content
    const { title, description } = articleSections[section]
    return paginate(articles, limits.articlesPerPage, page => listPath(section, page)).map(
      ({ items, ...place }) => ({
        ...place,
        ...{ title, description, section, headings: [], content, articles: items },
      }),
    )
  }),
})

export const articleArchive = defineKind("articleArchive", {
  about: "Page of a section's articles by year.",
  interfaces: [articleListing],
  pages: inEachSection(content => {
    const { section, articles } = content
    const { all } = articleSections[section]
    const description = `All ${articles.length} ${all}, by year of publication.`
    return paginate(articles, limits.archivedArticlesPerPage, page =>
      archivePath(section, page),
    ).map(({ items, ...place }) => ({
      ...place,
      ...{ title: "Archive", description, section, headings: [], content, articles: items },
    }))
  }),
})

export const articleTags = defineKind("articleTags", {
  about: "All topics of a section.",
  pages: inEachSection(content => {
    const { section, tags } = content
    const { place } = articleSections[section]
    return [
      {
        path: articleTagsPath(section),
        title: "Topics",
        description: `All ${tags.length} topics of the ${place}, from A to Z, with the number of articles about each.`,
        section,
        headings: [],
        content,
      },
    ]
  }),
  fields: {
    section: link("Section!", ({ content }) => ids.section(content.section)),
    tags: link("[Tag!]!", ({ content }) =>
      content.tags.map(({ slug }) => ids.tag(articleTagPath(content.section, slug))),
    ),
  },
})

export const articleTag = defineKind("articleTag", {
  about: "Page of the articles on a topic.",
  interfaces: [articleListing],
  pages: inEachSection(content => content.tags.flatMap(tag => topicPages(content, tag))),
  fields: {
    tag: link("Tag!", ({ content, tag }) => ids.tag(articleTagPath(content.section, tag.slug))),
  },
})

function topicPages(content: SectionContent, tag: TagGroup<Article>) {
  const { section } = content
  const { noun } = articleSections[section]
  return paginate(tag.items, limits.tagItemsPerPage, page =>
    articleTagPath(section, tag.slug, page),
  ).map(({ items, ...place }) => ({
    ...place,
    title: tag.label,
    description:
      tag.description ??
      `${countOf(tag.items.length, noun)} about ${tag.label}: ${listOf(
        items.map(({ entry }) => entry.title),
        100,
      )}.`,
    ...{ section, headings: [], content, tag, articles: items },
  }))
}
