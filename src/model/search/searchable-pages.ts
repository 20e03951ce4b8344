import { contractVersionPath } from "../../content/routes"
import type { PageSection } from "../../content/schema/body"
import type { Entry } from "../../content/schema/entry"
import { noticeComponent } from "../../content/schema/safety"
import { compareText } from "../../lib/compare-text"
import type { SearchablePage } from "../../search/records/searchable-page"
import { articleSections, site } from "../../site.config"
import type { DrawnData } from "../component-data"
import type { Page } from "../page"
import { printsContracts } from "../safety-notice"
import type { SiteContent } from "../site-content"
import { dataSections } from "./data-sections"
import { keywordsOf } from "./keywords"
import { pageRank } from "./page-rank"

/** All pages that search covers, by address. */
export function searchablePages(
  pages: readonly Page[],
  content: SiteContent,
  drawn: DrawnData,
): SearchablePage[] {
  const entries = new Map(content.tree.entries.map(entry => [entry.path, entry]))
  const contracts = new Map(content.tree.contracts.map(page => [page.path, page]))
  const latest = content.tree.contracts.at(-1)?.version
  const label = drawn[noticeComponent]
  const closed = new Set(
    content.tree.contracts
      .filter(({ reference }) => reference.notice)
      .map(({ version }) => version),
  )
  const found = pages.flatMap((page): SearchablePage[] => {
    const place = placeOf(page)
    const entry = entries.get(page.path)
    if (!place || entry?.unlisted) return []
    return [
      {
        path: page.path,
        title: page.title,
        description: descriptionOf(page),
        keywords: keywordsOf(page, entry?.frontMatter),
        language: site.language,
        rank: pageRank(page, latest),
        status:
          typeof label === "string" && leadsToClosedContracts(page, entry, closed) ? label : null,
        ...place,
        ...(entry
          ? sectionsOfText(entry, dataSections(entry, content, drawn))
          : sectionsAtHand(contracts.get(page.path)?.sections ?? [])),
      },
    ]
  })
  return found.sort((a, b) => compareText(a.path, b.path))
}

type LateSections = Pick<SearchablePage, "sections" | "sectionsFrom">

/** Sections of a text, computed when they are needed, and those that its components add. */
const sectionsOfText = ({ page }: Entry, added: readonly PageSection[]): LateSections => ({
  sectionsFrom: [page.digest, added],
  sections: () => withDrawn(page.sections, added),
})

const sectionsAtHand = (sections: readonly PageSection[]): LateSections => ({
  sectionsFrom: sections,
  sections: () => sections,
})

/** Returns true if the page itself contains interfaces or addresses of closed contracts. */
const leadsToClosedContracts = (
  page: Page,
  entry: Entry | undefined,
  closed: ReadonlySet<string>,
) =>
  page.kind === "contract"
    ? closed.has(page.contract.version)
    : [...closed].some(version => isBelow(page.path, contractVersionPath(version))) ||
      (entry !== undefined && printsContracts(entry))

const isBelow = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`)

type Place = Pick<SearchablePage, "category" | "section" | "version">

/** Location of a page; undefined for lists and for pages outside of every list. */
function placeOf(page: Page): Place | undefined {
  switch (page.kind) {
    case "doc":
    case "docCategory":
    case "contract": {
      const { instance } = page.docs ?? {}
      const category = page.trail[0]?.label ?? page.title
      return {
        category: !instance || instance.isLast ? category : `${category} (${instance.label})`,
        section: "docs",
        version: instance?.name ?? "",
      }
    }
    case "article": {
      const { section } = page.content
      return { category: articleSections[section].label, section, version: "" }
    }
    case "home":
    case "standalone":
      return { category: site.name, section: "pages", version: "" }
    default:
      return undefined
  }
}

/** Prepends a term's definition, which explains the term better than a summary of its page. */
function descriptionOf(page: Page): string {
  const definition = page.kind === "doc" ? page.doc.entry.frontMatter.hoverText : undefined
  return definition ? `${definition} ${page.description}` : page.description
}

/** Merges sections without an anchor into the page's intro and appends the others. */
function withDrawn(
  sections: readonly PageSection[],
  drawn: readonly PageSection[],
): readonly PageSection[] {
  const intro = drawn.filter(({ anchor }) => anchor === null).map(({ text }) => text)
  const below = drawn.filter(({ anchor }) => anchor !== null)
  if (intro.length === 0) return [...sections, ...below]
  const [first, ...rest] =
    sections[0]?.anchor === null ? sections : [{ anchor: null, trail: [], text: "" }, ...sections]
  const text = [first?.text ?? "", ...intro].join(" ").trim()
  return [{ anchor: null, trail: [], text }, ...rest, ...below]
}
