/** Types of /contracts/manifest.json and /contracts/registry.json. */

/** What readers are told of contracts that they should not use. */
export interface Notice {
  /** Day of which the text speaks, yyyy-mm-dd. */
  asOf: string
  title: string
  text: string
  links: { label: string; href: string }[]
}

export interface Chain {
  name: string
  /** As EIP-155 has it. */
  chainId: number
}

export interface ContractEntry {
  name: string
  kind: "contract" | "abstract" | "interface" | "library"
  /** In a few words whether it may be used, for example "Vulnerable, do not deposit". */
  status?: string
  /** Spelt as EIP-55 says; none of contracts that are not deployed by themselves. */
  address?: string
  /** What is at the address, where it is not the contract that users call. */
  role?: string
  /** Address of its ABI, a list of items. */
  abi: string
  /** Address of the types of its ABI, to be saved beside it. */
  abiTypes: string
  /** How many items the ABI has. */
  items: number
  /** Parents from outside of the reference, of which the ABI knows nothing. */
  undescribedParents?: string[]
  /** Addresses of its page and of the same as Markdown. */
  page: string
  markdown: string
}

export interface VersionEntry {
  version: string
  /** Version of Uniswap that its markets stand on. */
  uniswap?: "v3" | "v4"
  status?: string
  source: { repository: string; branch?: string; commit: string }
  chains: Chain[]
  contracts: ContractEntry[]
}

export interface ContractsManifest {
  about: string
  status?: string
  notice?: Notice
  types: string
  registry: string
  versions: VersionEntry[]
}

export interface Deployment {
  version: string
  name: string
  address: string
  role?: string
  chainIds: number[]
  status?: string
  abi: string
  page: string
}

/** Addresses that the team published and that this site has not confirmed on chain. */
export interface PublishedSet {
  version: string
  chain: string
  status: string
  source: string
  /** Date of the publication, yyyy-mm-dd. */
  date: string
  addresses: { name: string; address: string }[]
}

export interface ContractRegistry {
  about: string
  status?: string
  notice?: Notice
  types: string
  /** `explorer` ends where an address begins. */
  chains: (Chain & { explorer: string })[]
  deployments: Deployment[]
  published: PublishedSet[]
}
