import { contractReferencePath } from "../../content/artifact-paths"
import type { PublishedAddressData } from "../../content/schema/published-addresses"
import { type KnownAddress, knownAddresses } from "./explain-address"
import type { ExplainedCall } from "./explain-call"
import type { Tokens } from "./words-of-leg"

export interface Decoder {
  addresses: KnownAddress[]
  explain(text: string, tokens: Tokens | undefined): ExplainedCall
}

/** Loads viem and the published contract reference. What a reader pastes never leaves the page. */
export async function loadDecoder(addresses: PublishedAddressData): Promise<Decoder> {
  const [{ explainCalldata }, { knownCalls }, response] = await Promise.all([
    import(/* webpackChunkName: "decode-calldata" */ "./explain-call"),
    import(/* webpackChunkName: "decode-calldata" */ "./known-calls"),
    fetch(contractReferencePath),
  ])
  if (!response.ok) throw new Error(`${contractReferencePath} answers ${response.status}`)
  const contracts = await response.json()
  const calls = knownCalls(contracts)
  return {
    addresses: knownAddresses(contracts, addresses),
    explain: (text, tokens) => explainCalldata(text, calls, tokens),
  }
}
