import { abiPath } from "../artifact-paths"
import { contractPath, withAnchor } from "../routes"
import type { Heading, PageSection } from "../schema/body"
import type { Deployments } from "../schema/deployments"
import type { SafetyNoticeText } from "../schema/safety"
import { type AbiItem, contractAbi, undescribedParents } from "./contract-abi"
import {
  byReach,
  changesAnchor,
  changesHeading,
  contractHeadings,
  contractSections,
} from "./contract-items"
import type {
  ChangesView,
  ContractDeployment,
  ContractReference,
  InheritedGroup,
  LinkedName,
} from "./contract-reference"
import type { Contract, ContractChange, ContractDiffFile, ContractFile } from "./contract-schema"
import type { ContractSidebarFile } from "./contract-sidebar"

/** All files of content/contracts, parsed. */
export interface ContractFiles {
  /** Folder of the files, from the project root. */
  folder: string
  versions: ContractFile[]
  diffs: ContractDiffFile[]
  sidebar: ContractSidebarFile
}

export interface ContractPage {
  path: string
  version: string
  name: string
  kind: Contract["kind"]
  category: Contract["category"]
  /** Unique across all versions. */
  title: string
  description: string
  /** Source file of the data. */
  file: string
  /** Everything that the view renders, as plain data. */
  reference: ContractReference
  headings: Heading[]
  /** Every id on the page, for the link check. */
  anchors: string[]
  sections: PageSection[]
  /** Data published for programs next to the page. */
  data: ContractData
}

/** Data of a contract for programs. */
export interface ContractData {
  abi: AbiItem[]
  /** Parents whose items the ABI lacks. */
  undescribedParents: string[]
  repository: string
  branch?: string
  commit: string
  uniswap?: "v3" | "v4"
}

/** Facts about contracts besides their declarations. */
export interface ContractFacts {
  /** Notice for readers before they call a contract. */
  notice?: SafetyNoticeText
  deployments?: Deployments
}

/** Pages of all versions, in the order of the files. */
export function contractPages(files: ContractFiles, facts: ContractFacts = {}): ContractPage[] {
  const paths = new Map(
    files.versions.map(({ version, contracts }) => [
      version,
      new Map(contracts.map(contract => [contract.name, contractPath(version, contract)])),
    ]),
  )
  return files.versions.flatMap(file =>
    file.contracts.map(contract => contractPage(file, contract, files, paths, facts)),
  )
}

type Paths = ReadonlyMap<string, ReadonlyMap<string, string>>

function contractPage(
  file: ContractFile,
  declared: Contract,
  files: ContractFiles,
  paths: Paths,
  facts: ContractFacts,
): ContractPage {
  const { version } = file
  const notice = file.closed ? facts.notice : undefined
  const contract = declared.functions
    ? { ...declared, functions: byReach(declared.functions) }
    : declared
  const path = contractPath(version, contract)
  const deployed = deploymentAt(path, facts.deployments)
  const abi = contractAbi(contract, file, notice?.label)
  const { name, kind, category, description } = contract
  // A version's own changes; for the first version, the changes made by the next one.
  const diff =
    files.diffs.find(({ to }) => to === version) ?? files.diffs.find(({ from }) => from === version)
  const change = diff?.contracts.find(entry => entry.name === name)
  const changes = changesView(
    contract,
    change,
    diff ?? { from: version, to: version },
    version,
    paths,
  )
  const headings = [
    ...contractHeadings(contract),
    ...(changes.shownHere
      ? [{ depth: 2, id: changesAnchor(changes.to), text: changesHeading(changes.to) }]
      : []),
  ]
  return {
    path,
    version,
    name,
    kind,
    category,
    title: `${name} (${version})`,
    description,
    file: `${files.folder}/${version.toLowerCase()}.json`,
    headings,
    anchors: headings.map(({ id }) => id),
    sections: contractSections(contract),
    data: {
      abi,
      undescribedParents: undescribedParents(contract, file),
      repository: file.repository,
      branch: file.branch,
      commit: file.commit,
      ...(deployed ? { uniswap: deployed.uniswap } : {}),
    },
    reference: {
      version,
      name,
      kind,
      category,
      description,
      points: contract.points,
      caveat: file.caveat,
      versions: files.versions.map(other => {
        const href = counterpart(contract, version, other, paths)
        return href
          ? { version: other.version, href }
          : { version: other.version, reason: `${name} is not part of ${other.version}` }
      }),
      source: {
        path: contract.source,
        href:
          contract.sourceHref ??
          `${file.repository}/blob/${file.branch ?? file.commit}/${contract.source}`,
        ...(file.branch ? { branch: file.branch } : {}),
        differs: contract.sourceDiffers ?? false,
      },
      inherits: contract.inherits.map(parent => linked(parent, paths.get(version)?.get(parent))),
      valueTypes: contract.valueTypes,
      constants: contract.constants,
      stateVariables: contract.stateVariables,
      modifiers: contract.modifiers,
      functions: contract.functions,
      internalNames: contract.internalNames,
      inherited: contract.inherited?.map(group => inheritedGroup(group, file, paths)),
      events: contract.events,
      errors: contract.errors,
      structs: contract.structs,
      bitLayouts: contract.bitLayouts,
      hashes: contract.hashes,
      corrections: contract.corrections,
      changes,
      ...(notice ? { notice, status: notice.label } : {}),
      ...(deployed ? { deployment: deployed.deployment } : {}),
      ...(abi.length > 0 ? { abi: { href: abiPath(version, name), count: abi.length } } : {}),
    },
  }
}

