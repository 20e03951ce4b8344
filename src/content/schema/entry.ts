import type { Problem } from "../problem"
import type { ArticleSection } from "../routes"
import type { EntryPage } from "./body"
import type { ArticleFrontMatter } from "./front-matter/article"
import type { DocFrontMatter } from "./front-matter/doc"
import type { StandaloneFrontMatter } from "./front-matter/standalone"

/** What one content file says on its own, before the rest of the tree is known. */
export type Entry = DocEntry | ArticleEntry | StandaloneEntry

export interface EntryBase {
  /** Path from the project root. */
  file: string
  /** Route of the page, without trailing slash. */
  path: string
  title: string
  /** Front matter description, else the excerpt. */
  description: string
  draft: boolean
  unlisted: boolean
  /** Whether the text begins with what the description says, so that showing both would say it twice. */
  startsWithDescription: boolean
  page: EntryPage
  /** Lines of the front matter's keys, for problems that only show against other files. */
  lines?: Readonly<Record<string, number>>
  /** What is wrong in the file itself. A file with problems keeps its last good entry in develop. */
  problems: Problem[]
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
  /** Order from a number prefix of the file name. */
  prefixPosition?: number
  frontMatter: DocFrontMatter
}

export interface ArticleEntry extends EntryBase {
  collection: ArticleSection
  /** `YYYY-MM-DD`, or an ISO instant if its author wrote a time of day. */
  date: string
  slug: string
  frontMatter: ArticleFrontMatter
}

export interface StandaloneEntry extends EntryBase {
  collection: "pages"
  frontMatter: StandaloneFrontMatter
}
