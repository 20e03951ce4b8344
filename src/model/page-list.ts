import { findDocsInstance } from "../content/docs-instances"
import { isoDate } from "../content/iso-date"
import { drawingAnchor, embedPath, homePath, notFoundPath, searchPath } from "../content/routes"
import { sectionNames } from "../content/sections"
import { breadcrumbsOf } from "../content/sidebar"
import { nobodysName, site } from "../site.config"
import { docsPages } from "./docs-pages"
import { entryFacts, linked } from "./entry-facts"
import { listOf } from "./in-words"
import { entryOf, type Page } from "./page"
import { sectionPages } from "./section-pages"
import type { DocsContent, SiteContent } from "./site-content"
import { socialCard } from "./social-card"

/** What the history says of a source file. */
export interface FileHistory {
  /** Of the last commit, `YYYY-MM-DD`. */
  day: string
  /** All who have changed it, the last one first. */
  people: readonly string[]
}

/** Every page of the site, in a fixed order. */
export function pageList(
  content: SiteContent,
  /** Undefined where the history is not known. */
  historyOf: (file: string) => FileHistory | undefined = () => undefined,
): Page[] {
  const sections = sectionNames.map(name => content.sections[name])
  const pages: Page[] = [
    {
      kind: "home",
      path: homePath,
      title: site.tagline,
      description: site.description,
      headings: [{ id: drawingAnchor }],
      latest: sections.map(section => ({ section, articles: section.articles.slice(0, 3) })),
    },
    {
      kind: "search",
      path: searchPath,
      title: "Search",
      description: `Search the documentation, the contract reference, ${listOf(
        sectionNames.map(name => `the ${name}`),
      )} of ${site.name}.`,
      headings: [],
    },
    {
      kind: "notFound",
      path: notFoundPath,
      title: "Page not found",
      description: "There is no page at this address.",
      noindex: true,
      headings: [],
    },
    {
      kind: "embed",
      path: embedPath,
      title: "A figure",
      description: `One figure of ${site.name}, for other sites to show.`,
      noindex: true,
      headings: [],
    },
    ...content.standalone.map(
      (entry): Page => ({ kind: "standalone", ...entryFacts(entry), entry }),
    ),
    ...content.docs.flatMap(docsPages),
    ...contractPages(content),
    ...sections.flatMap(sectionPages),
  ]
  return pages.map(page => {
    const history = page.file ? historyOf(page.file) : undefined
    const lastUpdated = writtenDay(page) ?? history?.day
    const contributors = history?.people.filter(name => !nobodysName.test(name)) ?? []
    return {
      ...page,
      ...(lastUpdated ? { lastUpdated } : {}),
      contributors,
      image: socialCard(page),
    }
  })
}

/** Day of the last change as the front matter gives it. */
function writtenDay(page: Page): string | undefined {
  const date = entryOf(page)?.frontMatter.last_update?.date
  return date === undefined ? undefined : isoDate(date)
}

function contractPages(content: SiteContent): Page[] {
  return content.tree.contracts.map((contract): Page => {
    const { path, title, description, anchors, file } = contract
    const docs = docsOf(content, path)
    const index = docs?.order.findIndex(link => link.path === path) ?? -1
    const trail = breadcrumbsOf(docs?.sidebar ?? [], path) ?? []
    return {
      kind: "contract",
      path,
      title,
      description,
      section: "docs",
      breadcrumbs: linked(trail),
      headings: anchors.map(id => ({ id })),
      file,
      contract,
      docs,
      trail,
      previous: index > 0 ? docs?.order[index - 1] : undefined,
      next: index >= 0 ? docs?.order[index + 1] : undefined,
    }
  })
}

/** Docs version that a page made from data belongs to; the check reports pages that belong to none. */
function docsOf(content: SiteContent, path: string): DocsContent | undefined {
  const instance = findDocsInstance(path, content.tree.instances)
  return content.docs.find(docs => docs.instance.name === instance?.name)
}
