import type { ContractReference } from "../../content/contracts/contract-reference"
import type { BitLayout, ContractFunction } from "../../content/contracts/contract-schema"
import { withAnchor } from "../../content/routes"

/** The part of a contract reference page that the decoder needs. */
export interface DescribedContract {
  path: string
  name: string
  version: string
  reference: Pick<ContractReference, "functions" | "notice" | "bitLayouts">
}

/** A contract that has a function. */
export interface CallTarget {
  contract: string
  version: string
  href: string
  /** True if the safety notice covers its version. */
  isClosed: boolean
}

/** A function with all the contracts in the reference that have it, newest version last. */
export interface KnownCall {
  declared: ContractFunction
  signature: string
  targets: CallTarget[]
  /** Layout of a packed type, from the newest version that has the function. */
  layoutOf(type: string): BitLayout | undefined
}

/** Functions of the contract reference by selector. */
export function knownCalls(contracts: readonly DescribedContract[]): Map<string, KnownCall> {
  const calls = new Map<string, KnownCall>()
  const layouts = new Map(
    contracts.flatMap(({ version, reference }) =>
      (reference.bitLayouts ?? []).map(layout => [`${version} ${layout.name}`, layout] as const),
    ),
  )
  for (const { name, version, path, reference } of contracts) {
    for (const declared of reference.functions ?? []) {
      const { selector, canonical, params, anchor } = declared
      const isCallable = params.every(({ location }) => location !== "storage")
      if (!selector || !canonical || !isCallable) continue
      const target = {
        contract: name,
        version,
        href: withAnchor(path, anchor),
        isClosed: reference.notice !== undefined,
      }
      // The newest version describes a function best.
      calls.set(selector, {
        declared,
        signature: canonical,
        targets: [...(calls.get(selector)?.targets ?? []), target],
        layoutOf: type => layouts.get(`${version} ${type}`),
      })
    }
  }
  return calls
}
