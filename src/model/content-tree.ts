import type { ContractData } from "../content/contracts/contract-pages"
import type { ContractReference } from "../content/contracts/contract-reference"
import type { DocsInstance } from "../content/docs-instances"
import type { Problem } from "../content/problem"
import type { SourcedRedirect } from "../content/redirect"
import type { ArticleSection } from "../content/routes"
import type { AuthorsFile } from "../content/schema/authors"
import type { Heading, PageSection } from "../content/schema/body"
import type { CategorySource } from "../content/schema/category-file"
import type { Entry } from "../content/schema/entry"
import type { TagsFile } from "../content/schema/tags"
import type { ExtraSidebar } from "./docs-tree"

/** A page made from data (not Markdown) that lives among the docs: its address and anchors are linked to. */
export interface DataPage {
  path: string
  /** Name of what the page describes; its title tells versions apart. */
  name: string
  title: string
  description: string
  headings: Heading[]
  /** Every id of the page that links may name. */
  anchors: string[]
  /** Text by anchor, for search. */
  sections?: PageSection[]
  /** Version of what the page describes; later ones come last. */
  version: string
  /** What the page draws, for its Markdown twin. */
  reference: ContractReference
  /** What is published for programs beside it. */
  data: ContractData
  /** File that the data comes from. */
  file: string
}

/** The whole content as read: everything that pages, lists, feeds and checks are computed from. */
export interface ContentTree {
  /** Folder of the content as problems name it, such as `content`. */
  folder: string
  entries: Entry[]
  /** Pages whose file could not be understood: links to them are not wrong because of that. */
  unread?: { file: string; path: string }[]
  instances: DocsInstance[]
  categories: CategorySource[]
  authors: Record<ArticleSection, AuthorsFile>
  /** Topics that a part of the site is held to; none where it may use any. */
  tags: Partial<Record<"docs" | ArticleSection, TagsFile>>
  contracts: DataPage[]
  contractSidebar: ExtraSidebar[]
  redirects: SourcedRedirect[]
  /** Problems met while reading. */
  problems: Problem[]
}
