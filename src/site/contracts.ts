import { existsSync } from "node:fs"
import { join } from "node:path"
import { type ContractPage, contractPages } from "../content/contracts/contract-pages"
import { contractFileNames, parseContractFiles } from "../content/contracts/contract-problems"
import { type ContractSidebarItem, contractSidebar } from "../content/contracts/contract-sidebar"
import type { Problem } from "../content/problem"
import { contractVersionPath, join as joinPath } from "../content/routes"
import { deploymentsFile } from "../content/schema/deployments"
import { publishedAddressFile } from "../content/schema/published-addresses"
import type { SidebarItem } from "../content/sidebar"
import type { ExtraSidebar } from "../model/docs-tree/docs-scope"
import { readText } from "./content-file"
import { blocking, readDataFile, readSafety } from "./data-files"
import { contentRoot, projectPath, textsRoot } from "./project-paths"

export interface ContractReference {
  pages: ContractPage[]
  sidebar: ExtraSidebar[]
  problems: Problem[]
}

const folder = join(contentRoot, "contracts")

/** Reads the contract reference in content/contracts; empty if the folder is missing. */
export function readContracts(): ContractReference {
  if (!existsSync(folder)) return { pages: [], sidebar: [], problems: [] }
  const { files, problems } = parsedFiles()
  if (!files) {
    return { pages: [], sidebar: [], problems: problems.map(blocking) }
  }
  const categories = files.sidebar.versions.map(({ version, position }) => ({
    position,
    item: category(
      { label: version, version },
      contractVersionPath(version),
      contractSidebar(files.sidebar, version),
    ),
  }))
  const deployments = deploymentsFile.safeParse(readDataFile("deployments.yaml", textsRoot)?.data)
  return {
    pages: contractPages(files, {
      notice: readSafety()?.notice,
      deployments: deployments.data,
    }),
    sidebar: [{ folder: "contracts", items: categories }],
    problems: [],
  }
}

/** Addresses that the team published and that are not confirmed on chain, for programs. */
export const publishedAddresses = () =>
  publishedAddressFile.safeParse(readDataFile("v2-addresses.json", textsRoot)?.data).data?.sets ??
  []

/** Last result, because develop reads these files often and they seldom change. */
let last: { texts: string; parsed: ReturnType<typeof parseContractFiles> } | undefined

function parsedFiles(): ReturnType<typeof parseContractFiles> {
  const texts = allTexts()
  if (texts !== undefined && last?.texts === texts) return last.parsed
  const parsed = parseContractFiles(textOf, projectPath(folder))
  last = texts === undefined ? undefined : { texts, parsed }
  return parsed
}

/**
 * All parsed files as one text; undefined if a file cannot be read, which the parser then reports.
 */
function allTexts(): string | undefined {
  const { versions, diffs, sidebar } = contractFileNames
  try {
    return [...versions, ...diffs, sidebar].map(name => textOf(name) ?? "\0").join("\n\0")
  } catch {
    return undefined
  }
}

function textOf(name: string): string | undefined {
  const path = join(folder, name)
  return existsSync(path) ? readText(path, contentRoot, projectPath(path)) : undefined
}

/**
 * Sidebar category of a folder. Both versions have the same folders, so titles and descriptions
 * name the version.
 */
function category(
  { label, version }: { label: string; version: string },
  path: string,
  items: readonly ContractSidebarItem[],
): SidebarItem {
  const own = label !== version
  const names = items.map(item => item.label).join(", ")
  return {
    type: "category",
    label,
    overviewPath: path,
    overview: {
      title: `${own ? capitalised(label) : "Contract reference"} ${version}`,
      description: own
        ? `The ${label} in version ${version} of the Panoptic contracts: ${names}.`
        : `Reference of the Panoptic contracts, version ${version}: ${names}.`,
      linked: false,
    },
    items: items.map(item =>
      "route" in item
        ? { type: "link", label: item.label, path: item.route }
        : category({ label: item.label, version }, joinPath(path, item.label), item.items),
    ),
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
