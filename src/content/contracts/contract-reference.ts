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

/** Plain props of the contract view: what the page data of a contract page holds. */
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
  /** What readers are told before they call the contract. */
  notice?: SafetyNoticeText
  /** The same in a few words. */
  status?: string
  deployment?: ContractDeployment
  /** The published ABI and how many items it has; none of contracts without any. */
  abi?: { href: string; count: number }
}

/** Where a contract is on the chains. */
export interface ContractDeployment {
  address: string
  role?: string
  chains: { name: string; chainId: number; explorer: string }[]
}

/** Without `href` the contract does not exist in that version, and `reason` says so. */
export interface VersionLink {
  version: string
  href?: string
  reason?: string
}

export interface SourceLink {
  path: string
  href: string
  /** The version's commit is linked if there is none. */
  branch?: string
  /** The linked branch and these declarations differ in places. */
  differs: boolean
}

/** A name, linked where the site has a page for it. */
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
  /** Number of declarations added, removed or changed. */
  count: number
  /** True on pages of the later version that have something to tell. */
  shownHere: boolean
  /** Where the changes are told, on pages of the earlier version. */
  href?: string
  notes: string[]
  inherits?: { from: string[]; to: string[] }
  groups?: ({ title: string } & DeclarationChanges)[]
}
