import type { ContractData } from "../content/contracts/contract-pages"
import type { ContractReference } from "../content/contracts/contract-reference"
import type { DocsInstance } from "../content/docs-instances"
import type { Problem } from "../content/problem"
import type { SourcedRedirect } from "../content/redirect"
import type { ArticleSection } from "../content/routes"
import type { AuthorsFile } from "../content/schema/authors"
import type { Heading, PageSection } from "../content/schema/body"
import type { CategorySource } from "../content/schema/category-file"
import type { Checkable, Entry } from "../content/schema/entry"
import type { SidebarSource } from "../content/schema/sidebar-file"
import type { TagsFile } from "../content/schema/tags"
import type { ExtraSidebar } from "./docs-tree/docs-scope"

/**
 * A page among the docs that is made from data (not Markdown). Links may point to its address and
 * anchors.
 */
export interface DataPage {
  path: string
  /** Name of the contract; the title also includes the version. */
  name: string
  title: string
  description: string
  headings: Heading[]
  /** Ids on the page that links may name. */
  anchors: string[]
  /** Text by anchor, for search. */
  sections?: PageSection[]
  /** Version of the contract. Pages are sorted by it, oldest first. */
  version: string
  /** Contract reference that the page draws, for its Markdown twin. */
  reference: ContractReference
  /** Contract data published next to the page for programs. */
  data: ContractData
  /** Source file of the data. */
  file: string
}

/** All content as read: the source of pages, lists, feeds, and checks. */
export interface ContentTree {
  /** Content folder as named in problems, such as `content`. */
  folder: string
  entries: Entry[]
  /**
   * Pages whose file or front matter is invalid, with the links and pictures that were found.
   * Links to them are still valid.
   */
  unread?: { file: string; path: string; found?: Checkable }[]
  instances: DocsInstance[]
  categories: CategorySource[]
  /** Written sidebars; docs without one have a sidebar of their folders. */
  sidebars: SidebarSource[]
  authors: Record<ArticleSection, AuthorsFile>
  /** Tags that a part of the site is limited to; missing if it may use any. */
  tags: Partial<Record<"docs" | ArticleSection, TagsFile>>
  contracts: DataPage[]
  contractSidebar: ExtraSidebar[]
  redirects: SourcedRedirect[]
  /** Problems found while reading. */
  problems: Problem[]
}
