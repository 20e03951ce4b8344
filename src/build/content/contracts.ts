import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import {
  type ContractPage,
  contractPages,
  contractSidebar,
} from "../../content-model/contracts/contract-pages"
import { parseContractFiles } from "../../content-model/contracts/contract-problems"
import type { ContractSidebarItem } from "../../content-model/contracts/contract-schema"
import type { ExtraSidebar, SidebarItem } from "../../content-model/docs-tree"
import type { Problem } from "../../content-model/problem"
import { join as joinPath } from "../../content-model/routes"
import { contentRoot } from "./project-paths"

export interface ContractReference {
  pages: ContractPage[]
  sidebar: ExtraSidebar[]
  problems: Problem[]
}

const folder = join(contentRoot, "contracts")

/** The contract reference of content/contracts; empty where the content has none. */
export function readContracts(): ContractReference {
  if (!existsSync(folder)) return { pages: [], sidebar: [], problems: [] }
  const { files, problems } = parseContractFiles(name => {
    const path = join(folder, name)
    return existsSync(path) ? readFileSync(path, "utf8") : undefined
  })
  if (!files) return { pages: [], sidebar: [], problems }
  const categories = files.sidebar.versions.map(({ version, position }) => ({
    position,
    item: category(version, `/docs/contracts/${version}`, contractSidebar(files.sidebar, version)),
  }))
  return {
    pages: contractPages(files),
    sidebar: [{ folder: "contracts", items: categories }],
    problems: [],
  }
}

function category(label: string, path: string, items: readonly ContractSidebarItem[]): SidebarItem {
  return {
    type: "category",
    label,
    overviewPath: path,
    overview: { title: label, linked: false },
    items: items.map(item =>
      "route" in item
        ? { type: "link", label: item.label, path: item.route }
        : category(item.label, joinPath(path, item.label), item.items),
    ),
  }
}
