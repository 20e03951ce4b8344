import { type DocsInstance, idInPart } from "../../content/docs-instances"
import type { Problem } from "../../content/problem"
import type { CategorySource } from "../../content/schema/category-file"
import type { DocEntry } from "../../content/schema/entry"
import type { SidebarCategory, SidebarItem, SidebarLink } from "../../content/sidebar"

/** Sidebar parts that do not come from Markdown files, such as the contract reference. */
export interface ExtraSidebar {
  /** Folder (as on disk, below the docs folder) whose category the items join. */
  folder: string
  items: readonly { position: number; item: SidebarItem }[]
}

/** Id of a document, and the part of the docs that it belongs to, if any. */
export type DocId = Pick<DocEntry, "docId" | "part">

/** Documents of one set of sidebars: those of a version, or of a part of it. */
export interface DocsScope {
  instance: DocsInstance
  /** Folder of the part, as on disk; `""` for the docs outside of parts. */
  part: string
  /** Base path of the pages. */
  base: string
  /** Documents that lists show. */
  listed: readonly DocEntry[]
  /** Documents that exist but are in no list. */
  hidden: readonly DocId[]
  /** Category files of the version. */
  categories: readonly CategorySource[]
  extras: readonly ExtraSidebar[]
  problems: Problem[]
  /** Categories whose addresses are derived from their labels once all labels are known. */
  unnamed: Set<SidebarCategory>
}

/** Document of a scope by its id; undefined if it is missing or in no list. */
export const findDoc = ({ listed }: DocsScope, id: string) =>
  listed.find(entry => idInPart(entry) === id)

/** Ids of all documents of a scope. */
export const idsOf = ({ listed, hidden }: DocsScope) => [...listed, ...hidden].map(idInPart)

export const labelOf = ({ frontMatter, title }: DocEntry) => frontMatter.sidebar_label ?? title

export const linkTo = (entry: DocEntry, label = labelOf(entry)): SidebarLink => ({
  type: "link",
  label,
  path: entry.path,
})
