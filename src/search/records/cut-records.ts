import { withAnchor } from "../../content/routes"
import type { PageSection } from "../../content/schema/body"
import {
  byLevel,
  type Hierarchy,
  type HitType,
  hierarchyLevels,
  type SearchRecord,
} from "../protocol"
import { contextualTag, type SearchablePage } from "./searchable-page"
import { splitText } from "./split-text"

/**
 * Maximum characters in a record, which hosted indexes limit; a longer section becomes several
 * records with one address.
 */
const CONTENT_LENGTH = 2500

/**
 * Records of one page: one for the page and each heading, and one or more for the text below each.
 * They depend on the page alone and their ids on the section, so that an edit changes only the
 * records of its section.
 */
export function recordsOf(page: SearchablePage): SearchRecord[] {
  return withPageSection(page).flatMap((section, position) =>
    sectionRecords(page, section, position),
  )
}

/** Makes the page itself the first section, with its description before the text. */
function withPageSection(page: SearchablePage): PageSection[] {
  const { description } = page
  const sections = page.sections()
  const [first, ...others] = sections
  const intro = first?.anchor === null ? first.text : ""
  const rest = first?.anchor === null ? others : sections
  return [{ anchor: null, trail: [], text: withDescription(intro, description) }, ...rest]
}

/** Adds the description, unless it is an excerpt of the text, as most are. */
function withDescription(text: string, description: string): string {
  const start = description.replace(/…$/, "").slice(0, 60)
  return text.includes(start) ? text : `${description} ${text}`.trim()
}

function sectionRecords(
  page: SearchablePage,
  { anchor, trail, text }: PageSection,
  position: number,
): SearchRecord[] {
  const base = {
    url: withAnchor(page.path, anchor),
    url_without_anchor: page.path,
    anchor,
    hierarchy: hierarchyOf(page, trail),
    language: page.language,
    lang: page.language,
    docusaurus_tag: contextualTag(page),
    version: page.version,
    section: page.section,
    status: page.status,
  }
  const depth = Math.min(trail.length + 1, hierarchyLevels.length - 1)
  const record = (index: number, type: HitType, content: string | null): SearchRecord => ({
    objectID: `${page.path}#${anchor ?? ""}-${index}`,
    ...base,
    type,
    content,
    keywords: (trail.length === 0 && content === null && page.keywords) || null,
    weight: {
      pageRank: page.rank,
      level: type === "content" ? 0 : 100 - depth * 10,
      position,
    },
  })
  return [
    record(0, hierarchyLevels[depth] ?? "lvl6", null),
    ...splitText(text, CONTENT_LENGTH).map((part, index) => record(index + 1, "content", part)),
  ]
}

/**
 * Hierarchy of a section. There is no level below lvl6, so a deeper heading replaces the one above.
 */
function hierarchyOf({ category, title }: SearchablePage, trail: readonly string[]): Hierarchy {
  const room = hierarchyLevels.length - 2
  const headings = trail.length > room ? [...trail.slice(0, room - 1), trail.at(-1)] : trail
  const texts = [category, title, ...headings]
  return byLevel((_, index) => texts[index] ?? null)
}
