import { type BitRow, bitRows } from "./bit-rows"
import {
  type ContractGroup,
  changesHeading,
  contractGroups,
  functionsIn,
  functionTitle,
} from "./contract-items"
import type { ChangesView, ContractReference } from "./contract-reference"
import type { BitLayout, ContractFunction, DeclarationChanges } from "./contract-schema"
import { layOut } from "./lay-out"

export type DrawnFunction = ContractFunction & { title?: string }
export type DrawnLayout = BitLayout & { drawn: BitRow[] }

/**
 * Data that a contract page renders. Everything derivable from the reference is precomputed, so
 * that no script has to do it.
 */
export interface DrawnContract
  extends Omit<ContractReference, "notice" | "kind" | "category" | "functions" | "bitLayouts"> {
  /** Kind and category of the contract, in words. */
  badges: string[]
  groups: ContractGroup[]
  functions?: DrawnFunction[]
  internalFunctions?: DrawnFunction[]
  bitLayouts?: DrawnLayout[]
  /**
   * Comparison with the other version. Missing if only one version has the contract, or if only
   * external declarations were compared and none differ.
   */
  pointer?: { sentence: string; heading: string }
}

const kinds = {
  contract: "Contract",
  abstract: "Abstract contract",
  interface: "Interface",
  library: "Library",
} as const

const categories = {
  contracts: "Core",
  base: "Base",
  interfaces: "Interfaces",
  libraries: "Libraries",
  periphery: "Periphery",
  tokens: "Tokens",
  types: "Types",
} as const

/**
 * Returns the reference as its page renders it: declarations broken into lines, labels and bit rows
 * precomputed.
 */
export function drawnContract(reference: ContractReference): DrawnContract {
  const { notice: _, kind, category, functions, changes, ...rest } = reference
  const functionsOf = (key: "functions" | "internalFunctions") => {
    const found = functionsIn(reference, key).map(item => {
      const title = functionTitle(item, functions)
      return title === item.name ? item : { ...item, title }
    })
    return found.length > 0 ? found.map(withLines) : undefined
  }
  return {
    ...rest,
    badges: [kinds[kind], categories[category]],
    groups: contractGroups(reference),
    functions: functionsOf("functions"),
    internalFunctions: functionsOf("internalFunctions"),
    modifiers: rest.modifiers?.map(withLines),
    events: rest.events?.map(withLines),
    hashes: rest.hashes?.map(hash => ({ ...hash, formula: layOut(hash.formula) })),
    bitLayouts: rest.bitLayouts?.map(layout => ({ ...layout, drawn: bitRows(layout) })),
    changes: drawnChanges(changes),
    pointer: pointerTo(changes),
  }
}

const withLines = <Item extends { signature: string }>(item: Item): Item => ({
  ...item,
  signature: layOut(item.signature),
})

function drawnChanges(changes: ChangesView): ChangesView {
  const declared = (items: DeclarationChanges["added"]) =>
    items?.map(item => ({ ...item, declaration: layOut(item.declaration) }))
  const groups = changes.groups?.map(group => ({
    ...group,
    added: declared(group.added),
    removed: declared(group.removed),
    changed: group.changed?.map(item => ({
      ...item,
      from: layOut(item.from),
      to: layOut(item.to),
    })),
  }))
  return groups ? { ...changes, groups } : changes
}

function pointerTo({ status, from, to, count, scope }: ChangesView): DrawnContract["pointer"] {
  // The version links cover contracts that only one version has.
  if (status === "added" || status === "removed") return undefined
  // Internal code that was not compared may differ.
  if (scope && status === "unchanged") return undefined
  const declarations = scope ? `${scope} declaration` : "declaration"
  const told = count === 1 ? `1 ${declarations} differs` : `${count} ${declarations}s differ`
  const sentence =
    status === "unchanged"
      ? `The declarations are the same in ${from} and ${to}.`
      : `${told} between ${from} and ${to}.`
  return { sentence, heading: changesHeading(to) }
}
