import type { HeadData } from "../../content/head-data"
import type { Heading } from "../../content/schema/body"
import type { SidebarItem } from "../../content/sidebar"
import type { ComposedSite } from "../composed-site"

/** A field of a node: how GraphQL shows it, and how it is computed from what the node stands for. */
export interface Field<Source> {
  /** As GraphQL writes it. Without one, only resolvers read the field. */
  type?: string
  about?: string
  args?: string
  directive?: string
  /** Left out where a resolver finds it when a query asks. */
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

/** The value of a GraphQL type: `[String!]!` is a list of strings. */
type Value<Type extends string> = Type extends `[${infer Item}]!`
  ? readonly Value<Item>[]
  : Type extends `${infer Name extends keyof Values}!`
    ? Values[Name]
    : Type extends keyof Values
      ? Values[Type] | null
      : never

/** The ids of the nodes that a link leads to. */
type Ids<Type extends string> = Type extends `[${string}]!`
  ? readonly string[]
  : Type extends `${string}!`
    ? string
    : string | null

/** A fact. */
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

/** A field that is large or needs files: src/gatsby/schema/resolvers.ts finds it when a query asks. */
export const resolved = (type: string, about?: string, args?: string): Field<unknown> => ({
  type,
  about,
  args,
})

/** A field that only resolvers read. */
export const hidden = <Source>(
  value: (source: Source, site: ComposedSite) => unknown,
): Field<Source> => ({ value })
