import {
  type DocsInstance,
  docIdOf,
  docsInstanceForPath,
  idInPart,
  partOf,
} from "../content/docs-instances"
import type { Problem } from "../content/problem"
import { type ArticleSection, normalisePath } from "../content/routes"
import { type Author, authorsOf } from "../content/schema/authors"
import type { ArticleEntry, DocEntry, Entry, StandaloneEntry } from "../content/schema/entry"
import {
  groupByTag,
  isFoundByTag,
  nameByTopic,
  type Tag,
  type TagGroup,
  tagsOf,
} from "../content/schema/tags"
import { bySection } from "../content/sections"
import {
  flattenSidebar,
  neighboursOf,
  type SidebarItem,
  type SidebarLink,
} from "../content/sidebar"
import { compareText } from "../lib/compare-text"
import type { ContentTree } from "./content-tree"
import { docsTree } from "./docs-tree"
import type { DocId } from "./docs-tree/docs-scope"
import { type PageFiles, pageFiles } from "./page-files"
import { readingMinutes } from "./reading-time"
import { relatedAmong } from "./related"

/** Content with its relations resolved: order, neighbors, tags, authors, sidebars. */
export interface SiteContent {
  tree: ContentTree
  docs: DocsContent[]
  sections: Record<ArticleSection, SectionContent>
  standalone: StandaloneEntry[]
  files: PageFiles
  problems: Problem[]
}

export interface Doc {
  entry: DocEntry
  tags: Tag[]
}

export interface DocsContent {
  instance: DocsInstance
  docs: Doc[]
  sidebar: SidebarItem[]
  /** Sidebar links in reading order, labeled for previous and next. */
  order: SidebarLink[]
  tags: TagGroup<Doc>[]
}

export interface Article {
  entry: ArticleEntry
  path: string
  date: string
  tags: Tag[]
  authors: Author[]
  readingMinutes: number
}

export interface SectionContent {
  section: ArticleSection
  /** All published articles, newest first, without `about` and unlisted ones. */
  articles: Article[]
  /** Published articles that are in no list. */
  unlisted: Article[]
  /** The page about the section itself, `/<section>/about`. */
  about?: Article
  tags: TagGroup<Article>[]
}

/**
 * Resolves all relations of a content tree.
 * @param includeDrafts true only in develop, where drafts are pages
 */
export function siteContent(tree: ContentTree, includeDrafts: boolean): SiteContent {
  const problems = [...tree.problems, ...tree.entries.flatMap(entry => entry.problems)]
  const entries = tree.entries
    .filter(entry => includeDrafts || !entry.draft)
    .sort((a, b) => compareText(a.file, b.file))
  for (const { path, file } of tree.contracts) {
    try {
      docsInstanceForPath(path, tree.instances)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      problems.push({ file, field: "path", message, fix: "give the page a path below one of them" })
    }
  }
  const docs = tree.instances.map(instance => docsContent(tree, instance, entries, problems))
  return {
    tree,
    docs,
    sections: bySection(section => sectionContent(tree, section, entries, problems)),
    files: pageFiles(tree, tree.entries),
    standalone: entries.filter((entry): entry is StandaloneEntry => entry.collection === "pages"),
    problems,
  }
}

function docsContent(
  tree: ContentTree,
  instance: DocsInstance,
  entries: readonly Entry[],
  problems: Problem[],
): DocsContent {
  const own = entries.filter(
    (entry): entry is DocEntry => entry.collection === "docs" && entry.version === instance.name,
  )
  if (own.length === 0) {
    problems.push({
      file: `${tree.folder}/${instance.folder}`,
      message: `the docs version "${instance.name}" has no documents`,
      fix: `add a Markdown file such as ${tree.folder}/${instance.folder}/intro.md, or remove the version from versions.json`,
    })
  }
  const docs = own.map(entry => {
    const { tags, problems: tagProblems } = tagsOf(
      entry.frontMatter.tags,
      tree.tags.docs,
      entry,
      `${tree.folder}/docs/tags.yml`,
    )
    problems.push(...tagProblems)
    return { entry, tags: isFoundByTag(entry) ? tags : [] }
  })
  const extras = instance.isLast ? tree.contractSidebar : []
  const hidden = hiddenIds(tree, instance, own)
  const { categories, sidebars } = tree
  const sidebar = docsTree({ instance, entries: own, categories, extras, sidebars, hidden })
  problems.push(...sidebar.problems)
  const labels = new Map(own.map(entry => [entry.path, entry.frontMatter.pagination_label]))
  const order = flattenSidebar(sidebar.items).map(link => ({
    ...link,
    label: labels.get(link.path) ?? link.label,
  }))
  const rank = new Map(order.map(({ path }, index) => [path, index]))
  const listed = docs
    .filter(({ entry }) => !entry.unlisted)
    .sort((a, b) => (rank.get(a.entry.path) ?? 0) - (rank.get(b.entry.path) ?? 0))
  const topics = groupByTag(listed, tree.tags.docs)
  nameByTopic(docs, topics)
  return { instance, docs, sidebar: sidebar.items, order, tags: topics }
}

