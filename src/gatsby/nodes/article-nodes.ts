import { reproducePath } from "../../content/artefact-paths"
import {
  archivePath,
  articleIndexPath,
  articleTagPath,
  articleTagsPath,
  sectionPath,
} from "../../content/routes"
import type { Author } from "../../content/schema/authors"
import type { Tag } from "../../content/schema/tags"
import { coverSubject } from "../../drawing/cover-subject"
import { digestOf } from "../../lib/digest"
import { bibtex } from "../../model/head/bibtex"
import { citable, hasArchive, isCitable } from "../../model/head/citable"
import type { PageOf } from "../../model/page"
import type { SectionContent } from "../../model/site-content"
import type { LoadedSite } from "../../site/load-site"
import { articleSections, reportTags } from "../../site.config"
import { editUrl, lateBody, markdownFields, pageFields } from "./page-fields"
import { ids, type SiteNode } from "./site-node"

/** Node of an article. */
export function articleNode(page: PageOf<"article">, site: LoadedSite): SiteNode {
  const { article, content, newer, older, related } = page
  const { entry, tags, authors, date } = article
  const { section } = content
  const { image, custom_edit_url } = entry.frontMatter
  return {
    id: ids.page(page.path),
    type: "Article",
    fields: {
      ...pageFields(page, page.breadcrumbs),
      ...markdownFields(entry),
      editUrl: editUrl(entry.file, custom_edit_url),
      section: ids.section(section),
      date,
      authors: authors.map(authorId),
      tags: sharedFirst(tags, content).map(({ slug }) => ids.tag(articleTagPath(section, slug))),
      newer: newer ? ids.page(newer.path) : null,
      older: older ? ids.page(older.path) : null,
      related: related.map(({ path }) => ids.page(path)),
      image: image ?? null,
      coverSubject: image ? null : coverSubject(page, site.pages),
      report: tags.find(({ slug }) => reportTags.includes(slug))?.label ?? null,
      hasLead: !entry.startsWithDescription,
      bibtex: isCitable(page) ? bibtex(citable(page)) : null,
      reproducePath: hasArchive(page) ? reproducePath(page.path) : null,
    },
    body: lateBody(entry, site),
  }
}

/** Slugs of the tags that several articles of a section have; found once for each section, not for each of its articles. */
const sharedTags = new WeakMap<SectionContent, ReadonlySet<string>>()

/** Tags that lead to further articles come before those that this article alone has. */
function sharedFirst(tags: readonly Tag[], content: SectionContent): Tag[] {
  const shared =
    sharedTags.get(content) ??
    new Set(content.tags.filter(({ items }) => items.length > 1).map(({ slug }) => slug))
  sharedTags.set(content, shared)
  return tags.toSorted((a, b) => Number(shared.has(b.slug)) - Number(shared.has(a.slug)))
}

const authorId = (author: Author) => `author:${digestOf(author)}`

/** Node of a section, and those of its topics and authors. */
export function sectionNodes({
  section,
  articles,
  unlisted,
  about,
  tags,
}: SectionContent): SiteNode[] {
  const { label, title, description } = articleSections[section]
  const all = [...articles, ...unlisted, ...(about ? [about] : [])]
  return [
    {
      id: ids.section(section),
      type: "Section",
      fields: {
        ...{ name: section, label, title, description },
        path: sectionPath(section),
        archivePath: archivePath(section),
        tagsPath: articleTagsPath(section),
        indexPath: articleIndexPath(section),
      },
    },
    ...tags.map((tag): SiteNode => {
      const path = articleTagPath(section, tag.slug)
      return {
        id: ids.tag(path),
        type: "Tag",
        fields: {
          ...{ label: tag.label, slug: tag.slug, path, count: tag.items.length },
          description: tag.description ?? null,
          section: ids.section(section),
        },
      }
    }),
    ...all
      .flatMap(({ authors }) => authors)
      .map(
        (author): SiteNode => ({
          id: authorId(author),
          type: "Author",
          fields: { name: author.name, title: author.title ?? null, url: author.url ?? null },
        }),
      ),
  ]
}
