import { markdownPath } from "../../content/artefact-paths"
import type { Entry } from "../../content/schema/entry"
import type { Crumb } from "../../content/sidebar"
import { componentNames } from "../../model/component-data"
import { headOf } from "../../model/head/head"
import { siteIdentity } from "../../model/head/site-identity"
import { listOf } from "../../model/in-words"
import { entryOf, type Page } from "../../model/page"
import { readingMinutes } from "../../model/reading-time"
import { twinPath } from "../../model/twin-path"
import { finishedBody, partsOfBody } from "../../site/finished-body"
import type { LoadedSite } from "../../site/load-site"
import { limits, site as settings } from "../../site.config"
import type { LateBody } from "./site-node"

/** Fields of the interface Page. */
export function pageFields(page: Page, trail: readonly Crumb[] = []) {
  const { kind, path, title, description, lastUpdated, contributors = [], unlisted = false } = page
  const hasTwin = Boolean(page.file) && !unlisted
  const head = headOf(page, siteIdentity, twinPath(page))
  return {
    kind,
    path,
    title,
    description,
    head,
    documentTitle: head.title,
    breadcrumbs: trail.map(({ label, path: to }) => ({ label, path: to ?? null })),
    markdownPath: hasTwin ? markdownPath(path) : null,
    lastUpdated: lastUpdated ?? null,
    lastUpdatedBy: (entryOf(page)?.frontMatter.last_update?.author ?? listOf(contributors)) || null,
    unlisted,
  }
}

/** Fields of the interface MarkdownPage, but for its body. */
export function markdownFields(entry: Entry) {
  const { file, frontMatter, page } = entry
  const { toc_min_heading_level: minDepth, toc_max_heading_level: maxDepth } = frontMatter
  const usual = limits.tableOfContents
  return {
    file,
    images: page.images,
    headings: page.headings,
    readingMinutes: readingMinutes(page.words),
    hideTitle: frontMatter.hide_title ?? false,
    hideTableOfContents: frontMatter.hide_table_of_contents ?? false,
    contentsLevels:
      minDepth === undefined && maxDepth === undefined
        ? null
        : { minDepth: minDepth ?? usual.minDepth, maxDepth: maxDepth ?? usual.maxDepth },
    components: componentNames(entry),
    cites: page.cites ?? [],
  }
}

/** The body of a Markdown page. */
export const lateBody = (entry: Entry, site: LoadedSite): LateBody => ({
  from: partsOfBody(entry, site),
  make: () => finishedBody(entry, site),
})

/** Address at which readers can edit a page: that of its front matter, else its file, if the repository holds it. */
export function editUrl(file: string, custom: string | null | undefined): string | null {
  if (custom !== undefined) return custom
  if (file.startsWith("../")) return null
  return `${settings.repository}/edit/main/${file.split("/").map(encodeURIComponent).join("/")}`
}