/** Documents that exist but are not published, which a written sidebar may name. */
function hiddenIds(
  { entries, unread = [], folder }: ContentTree,
  instance: DocsInstance,
  published: readonly DocEntry[],
): DocId[] {
  const drafts = entries.filter(
    (entry): entry is DocEntry =>
      entry.collection === "docs" && entry.version === instance.name && !published.includes(entry),
  )
  const root = `${folder}/${instance.folder}/`
  const broken = unread.flatMap(({ file }) => {
    if (!file.startsWith(root)) return []
    const relativeFile = file.slice(root.length)
    return { docId: docIdOf(relativeFile), part: partOf(instance, relativeFile) }
  })
  return [...drafts, ...broken]
}

function sectionContent(
  tree: ContentTree,
  section: ArticleSection,
  entries: readonly Entry[],
  problems: Problem[],
): SectionContent {
  const own = entries.filter((entry): entry is ArticleEntry => entry.collection === section)
  if (own.length === 0) {
    problems.push({
      file: `${tree.folder}/${section}`,
      message: `the section "${section}" has no articles`,
      fix: `add a file such as ${tree.folder}/${section}/2024-03-01-hello.md`,
    })
  }
  const all = own
    .map(entry => {
      const { tags, problems: tagProblems } = tagsOf(
        entry.frontMatter.tags,
        tree.tags[section],
        entry,
        `${tree.folder}/${section}/tags.yml`,
      )
      const { authors, problems: authorProblems } = authorsOf(entry, tree.authors[section])
      problems.push(...tagProblems, ...authorProblems)
      const { path, date } = entry
      return {
        entry,
        path,
        date,
        tags: isFoundByTag(entry) ? tags : [],
        authors,
        readingMinutes: readingMinutes(entry.page.words),
      }
    })
    // The path breaks ties between articles of one day, so that the order never depends on the file
    // system.
    .sort((a, b) => compareText(b.date, a.date) || compareText(a.path, b.path))
  const about = all.find(({ entry }) => entry.slug === "about")
  const articles = all.filter(article => article !== about && !article.entry.unlisted)
  const topics = groupByTag(articles, tree.tags[section])
  nameByTopic(all, topics)
  return {
    section,
    articles,
    unlisted: all.filter(article => article !== about && article.entry.unlisted),
    about,
    tags: topics,
  }
}

/**
 * Returns a function that finds an article's newer and older neighbors and its related articles.
 */
export function articleRelations({
  articles,
}: SectionContent): (article: Article) => { newer?: Article; older?: Article; related: Article[] } {
  const places = new Map(articles.map((article, place) => [article, place]))
  const related = relatedAmong(articles)
  return article => {
    const place = places.get(article)
    const newer = place === undefined ? undefined : articles[place - 1]
    const older = place === undefined ? undefined : articles[place + 1]
    const shown = new Set([newer?.path, older?.path].filter(path => path !== undefined))
    return { newer, older, related: related(article, shown) }
  }
}

/** Previous and next document: the sidebar neighbors, unless the front matter names others. */
export function docNeighbours(
  docs: DocsContent,
  entry: DocEntry,
): { previous?: SidebarLink; next?: SidebarLink } {
  const { displayed_sidebar, pagination_prev, pagination_next } = entry.frontMatter
  const neighbours = displayed_sidebar === null ? {} : neighboursOf(docs.order, entry.path)
  const byReference = (reference: string | null | undefined, fallback: SidebarLink | undefined) => {
    if (reference === null) return undefined
    if (reference === undefined) return fallback
    const path = docs.docs.find(
      ({ entry: doc }) =>
        (doc.part === entry.part && idInPart(doc) === reference) ||
        doc.path === normalisePath(reference),
    )
    return docs.order.find(link => link.path === path?.entry.path) ?? fallback
  }
  return {
    previous: byReference(pagination_prev, neighbours.previous),
    next: byReference(pagination_next, neighbours.next),
  }
}
