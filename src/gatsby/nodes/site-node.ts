import type { Body } from "../../content/schema/body"
import type { ArtSubject } from "../../drawing/art-subject"
import { digestOf } from "../../lib/digest"

/** Types of the nodes that the site writes; their fields are in ../schema/types.ts. */
export const nodeTypes = [
  "Article",
  "Author",
  "Contract",
  "ContractFunction",
  "Doc",
  "DocsCategory",
  "DocsVersion",
  "GeneratedPage",
  "Redirect",
  "SearchPage",
  "Section",
  "SiteText",
  "StandalonePage",
  "Tag",
] as const
type NodeType = (typeof nodeTypes)[number]

/** What the schema says of each. */
interface Schema extends Record<NodeType, object> {
  Article: Queries.Article
  Author: Queries.Author
  Contract: Queries.Contract
  ContractFunction: Queries.ContractFunction
  Doc: Queries.Doc
  DocsCategory: Queries.DocsCategory
  DocsVersion: Queries.DocsVersion
  GeneratedPage: Queries.GeneratedPage
  Redirect: Queries.Redirect
  SearchPage: Queries.SearchPage
  Section: Queries.Section
  SiteText: Queries.SiteText
  StandalonePage: Queries.StandalonePage
  Tag: Queries.Tag
}

/** A field as its writer gives it: links to other nodes are their ids. */
type Written<Field> =
  Field extends ReadonlyArray<infer Item>
    ? readonly Written<Item>[]
    : Field extends Queries.Node
      ? string
      : Field extends object
        ? { [Name in keyof Field]: Written<Field[Name]> }
        : Field

/** Fields that Gatsby fills in, and those that are found when a query asks. */
type Found =
  | "body"
  | "children"
  | "cover"
  | "coverAlt"
  | "firstCover"
  | "id"
  | "internal"
  | "parent"
  | "records"
  | "searchPage"

/** Fields of a node as they are written; what only resolvers read comes on top. */
export type FieldsOf<Type extends NodeType> = {
  [Name in Exclude<keyof Schema[Type], Found>]: Written<Schema[Type][Name]>
} & (Type extends "Article" ? { image: string | null; coverSubject: ArtSubject | null } : unknown) &
  // What the records are made of, as a digest: the node is another one where they are.
  (Type extends "SearchPage" ? { recordsFrom: string } : unknown)

/** The body of a page: what it is made of, as plain data that differs where it does, and what makes it. */
export interface LateBody {
  from: unknown
  make: () => Body
}

/** A node before it is handed to Gatsby, with the fields that the schema says. */
export type SiteNode = {
  [Type in NodeType]: {
    id: string
    type: Type
    fields: FieldsOf<Type>
  } & ("body" extends keyof Schema[Type]
    ? /** It is kept beside the node; see `kept-bodies.ts`. */ { body: LateBody }
    : { body?: undefined })
}[NodeType]

/** What a node is, as a digest that is another one where a field or the body is. */
export const digestOfNode = ({ type, fields, body }: SiteNode): string =>
  digestOf([type, fields, body?.from])

/** Ids of nodes; a page's is its address. */
export const ids = {
  page: (path: string) => `page:${path}`,
  section: (name: string) => `section:${name}`,
  docsVersion: (name: string) => `docs:${name}`,
  docsCategory: (path: string) => `category:${path}`,
  tag: (path: string) => `tag:${path}`,
}
