import { commonFields } from "../../content/schema/front-matter/common"
import { limits, site as settings } from "../../site.config"
import { componentNames } from "../component-data"
import { listOf } from "../in-words"
import type { Interface } from "../nodes/define-node"
import { field, hidden, resolved } from "../nodes/field"
import type { PageOf } from "../page"
import { readingMinutes } from "../reading-time"
import { frontMatterFields } from "./front-matter-fields"
import { pageInterface } from "./page-interface"

export type MarkdownPage = PageOf<"doc" | "article" | "standalone">

export const markdownInterface: Interface<MarkdownPage> = {
  name: "MarkdownPage",
  about: "Page written in Markdown.",
  extends: [pageInterface],
  fields: {
    ...frontMatterFields(commonFields),
    file: field("String!", ({ entry }) => entry.file, "Source file from the project root."),
    body: resolved(
      "Body!",
      "Compiled body: HTML strings and allow-listed components with literal props.",
    ),
    images: hidden(({ entry }) => entry.page.images),
    headings: field("[Heading!]!", ({ entry }) => entry.page.headings),
    readingMinutes: field("Int!", ({ entry }) => readingMinutes(entry.page.words)),
    contentsLevels: field(
      "ContentsLevels",
      contentsLevels,
      "Levels of the headings in the table of contents, if the page changes them.",
    ),
    components: field(
      "[String!]!",
      ({ entry }) => componentNames(entry),
      "Names of the content components on the page, such as Payoff.",
    ),
    cites: field(
      "[String!]!",
      ({ entry }) => entry.page.cites ?? [],
      "Keys of the works in references.yaml that the page cites.",
    ),
    lastUpdatedBy: field(
      "String",
      ({ entry, contributors = [] }) =>
        (entry.frontMatter.last_update?.author ?? listOf(contributors)) || null,
      "Author of the last change, if the page names one.",
    ),
    editUrl: field("String", ({ entry }) => editUrl(entry.file, entry.frontMatter.custom_edit_url)),
  },
}

function contentsLevels({ entry: { frontMatter } }: MarkdownPage) {
  const { toc_min_heading_level: minDepth, toc_max_heading_level: maxDepth } = frontMatter
  if (minDepth === undefined && maxDepth === undefined) return null
  const usual = limits.tableOfContents
  return { minDepth: minDepth ?? usual.minDepth, maxDepth: maxDepth ?? usual.maxDepth }
}

/**
 * Address for editing a page: the one in its front matter, or its file's if the repository contains
 * it.
 */
export function editUrl(file: string, custom: string | null | undefined): string | null {
  if (custom !== undefined) return custom
  if (file.startsWith("../")) return null
  return `${settings.repository}/edit/main/${file.split("/").map(encodeURIComponent).join("/")}`
}
