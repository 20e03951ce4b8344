import type { Entry } from "../../content/schema/entry"
import type { ComposedSite } from "../composed-site"
import type { Field, Fields } from "./field"

/** Fields that several node types share. */
export interface Interface<Source> {
  name: string
  about: string
  /** Parent interfaces. */
  extends?: readonly Interface<Source>[]
  fields: Fields<Source>
}

interface Declaration<Source> {
  about?: string
  interfaces?: readonly Interface<Source>[]
  /** Source objects; each becomes one node. */
  from: (site: ComposedSite) => readonly Source[]
  id: (source: Source) => string
  /** File whose text is the node's body. */
  entry?: (source: Source) => Entry | undefined
  /** Additional fields, which override those of the interfaces. */
  fields: Fields<Source>
}

/** A node before it is passed to Gatsby. */
export interface DeclaredNode {
  id: string
  type: string
  fields: Readonly<Record<string, unknown>>
  entry?: Entry
}

/** A node type: its GraphQL definition and its nodes. */
export interface NodeType {
  name: string
  /** Definition in GraphQL's schema language. */
  definition: string
  /** Names of the fields that resolvers compute. */
  resolved: readonly string[]
  nodes: (site: ComposedSite) => DeclaredNode[]
}

/** Declares a node type and derives its GraphQL definition and nodes. */
export function defineNode<Source>(name: string, declaration: Declaration<Source>): NodeType {
  const { about, interfaces = [], from, id, entry } = declaration
  const fields = withInherited(interfaces, declaration.fields)
  const computed = Object.entries(fields).flatMap(([key, { value }]) =>
    value ? [[key, value] as const] : [],
  )
  return {
    name,
    definition: print(`type ${name} implements ${namesOf(interfaces)} @dontInfer`, about, fields),
    resolved: Object.keys(fields).filter(key => !fields[key]?.value && !fields[key]?.directive),
    nodes: site =>
      from(site).map(source => ({
        id: id(source),
        type: name,
        fields: Object.fromEntries(computed.map(([key, value]) => [key, value(source, site)])),
        entry: entry?.(source),
      })),
  }
}

/** Prints an interface in GraphQL's schema language. */
export const printInterface = <Source>(shared: Interface<Source>): string =>
  print(
    `interface ${shared.name} implements ${namesOf(shared.extends ?? [])}`,
    shared.about,
    withInherited(shared.extends ?? [], shared.fields),
  )

const withInherited = <Source>(
  interfaces: readonly Interface<Source>[],
  own: Fields<Source>,
): Fields<Source> => ({
  ...Object.assign({}, ...interfaces.map(shared => shared.fields)),
  ...own,
})

const namesOf = <Source>(interfaces: readonly Interface<Source>[]) =>
  ["Node", ...interfaces.map(({ name }) => name)].join(" & ")

const print = <Source>(head: string, about: string | undefined, fields: Fields<Source>) =>
  `${quoted(about, "  ")}  ${head} {\n    id: ID!\n${printFields(fields)}\n  }`

/** Prints fields in GraphQL's schema language, each with its description. */
export const printFields = <Source>(fields: Fields<Source>): string =>
  Object.entries(fields)
    .flatMap(([name, shown]) => (shown.type ? [printField(name, shown)] : []))
    .join("\n")

const printField = <Source>(
  name: string,
  { type, about, args = "", directive = "" }: Field<Source>,
) => `${quoted(about, "    ")}    ${name}${args}: ${type} ${directive}`.trimEnd()

const quoted = (about: string | undefined, indent: string) =>
  about ? `${indent}${JSON.stringify(about)}\n` : ""
