import type { HeadData } from "../../content/head-data"
import type { Heading } from "../../content/schema/body"
import type { SidebarItem } from "../../content/sidebar"
import type { ComposedSite } from "../composed-site"

/** A node's field: its GraphQL definition, and how to compute its value from the node's source. */
export interface Field<Source> {
  /** GraphQL type, as written in a schema. Without one, only resolvers read the field. */
  type?: string
  about?: string
  args?: string
  directive?: string
  /** Left out if a resolver computes the value when a query requests it. */
  value?: (source: Source, site: ComposedSite) => unknown
}

export type Fields<Source> = Readonly<Record<string, Field<Source>>>

/** Values of GraphQL's scalars and of the object types in src/gatsby/schema/part-types.ts. */
interface Values {
  Boolean: boolean
  ContentsLevels: { minDepth: number; maxDepth: number }
  ContractReference: object
  Crumb: { label: string; path: string | null }
  CategoryItem: { label: string; path: string; description: string | null }
  Date: string
  Float: number
  HeadData: HeadData
  Heading: Heading
  Int: number
  Latest: { section: string; articles: readonly string[] }
  Link: { label: string; path: string }
  PageKind: string
  Sidebar: readonly SidebarItem[]
  SiteTextValue: unknown
  String: string
}

/** Value of a GraphQL type: `[String!]!` is a list of strings. */
type Value<Type extends string> = Type extends `[${infer Item}]!`
  ? readonly Value<Item>[]
  : Type extends `${infer Name extends keyof Values}!`
    ? Values[Name]
    : Type extends keyof Values
      ? Values[Type] | null
      : never

/** Ids of the nodes that a link points to. */
type Ids<Type extends string> = Type extends `[${string}]!`
  ? readonly string[]
  : Type extends `${string}!`
    ? string
    : string | null

/** A field whose value is stored in the node. */
export const field = <Source, Type extends string>(
  type: Type,
  value: (source: Source, site: ComposedSite) => Value<Type>,
  about?: string,
): Field<Source> => ({ type, value, about })

/** A link to other nodes, by their ids. */
export const link = <Source, Type extends string>(
  type: Type,
  value: (source: Source, site: ComposedSite) => Ids<Type>,
  about?: string,
): Field<Source> => ({ type, value, about, directive: "@link" })

/**
 * A field that is large or needs files: src/gatsby/schema/resolvers.ts computes it when a query
 * requests it.
 */
export const resolved = (type: string, about?: string, args?: string): Field<unknown> => ({
  type,
  about,
  args,
})

/** A field that only resolvers read. */
export const hidden = <Source>(
  value: (source: Source, site: ComposedSite) => unknown,
): Field<Source> => ({ value })
