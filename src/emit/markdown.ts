import { llmsPath, markdownPath } from "../content/artifact-paths"
import { absoluteUrl, homePath, sectionPath } from "../content/routes"
import { sectionNames } from "../content/sections"
import { compareText } from "../lib/compare-text"
import type { Artifact, PublishedPage, SiteIdentity, SiteModel } from "../model/site-model"
import { rootIndex, sectionIndex } from "./llms-index"
import { linkLine, oneLine } from "./llms-lines"

/**
 * Raw Markdown of every page, for readers and programs that prefer plain text. Pages that only list
 * others become a list of links.
 */
export function markdownArtifacts(model: SiteModel): Artifact[] {
  const { site, pages } = model
  const texts = pages
    .filter(hasMarkdown)
    .map(page => ({ path: markdownPath(page.path), body: markdownTwin(page, site) }))
  const categories = pages
    .filter(page => page.kind === "docCategory" && !page.unlisted)
    .map(page => ({ path: markdownPath(page.path), body: categoryTwin(page, model) }))
  const lists = sectionNames
    .filter(name => pages.some(page => page.kind === "articleList" && page.section === name))
    .map(name => ({ path: markdownPath(sectionPath(name)), body: sectionIndex(model, name) }))
  const home = pages.some(page => page.kind === "home")
    ? [{ path: markdownPath(homePath), body: rootIndex(model) }]
    : []
  return [...home, ...texts, ...categories, ...lists]
}

/** A page as Markdown: title, address, address of the site's index, and text. */
export function markdownTwin(page: PublishedPage, site: SiteIdentity): string {
  const text = (page.markdown ?? "").replace(/^(?:[ \t]*\n)+/, "").trimEnd()
  return `${[twinHead(page, site), text].filter(Boolean).join("\n\n")}\n`
}

/** Raw Markdown of a category: its pages, sorted by address. */
function categoryTwin(page: PublishedPage, { pages, site }: SiteModel): string {
  const items = pages
    .filter(({ breadcrumbs, unlisted }) => !unlisted && breadcrumbs?.at(-1)?.path === page.path)
    .sort((a, b) => compareText(a.path, b.path))
    .map(item => linkLine(item, site))
  return `${[twinHead(page, site), oneLine(page.description), items.join("\n")].join("\n\n")}\n`
}

const twinHead = (page: PublishedPage, site: SiteIdentity) =>
  [
    `# ${oneLine(page.title)}`,
    `Source: ${absoluteUrl(site.url, page.path)}\nAll pages: ${absoluteUrl(site.url, llmsPath)}`,
  ].join("\n\n")

export const hasMarkdown = (page: PublishedPage) => !page.unlisted && page.markdown !== undefined
