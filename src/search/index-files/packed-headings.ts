import { levelOf, type SearchRow } from "../engine/row"
import { type Hierarchy, hierarchyLevels } from "../protocol"

/**
 * Rows of the index without their texts, as the headings file stores them. Data that many rows
 * share is stored once, and anchors that follow from the heading are omitted.
 */
export interface PackedHeadings {
  /** Data that pages share: group, section, version, tag, language, rank and status. */
  kinds: Kind[]
  /** Kind, path, title and rows of each page, with its other names if it has any. */
  pages: [kind: number, path: string, title: string, rows: RowEntry[], names?: readonly string[]][]
}

type Kind = Pick<
  SearchRow,
  "section" | "version" | "docusaurus_tag" | "language" | "lang" | "rank" | "status"
> & { category: string | null }

/**
 * A part of a page: the number of headings shared with the previous part, the other headings, and
 * the anchor: 0 for none, 1 if it follows from the last heading.
 */
type RowEntry = [shared: number, headings: string[], anchor: string | 0 | 1]

export function packHeadings(rows: readonly SearchRow[]): PackedHeadings {
  const kinds = new Map<string, number>()
  const pages: PackedHeadings["pages"] = []
  let path: string | undefined
  let above: string[] = []
  for (const row of rows) {
    if (row.url_without_anchor !== path) {
      path = row.url_without_anchor
      above = []
      const names = row.names.length > 0 ? ([row.names] as const) : ([] as const)
      pages.push([numberOf(kindOf(row), kinds), path, row.hierarchy.lvl1 ?? "", [], ...names])
    }
    const headings = trailOf(row.hierarchy)
    const shared = sharedStart(above, headings)
    pages.at(-1)?.[3].push([shared, headings.slice(shared), packedAnchor(row.anchor, headings)])
    above = headings
  }
  return { kinds: [...kinds.keys()].map(kind => JSON.parse(kind) as Kind), pages }
}

export function unpackHeadings({ kinds, pages }: PackedHeadings): SearchRow[] {
  return pages.flatMap(([number, path, title, entries, names = []]) => {
    const { category = null, ...kind } = kinds[number] ?? ({} as Kind)
    let above: string[] = []
    return entries.map(([shared, own, packed]) => {
      above = [...above.slice(0, shared), ...own]
      const anchor = packed === 1 ? anchorFor(above.at(-1) ?? "") : packed === 0 ? null : packed
      const hierarchy = hierarchyOf([category, title, ...above])
      return {
        ...kind,
        url: anchor === null ? path : `${path}#${anchor}`,
        url_without_anchor: path,
        anchor,
        hierarchy,
        level: levelOf(hierarchy),
        content: null,
        keywords: null,
        names: anchor === null ? names : [],
      }
    })
  })
}

function kindOf(row: SearchRow): Kind {
  const { section, version, docusaurus_tag, language, lang, rank, status, hierarchy } = row
  return {
    section,
    version,
    docusaurus_tag,
    language,
    lang,
    rank,
    status,
    category: hierarchy.lvl0,
  }
}

function numberOf(kind: Kind, kinds: Map<string, number>): number {
  const key = JSON.stringify(kind)
  const number = kinds.get(key) ?? kinds.size
  kinds.set(key, number)
  return number
}

/** Headings from lvl2 down. */
const trailOf = (hierarchy: Hierarchy) =>
  hierarchyLevels.slice(2).flatMap(level => hierarchy[level] ?? [])

/**
 * Builds a hierarchy. It is written out because building it from entries would take half of the
 * unpacking time.
 */
function hierarchyOf([
  lvl0 = null,
  lvl1 = null,
  lvl2 = null,
  lvl3 = null,
  lvl4 = null,
  lvl5 = null,
  lvl6 = null,
]: readonly (string | null)[]): Hierarchy {
  return { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 }
}

function sharedStart(above: readonly string[], headings: readonly string[]): number {
  const different = headings.findIndex((heading, index) => heading !== above[index])
  return different < 0 ? headings.length : different
}

function packedAnchor(anchor: string | null, headings: readonly string[]): string | 0 | 1 {
  if (anchor === null) return 0
  return anchor === anchorFor(headings.at(-1) ?? "") ? 1 : anchor
}

/** Anchor of most headings. It need not be right for all, because other anchors are stored. */
function anchorFor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, "")
    .replaceAll(" ", "-")
}
