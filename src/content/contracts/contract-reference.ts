import type { SafetyNoticeText } from "../schema/safety"
import type {
  BitLayout,
  Contract,
  ContractConstant,
  ContractError,
  ContractEvent,
  ContractFunction,
  ContractHash,
  ContractModifier,
  ContractStateVariable,
  ContractStruct,
  DeclarationChanges,
} from "./contract-schema"

/** Plain props of the contract view: the page data of a contract page. */
export interface ContractReference {
  version: string
  name: string
  kind: Contract["kind"]
  category: Contract["category"]
  description: string
  points: string[]
  /** Limits of the page, stated before its content. */
  caveat?: string
  versions: VersionLink[]
  source: SourceLink
  inherits: LinkedName[]
  valueTypes?: { name: string; underlying: string }[]
  constants?: ContractConstant[]
  stateVariables?: ContractStateVariable[]
  modifiers?: ContractModifier[]
  functions?: ContractFunction[]
  internalNames?: string[]
  inherited?: InheritedGroup[]
  events?: ContractEvent[]
  errors?: ContractError[]
  structs?: ContractStruct[]
  bitLayouts?: BitLayout[]
  hashes?: ContractHash[]
  corrections?: { anchor: string; field: string }[]
  changes: ChangesView
  /** Notice for readers before they call the contract. */
  notice?: SafetyNoticeText
  /** Short form of the notice. */
  status?: string
  deployment?: ContractDeployment
  /** Address of the published ABI and its number of items; missing if the ABI is empty. */
  abi?: { href: string; count: number }
}

/** Address of a contract and its chains. */
export interface ContractDeployment {
  address: string
  role?: string
  chains: { name: string; chainId: number; explorer: string }[]
}

/**
 * A link to the contract in another version. If the contract does not exist there, `href` is
 * missing and `reason` explains it.
 */
export interface VersionLink {
  version: string
  href?: string
  reason?: string
}

export interface SourceLink {
  path: string
  href: string
  /** Branch of the link; the version's commit is linked if there is no branch. */
  branch?: string
  /** True if the linked branch differs from these declarations in places. */
  differs: boolean
}

/** A name, linked if the site has a page for it. */
export interface LinkedName {
  name: string
  href?: string
}

export interface InheritedGroup extends LinkedName {
  functions: (LinkedName & { canonical: string; selector: string })[]
}

export interface ChangesView {
  from: string
  to: string
  /** Part that was compared, if not everything. */
  scope?: "external"
  status: "added" | "removed" | "changed" | "unchanged"
  /** Number of declarations added, removed, or changed. */
  count: number
  /** True on pages of the later version that have changes to show. */
  shownHere: boolean
  /** Address of the changes, on pages of the earlier version. */
  href?: string
  notes: string[]
  inherits?: { from: string[]; to: string[] }
  groups?: ({ title: string } & DeclarationChanges)[]
}
