import type { ContractReference } from "../../content/contracts/contract-reference"
import type { PublishedAddressData } from "../../content/schema/published-addresses"
import type { DescribedContract } from "./known-calls"

export interface KnownAddress {
  name: string
  address: string
  version: string
  chains: string
  status: string
  source: string
}

type Deployed = DescribedContract & { reference: Pick<ContractReference, "deployment" | "notice"> }

/** All addresses that the site lists as contracts of the protocol. */
export function knownAddresses(
  contracts: readonly Deployed[],
  { sets }: PublishedAddressData,
): KnownAddress[] {
  return [
    ...contracts.flatMap(({ name, version, reference: { deployment, notice } }) =>
      deployment
        ? {
            name: deployment.role ? `${name} (${deployment.role})` : name,
            address: deployment.address,
            version,
            chains: deployment.chains.map(chain => chain.name).join(", "),
            status: notice?.label ?? "Published, not confirmed on chain",
            source: "the protocol's documentation of July 1, 2026",
          }
        : [],
    ),
    ...sets.flatMap(({ version, chain, status, source, date, addresses }) =>
      addresses.map(one => ({
        ...one,
        version,
        chains: chain,
        status,
        source: `${source}, addresses of ${date}`,
      })),
    ),
  ]
}

/** Returns the text as an address if it is one. */
export const addressIn = (text: string) => /^0x[0-9a-f]{40}$/i.exec(text.trim())?.[0]

const endDigits = 4

/**
 * Finds the contracts at an address, or else known addresses with the same first and last digits.
 */
export function explainAddress(address: string, known: readonly KnownAddress[]) {
  const wanted = address.toLowerCase()
  const ends = (one: string) => [one.slice(2, 2 + endDigits), one.slice(-endDigits)].join()
  const found = known.filter(one => one.address.toLowerCase() === wanted)
  const resembled =
    found.length > 0 ? [] : known.filter(one => ends(one.address.toLowerCase()) === ends(wanted))
  return { found, resembled }
}
