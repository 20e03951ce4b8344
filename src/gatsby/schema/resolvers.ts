import type { CreateResolversArgs } from "gatsby"
import { articleTagPath, docsTagPath } from "../../content/routes"
import { type AuthorsFile, authorsOf } from "../../content/schema/authors"
import type { ArticleEntry, Entry } from "../../content/schema/entry"
import { isFoundByTag, type Tag, type TagsFile, tagsOf } from "../../content/schema/tags"
import { readingMinutes } from "../../content/tree/reading-time"
import { limits } from "../../site.config"
import { dataNodeId } from "../nodes/data-nodes"
import { nodeTypes, pageNodeId } from "../nodes/page-nodes"
import { coverOf } from "./cover"
import { docsNavigation } from "./docs-navigation"
import { resolveBody } from "./resolve-body"

/** What Gatsby hands to a resolver; reading nodes through it records what a query depends on. */
export interface QueryContext {
  nodeModel: {
    getNodeById<T>(args: { id: string }): T | null
    getNodesByIds<T>(args: { ids: readonly string[] }): T[]
    findAll<T>(args: { type: string; query?: object }): Promise<{ entries: Iterable<T> }>
    findOne<T>(args: { type: string; query: object }): Promise<T | null>
  }
}

type EntryNode = Entry & { id: string }

/** Value of a data file, recorded as a dependency of the running query. */
export function dataFile<T>(context: QueryContext, name: string): T | undefined {
  return context.nodeModel.getNodeById<{ value: T }>({ id: dataNodeId(name) })?.value
}

function tagsFor(entry: EntryNode, context: QueryContext): (Tag & { path: string })[] {
  if (entry.collection === "pages" || !isFoundByTag(entry)) return []
  const known = dataFile<TagsFile>(context, `${entry.collection}/tags.yml`)
  const { tags } = tagsOf(entry.frontMatter.tags, known, entry)
  return tags.map(tag => ({
    ...tag,
    path:
      entry.collection === "docs"
        ? docsTagPath(entry.base, tag.slug)
        : articleTagPath(entry.collection, tag.slug),
  }))
}

function contentsLevels({ frontMatter }: Entry): { minDepth: number; maxDepth: number } | null {
  const { toc_min_heading_level: minDepth, toc_max_heading_level: maxDepth } = frontMatter
  if (minDepth === undefined && maxDepth === undefined) return null
  const usual = limits.tableOfContents
  return { minDepth: minDepth ?? usual.minDepth, maxDepth: maxDepth ?? usual.maxDepth }
}

const markdownPage = {
  headings: { resolve: (entry: EntryNode) => entry.page.headings },
  body: {
    resolve: (entry: EntryNode, _: unknown, context: QueryContext) => resolveBody(entry, context),
  },
  readingMinutes: { resolve: (entry: EntryNode) => readingMinutes(entry.page.words) },
  hideTitle: { resolve: (entry: EntryNode) => entry.frontMatter.hide_title ?? false },
  hideTableOfContents: {
    resolve: (entry: EntryNode) => entry.frontMatter.hide_table_of_contents ?? false,
  },
  contentsLevels: { resolve: contentsLevels },
  tags: {
    resolve: (entry: EntryNode, _: unknown, context: QueryContext) => tagsFor(entry, context),
  },
}

const article = {
  ...markdownPage,
  section: { resolve: (entry: ArticleEntry) => entry.collection },
  authors: {
    resolve: (entry: ArticleEntry, _: unknown, context: QueryContext) =>
      authorsOf(entry, dataFile<AuthorsFile>(context, `${entry.collection}/authors.yml`) ?? {})
        .authors,
  },
  cover: {
    resolve: (entry: ArticleEntry, _: unknown, context: QueryContext) => coverOf(entry, context),
  },
}

/** Field resolvers of the page types, and the root fields that templates use for shared lists. */
export function createResolvers({ createResolvers: create }: CreateResolversArgs): void {
  create({
    [nodeTypes.docs]: markdownPage,
    [nodeTypes.pages]: markdownPage,
    [nodeTypes.blog]: article,
    [nodeTypes.research]: article,
    Query: {
      /** A post or research article by its source file. */
      articleByFile: {
        type: "Article",
        args: { file: "String!" },
        resolve: (_: unknown, { file }: { file: string }, context: QueryContext) =>
          context.nodeModel.getNodeById<ArticleEntry>({ id: pageNodeId(file) }),
      },
      /** Articles by source file, in the order asked for. Depends on these articles only. */
      articlesByFile: {
        type: "[Article!]!",
        args: { files: "[String!]!" },
        resolve: (_: unknown, { files }: { files: string[] }, context: QueryContext) =>
          files
            .map(file => context.nodeModel.getNodeById<ArticleEntry>({ id: pageNodeId(file) }))
            .filter(node => node !== null),
      },
      /** Sidebars of all docs versions, by version name. */
      docsNavigation: { type: "JSON!", resolve: docsNavigation },
    },
  })
}
