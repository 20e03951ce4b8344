import { z } from "zod"

const sidebarLink = z.strictObject({ label: z.string().min(1), route: z.string().startsWith("/") })
const sidebarGroup = z.strictObject({
  label: z.string().min(1),
  get items() {
    return z.array(z.union([sidebarLink, sidebarGroup])).min(1)
  },
})

export const contractSidebarFile = z.strictObject({
  versions: z.array(
    z.strictObject({
      version: z.string(),
      /** Position among the entries of the section. */
      position: z.int(),
      items: z.array(z.union([sidebarLink, sidebarGroup])).min(1),
    }),
  ),
})

export type ContractSidebarFile = z.infer<typeof contractSidebarFile>
export type ContractSidebarItem = ContractSidebarFile["versions"][number]["items"][number]

/** Entries of the docs sidebar below the version's category, in the order of the sidebar file. */
export function contractSidebar(
  { versions }: ContractSidebarFile,
  version: string,
): ContractSidebarItem[] {
  return versions.find(entry => entry.version === version)?.items ?? []
}

/** Routes of a sidebar from top to bottom. */
export function sidebarRoutes(items: readonly ContractSidebarItem[]): string[] {
  return items.flatMap(item => ("route" in item ? [item.route] : sidebarRoutes(item.items)))
}
