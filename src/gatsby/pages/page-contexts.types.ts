/**
 * Types that hold pages and templates together, checked by `npx tsc --noEmit`: what a page hands to its template are the variables
 * of the template's query, and the kinds of pages are the same in GraphQL.
 */
import type { PageKind } from "../../model/page"
import type { PageContexts } from "../../model/page-contexts"

type Equal<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
type Must<Condition extends true> = Condition
type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

/** Whether contexts and variables have the same keys with the same types. */
type Asks<Kind extends PageKind, Variables> = Equal<PageContexts[Kind], Writable<Variables>>

export type Kinds = Must<Equal<PageKind, Queries.PageKind>>

export type Contexts = [
  Must<Asks<"article", Queries.ArticlePageQueryVariables>>,
  Must<Asks<"articleArchive", Queries.ArticleArchivePageQueryVariables>>,
  Must<Asks<"articleList", Queries.ArticleListPageQueryVariables>>,
  Must<Asks<"articleTag", Queries.ArticleTagPageQueryVariables>>,
  Must<Asks<"articleTags", Queries.ArticleTagsPageQueryVariables>>,
  Must<Asks<"contract", Queries.ContractPageQueryVariables>>,
  Must<Asks<"doc", Queries.DocPageQueryVariables>>,
  Must<Asks<"docCategory", Queries.DocCategoryPageQueryVariables>>,
  Must<Asks<"docsTag", Queries.DocsTagPageQueryVariables>>,
  Must<Asks<"docsTags", Queries.DocsTagsPageQueryVariables>>,
  Must<Asks<"embed", Queries.EmbedPageQueryVariables>>,
  Must<Asks<"home", Queries.HomePageQueryVariables>>,
  Must<Asks<"notFound", Queries.NotFoundPageQueryVariables>>,
  Must<Asks<"search", Queries.SearchPageQueryVariables>>,
  Must<Asks<"standalone", Queries.StandalonePageQueryVariables>>,
  Must<Asks<"standalone", Queries.StandaloneCodePageQueryVariables>>,
]

// A field that only one side renames is an error here.
// @ts-expect-error: the query asks for `id`.
export type Renamed = Must<Equal<{ key: string }, Writable<Queries.DocPageQueryVariables>>>