/** Path of the contract that corresponds to another one in an earlier or later version. */
function counterpart(
  { name, formerly }: Contract,
  version: string,
  other: ContractFile,
  paths: Paths,
): string | undefined {
  const later = other.contracts.find(one => one.formerly?.[version] === name)
  const otherName = formerly?.[other.version] ?? later?.name ?? name
  return paths.get(other.version)?.get(otherName)
}

/** Returns the deployment of a page's contract, if any. */
function deploymentAt(
  path: string,
  { versions, networks }: Deployments = { versions: [], networks: [] },
): { uniswap: "v3" | "v4"; deployment: ContractDeployment } | undefined {
  for (const { uniswap, contracts, helpers = [] } of versions) {
    const core = contracts.find(({ href }) => href === path)
    const found = core ?? helpers.find(({ href }) => href === path)
    if (!found) continue
    const role = core?.role ? { role: core.role } : {}
    return { uniswap, deployment: { address: found.address, ...role, chains: networks } }
  }
  return undefined
}

const linked = (name: string, href: string | undefined): LinkedName =>
  href ? { name, href } : { name }

/** Functions that a contract inherits from a parent, each linked to its declaration there. */
function inheritedGroup(
  { from, functions }: NonNullable<Contract["inherited"]>[number],
  file: ContractFile,
  paths: Paths,
): InheritedGroup {
  const parent = file.contracts.find(({ name }) => name === from)
  const path = paths.get(file.version)?.get(from)
  return {
    ...linked(from, path),
    functions: functions.map(({ name, canonical, selector }) => {
      const declared =
        parent?.functions?.find(item => item.canonical === canonical) ??
        parent?.stateVariables?.find(item => item.getter?.canonical === canonical)
      return {
        ...linked(name, path && declared && withAnchor(path, declared.anchor)),
        canonical,
        selector,
      }
    }),
  }
}

const changeGroups = [
  ["functions", "Functions"],
  ["events", "Events"],
  ["errors", "Errors"],
  ["structs", "Structs"],
  ["constants", "Constants"],
  ["stateVariables", "State variables"],
] as const

function changesView(
  contract: Contract,
  change: ContractChange | undefined,
  { from, to, scope }: Omit<ContractDiffFile, "contracts">,
  version: string,
  paths: Paths,
): ChangesView {
  const status = change?.status ?? "unchanged"
  const laterPath = paths.get(to)?.get(contract.name)
  const shownHere = version === to && (status === "changed" || Boolean(change?.notes))
  const count = change ? countChanges(change) : 0
  const base = {
    from,
    to,
    ...(scope ? { scope } : {}),
    status,
    count,
    shownHere,
    notes: change?.notes ?? [],
  }
  if (!shownHere) {
    const href =
      version === from && laterPath && (status === "changed" || change?.notes)
        ? withAnchor(laterPath, changesAnchor(to))
        : undefined
    return href ? { ...base, notes: [], href } : { ...base, notes: [] }
  }
  return {
    ...base,
    inherits: change?.inherits,
    groups: changeGroups.flatMap(([key, title]) => {
      const group = change?.[key]
      return group ? [{ title, ...group }] : []
    }),
  }
}

/** Number of declarations added, removed, or changed. */
export function countChanges(change: ContractChange): number {
  return changeGroups
    .flatMap(([key]) => change[key] ?? [])
    .reduce(
      (sum, { added = [], removed = [], changed = [] }) =>
        sum + added.length + removed.length + changed.length,
      0,
    )
}
