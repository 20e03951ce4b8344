import {
  abiPath,
  abiTypesPath,
  contractReferencePath,
  contractsManifestPath,
  contractTypesPath,
  markdownPath,
  registryPath,
} from "../content/artifact-paths"
import type { ContractDeployment, ContractReference } from "../content/contracts/contract-reference"
import { absoluteUrl } from "../content/routes"
import type { ToolContract } from "../mcp/tool"
import type { DataPage } from "../model/content-tree"
import type { Artifact, SiteIdentity, SiteModel } from "../model/site-model"
import { literalType } from "./literal-type"

/**
 * Contracts as data: a manifest, the registry of deployments, and the ABI of each contract with its
 * TypeScript types.
 */
export function contractArtifacts(model: SiteModel): Artifact[] {
  const pages = model.contracts?.pages ?? []
  if (pages.length === 0) return []
  return [
    { path: contractsManifestPath, body: json(contractsManifest(model)) },
    { path: registryPath, body: json(contractRegistry(model)) },
    { path: contractReferencePath, body: JSON.stringify(pages.map(toolContract)) },
    ...pages.flatMap(({ version, name, data: { abi }, reference: { notice } }) => [
      { path: abiPath(version, name), body: json(abi) },
      {
        path: abiTypesPath(version, name),
        body: `${typesHead(notice, `${name} ${version}`)}declare const abi: ${literalType(abi)}\nexport default abi\n`,
      },
    ]),
  ]
}

const toolContract = ({
  path,
  name,
  version,
  reference: { functions, changes, notice, bitLayouts, deployment },
}: DataPage): ToolContract => ({
  path,
  name,
  version,
  reference: { functions, changes, notice, bitLayouts, deployment },
})

const none: NonNullable<SiteModel["contracts"]> = { pages: [] }

const json = (data: unknown) => `${JSON.stringify(data, null, 1)}\n`

/** Comment that editors show when the ABI is imported. */
function typesHead(notice: ContractReference["notice"], title: string): string {
  return notice
    ? `/**\n * ABI of ${title}.\n *\n * @deprecated ${notice.label}. ${notice.status}\n */\n`
    : `/** ABI of ${title}. */\n`
}

/**
 * Manifest of every contract of every version. Its TypeScript type is `ContractsManifest` in
 * static/contracts/contracts.d.ts.
 */
export function contractsManifest({
  site,
  contracts: { pages, notice } = none,
}: Pick<SiteModel, "site" | "contracts">) {
  const address = (path: string) => absoluteUrl(site.url, path)
  const versions = [...new Set(pages.map(({ version }) => version))].flatMap(version => {
    const own = pages.filter(page => page.version === version)
    const [first] = own
    if (!first) return []
    const { repository, branch, commit } = first.data
    const uniswap = own.flatMap(({ data }) => data.uniswap ?? []).at(0)
    return [
      {
        version,
        ...(uniswap ? { uniswap } : {}),
        ...statusOf(first),
        source: { repository, ...(branch ? { branch } : {}), commit },
        chains: chainsOf(own).map(({ name, chainId }) => ({ name, chainId })),
        contracts: own.map(page => ({
          name: page.name,
          kind: page.reference.kind,
          ...statusOf(page),
          ...(page.reference.deployment ? deployed(page.reference.deployment) : {}),
          abi: address(abiPath(version, page.name)),
          abiTypes: address(abiTypesPath(version, page.name)),
          items: page.data.abi.length,
          ...(page.data.undescribedParents.length > 0
            ? { undescribedParents: page.data.undescribedParents }
            : {}),
          page: address(page.path),
          markdown: address(markdownPath(page.path)),
        })),
      },
    ]
  })
  return {
    about:
      "The contracts of the Panoptic protocol, as its reference describes them. An ABI has what the contract declares and what it inherits from other contracts of the reference. Errors of libraries are in the ABI of Errors.",
    ...noticeOf(site, notice),
    types: address(contractTypesPath),
    registry: address(registryPath),
    versions,
  }
}

/**
 * Registry of every deployed contract. Its TypeScript type is `ContractRegistry` in
 * static/contracts/contracts.d.ts.
 */
export function contractRegistry({
  site,
  contracts: { pages, published = [], notice } = none,
}: Pick<SiteModel, "site" | "contracts">) {
  const address = (path: string) => absoluteUrl(site.url, path)
  return {
    about:
      "Addresses of the core contracts and of the libraries that they call. A contract has the same address on every chain where its version is deployed. Before you rely on an address, check that there is code at it.",
    ...noticeOf(site, notice),
    types: address(contractTypesPath),
    chains: chainsOf(pages),
    published,
    deployments: pages.flatMap(page => {
      const {
        version,
        name,
        path,
        reference: { deployment },
      } = page
      return deployment
        ? [
            {
              version,
              name,
              ...deployed(deployment),
              chainIds: deployment.chains.map(({ chainId }) => chainId),
              ...statusOf(page),
              abi: address(abiPath(version, name)),
              page: address(path),
            },
          ]
        : []
    }),
  }
}

const statusOf = ({ reference: { status } }: DataPage) => (status ? { status } : {})

const deployed = ({ address, role }: ContractDeployment) => ({ address, ...(role ? { role } : {}) })

/** Chains of some contracts, without duplicates. */
function chainsOf(pages: readonly DataPage[]): ContractDeployment["chains"] {
  const all = pages.flatMap(({ reference: { deployment } }) => deployment?.chains ?? [])
  return [...new Map(all.map(chain => [chain.chainId, chain])).values()]
}

/** Notice for readers, as data for programs. */
function noticeOf(site: SiteIdentity, notice: NonNullable<SiteModel["contracts"]>["notice"]) {
  if (!notice) return {}
  const { label, asOf, title, status, action, links } = notice
  return {
    status: label,
    notice: {
      asOf,
      title,
      text: `${status} ${action}`,
      links: links.map(link => ({
        label: link.label,
        href: link.href.startsWith("/") ? absoluteUrl(site.url, link.href) : link.href,
      })),
    },
  }
}
