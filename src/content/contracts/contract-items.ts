import type { Heading, PageSection } from "../schema/body"
import type { Contract, ContractFunction } from "./contract-schema"

/**
 * Content of a contract page in page order: groups with their headings, and their items with
 * anchors. The page, the table of contents, and search all use this list.
 */
export type GroupKey =
  | "bitLayouts"
  | "constants"
  | "stateVariables"
  | "modifiers"
  | "functions"
  | "internalFunctions"
  | "internalNames"
  | "inherited"
  | "events"
  | "errors"
  | "structs"

export interface ContractGroup {
  key: GroupKey
  id: string
  title: string
}

/** Items that callers use come before those that explain them. */
const groups: readonly ContractGroup[] = [
  { key: "functions", id: "functions", title: "Functions" },
  { key: "internalFunctions", id: "internal-functions", title: "Internal functions" },
  { key: "internalNames", id: "internal-functions", title: "Internal functions" },
  { key: "inherited", id: "inherited-functions", title: "Inherited functions" },
  { key: "events", id: "events", title: "Events" },
  { key: "errors", id: "errors", title: "Errors" },
  { key: "structs", id: "structs", title: "Structs" },
  { key: "modifiers", id: "modifiers", title: "Modifiers" },
  { key: "stateVariables", id: "state-variables", title: "State variables" },
  { key: "constants", id: "constants", title: "Constants" },
  { key: "bitLayouts", id: "bit-layouts", title: "Bit layouts" },
]

const reach = ["external", "public", "constructor", "internal", "private"]

/** Sorts functions by visibility, callable ones first, and otherwise in source order. */
export const byReach = (functions: readonly ContractFunction[]): ContractFunction[] =>
  [...functions].sort((a, b) => reach.indexOf(a.visibility) - reach.indexOf(b.visibility))

const isInternal = ({ visibility }: Pick<ContractFunction, "visibility">) =>
  visibility === "internal" || visibility === "private"

/** Functions of one of the two groups. */
export const functionsIn = (
  { functions = [] }: { functions?: readonly ContractFunction[] },
  key: "functions" | "internalFunctions",
): ContractFunction[] =>
  functions.filter(item => isInternal(item) === (key === "internalFunctions"))

type Declarations = Partial<
  Record<Exclude<GroupKey, "functions"> | "hashes" | "valueTypes", readonly unknown[]>
> & { functions?: readonly ContractFunction[] }

/**
 * Groups that the contract has. For a contract that declares a packed type, the layout comes first.
 */
export function contractGroups(contract: Declarations): ContractGroup[] {
  const present = groups.filter(({ key }) =>
    key === "functions" || key === "internalFunctions"
      ? functionsIn(contract, key).length
      : contract[key]?.length || (key === "bitLayouts" && contract.hashes?.length),
  )
  if (!contract.valueTypes) return present
  return [
    ...present.filter(({ key }) => key === "bitLayouts"),
    ...present.filter(({ key }) => key !== "bitLayouts"),
  ]
}

/** Name of a function, with its parameter types if the contract overloads the name. */
export function functionTitle(
  { name, params }: ContractFunction,
  all: readonly ContractFunction[] = [],
): string {
  const overloaded = all.filter(other => other.name === name).length > 1
  return overloaded ? `${name}(${params.map(({ type }) => type).join(", ")})` : name
}

interface Item {
  anchor: string
  title: string
  /** Plain text for search. */
  text: string
}

function itemsOf(contract: Contract, key: GroupKey): Item[] {
  switch (key) {
    case "functions":
    case "internalFunctions":
      return functionsIn(contract, key).map(item => ({
        anchor: item.anchor,
        title: functionTitle(item, contract.functions),
        text: plain(
          item.summary,
          item.canonical,
          item.selector,
          ...item.params.map(({ name, meaning }) => (name ? `${name}: ${meaning}` : meaning)),
        ),
      }))
    case "events":
      return (contract.events ?? []).map(
        ({ anchor, name, summary, canonical, topic, published }) => ({
          anchor,
          title: name,
          text: plain(summary, canonical, topic, published?.canonical, published?.topic),
        }),
      )
    case "errors":
      return (contract.errors ?? []).map(({ anchor, name, summary, canonical, selector }) => ({
        anchor,
        title: name,
        text: plain(summary, canonical, selector),
      }))
    case "modifiers":
      return (contract.modifiers ?? []).map(({ anchor, name, summary }) => ({
        anchor,
        title: name,
        text: plain(summary),
      }))
    case "constants":
      return (contract.constants ?? []).map(({ anchor, name, meaning, type, value, getter }) => ({
        anchor,
        title: name,
        text: plain(meaning, `${type} ${value}`, getter?.canonical, getter?.selector),
      }))
    case "stateVariables":
      return (contract.stateVariables ?? []).map(({ anchor, name, meaning, type, getter }) => ({
        anchor,
        title: name,
        text: plain(meaning, type, getter?.canonical, getter?.selector),
      }))
    case "structs":
      return (contract.structs ?? []).map(({ anchor, name, fields }) => ({
        anchor,
        title: name,
        text: fields.map(field => `${field.type} ${field.name}: ${field.meaning}`).join(". "),
      }))
    case "bitLayouts":
      return [
        ...(contract.bitLayouts ?? []).map(({ anchor, name, fields, repeat }) => ({
          anchor,
          title: name,
          text: [...fields, ...(repeat?.fields ?? [])]
            .map(field => plain(field.name, field.meaning))
            .join(". "),
        })),
        ...(contract.hashes ?? []).map(({ anchor, name, formula, meaning }) => ({
          anchor,
          title: name,
          text: plain(meaning, formula),
        })),
      ]
    case "internalNames":
    case "inherited":
      return []
  }
}

export const changesHeading = (version: string) => `What changed in ${version}`
export const changesAnchor = (version: string) =>
  `what-changed-in-${version.toLowerCase().replace(/\./g, "")}`

/**
 * Headings for the table of contents: groups at level 2 and items at level 3. Constants are at
 * level 4, as rows of a collapsed table.
 */
export function contractHeadings(contract: Contract): Heading[] {
  return contractGroups(contract).flatMap(({ key, id, title }) => [
    { depth: 2, id, text: title },
    ...itemsOf(contract, key).map(item => ({
      depth: key === "constants" ? 4 : 3,
      id: item.anchor,
      text: item.title,
    })),
  ])
}

/**
 * Returns one section for the page and one for each item, so that a search for a selector finds its
 * function.
 */
export function contractSections(contract: Contract): PageSection[] {
  const intro = plain(contract.description, ...contract.points)
  return [
    { anchor: null, trail: [], text: intro },
    ...contractGroups(contract).flatMap(({ key, title }) =>
      itemsOf(contract, key).map(item => ({
        anchor: item.anchor,
        trail: [title, item.title],
        text: item.text,
      })),
    ),
  ]
}

function plain(...parts: (string | undefined)[]): string {
  return parts
    .filter(part => part !== undefined)
    .join(" ")
    .replaceAll("`", "")
}
