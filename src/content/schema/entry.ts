import type { Problem } from "../problem"
import type { ArticleSection } from "../routes"
import type { EntryPage } from "./body"
import type { ArticleFrontMatter } from "./front-matter/article"
import type { DocFrontMatter } from "./front-matter/doc"
import type { StandaloneFrontMatter } from "./front-matter/standalone"

/** Data of one content file on its own, before the rest of the tree is known. */
export type Entry = DocEntry | ArticleEntry | StandaloneEntry

export interface EntryBase {
  /** Path from the project root. */
  file: string
  /** Route of the page, without trailing slash. */
  path: string
  /** True if relative links count from the route as from a folder. */
  isFolder?: true
  title: string
  /** Front matter description, or else the excerpt. */
  description: string
  draft: boolean
  unlisted: boolean
  /** True if the text begins with the description, so that the page shows it only once. */
  startsWithDescription: boolean
  page: EntryPage
  /** Lines of the front matter's keys, for problems found by comparing it with other files. */
  lines?: Readonly<Record<string, number>>
  /** Problems in the file itself. In develop, a file with problems keeps its last valid entry. */
  problems: Problem[]
}

/** Part of an entry whose links and pictures can be checked, even if its front matter is invalid. */
export type Checkable = Pick<EntryBase, "file" | "path" | "page" | "lines"> & {
  frontMatter: Pick<Entry["frontMatter"], "image">
}

export interface DocEntry extends EntryBase {
  collection: "docs"
  /** Name of the docs version, `current` for content/docs. */
  version: string
  /** Base path of that version, e.g. `/docs`. */
  base: string
  /** Path below the version's folder, without extension and number prefixes: `product/streamia`. */
  docId: string
  /** Names of the folders above, as on disk. */
  folders: string[]
  /** Folder of the docs of their own that it belongs to, as on disk; see DocsInstance. */
  part?: string
  /** Order from a number prefix of the file name. */
  prefixPosition?: number
  frontMatter: DocFrontMatter
}

export interface ArticleEntry extends EntryBase {
  collection: ArticleSection
  /** `YYYY-MM-DD`, or an ISO instant if the author wrote a time of day. */
  date: string
  slug: string
  frontMatter: ArticleFrontMatter
}

export interface StandaloneEntry extends EntryBase {
  collection: "pages"
  frontMatter: StandaloneFrontMatter
}
