import { categoryPath } from "../../content/routes"
import type { DocEntry } from "../../content/schema/entry"
import type { WrittenEntry } from "../../content/schema/sidebar-file"
import type { SidebarCategory, SidebarItem } from "../../content/sidebar"
import { closest } from "../../lib/closest"
import { type DocsScope, findDoc, idsOf, labelOf, linkTo } from "./docs-scope"
import { folderSidebar } from "./folder-sidebar"

type Written<Kind extends WrittenEntry["kind"]> = Extract<WrittenEntry, { kind: Kind }>

/**
 * Builds a sidebar as it is written. As in Docusaurus, a category without entries is a link to its
 * document, and drafts and unlisted documents are left out.
 */
export function writtenSidebar(
  entries: readonly WrittenEntry[],
  file: string,
  scope: DocsScope,
): SidebarItem[] {
  const itemsOfFolder = folderSidebar(scope)

  /** @param above documents that enclosing categories link to, which are not repeated as items */
  const build = (items: readonly WrittenEntry[], above: ReadonlySet<DocEntry>) =>
    items.flatMap(item => itemsOf(item, above))

  function itemsOf(item: WrittenEntry, above: ReadonlySet<DocEntry>): SidebarItem[] {
    if (item.kind === "category") return category(item, above)
    if (item.kind === "folder") return folder(item, above)
    if (item.kind === "link") return [{ type: "extra", label: item.link, path: item.href }]
    if (item.kind === "html") return [{ type: "extra", label: textOf(item.html) }]
    const entry = docOf(item.doc, item)
    return entry && !above.has(entry) ? [linkTo(entry, item.label ?? labelOf(entry))] : []
  }

  function folder(item: Written<"folder">, above: ReadonlySet<DocEntry>): SidebarItem[] {
    const path = [scope.part, item.folder].filter(Boolean).join("/")
    const items = itemsOfFolder(path, above)
    const folders = scope.listed.map(({ folders }) => folders.join("/"))
    const isThere = folders.some(name => `${name}/`.startsWith(`${path}/`))
    if (items.length === 0 && !isThere) reportFolder(item, folders)
    return items
  }

  function reportFolder(item: Written<"folder">, folders: readonly string[]): void {
    const known = new Set(
      folders.map(name => name.slice(scope.part === "" ? 0 : scope.part.length + 1)),
    )
    const near = closest(item.folder, [...known].filter(Boolean))
    const perhaps = near ? `, perhaps "${near}"` : ""
    const fix = `write a folder below it that has documents${perhaps}, or \`.\` for all`
    report(item, `the folder "${item.folder}" has no documents`, fix)
  }

  function category(item: Written<"category">, above: ReadonlySet<DocEntry>): SidebarItem[] {
    const { link, category: label } = item
    const document = typeof link === "string" ? docOf(link, item) : undefined
    const items = build(item.items, document ? new Set([...above, document]) : above)
    if (items.length === 0) return document ? [linkTo(document, label)] : []
    const isOpen = item.collapsed === false || item.collapsible === false
    const rest = { ...(isOpen && { open: true as const }), items }
    if (document) {
      const { path } = document
      return [{ type: "category", label, path, overviewPath: path, isBorrowed: true, ...rest }]
    }
    return [generated(item, rest)]
  }

  function generated(
    { link, category: label, description }: Written<"category">,
    rest: Pick<SidebarCategory, "items" | "open">,
  ): SidebarCategory {
    const page = typeof link === "object" ? link : undefined
    const made: SidebarCategory = {
      ...{ type: "category", label, overviewPath: "" },
      overview: {
        title: page?.title ?? label,
        description: page?.description ?? description,
        linked: page !== undefined,
      },
      ...rest,
    }
    if (page?.slug) {
      made.overviewPath = categoryPath(scope.base, page.slug)
      made.path = made.overviewPath
    } else scope.unnamed.add(made)
    return made
  }

  function docOf(id: string, at: WrittenEntry): DocEntry | undefined {
    const found = findDoc(scope, id)
    const ids = idsOf(scope)
    if (found || ids.includes(id)) return found
    const near = closest(id, ids) ?? ids.find(other => other.split("/").at(-1) === lastOf(id))
    const fix = near
      ? `write "${near}" if that is meant`
      : `write the path of a file below the folder, without its ending, such as "${ids[0] ?? "intro"}"`
    report(at, `the sidebar names the document "${id}", which does not exist`, fix)
    return undefined
  }

  const report = ({ line, field }: WrittenEntry, message: string, fix: string) =>
    scope.problems.push({ file, line, field, message, fix })

  return build(entries, new Set())
}

const lastOf = (id: string) => id.split("/").at(-1)

/** Text of an entry's HTML, without tags. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim()
