import { levelOf, type SearchRow } from "../engine/row"
import { type Hierarchy, hierarchyLevels } from "../protocol"

/**
 * The rows of the index without their text, as the first file of the index holds them. What many rows share is said
 * once, and anchors are left out where they follow from the heading.
 */
export interface PackedHeadings {
  /** What pages share: group, section, version, tag, language, rank, status. */
  kinds: Kind[]
  /** Kind, path and title of each page, with its rows and its other names, if it has any. */
  pages: [kind: number, path: string, title: string, rows: RowEntry[], names?: readonly string[]][]
}

type Kind = Pick<
  SearchRow,
  "section" | "version" | "docusaurus_tag" | "language" | "lang" | "rank" | "status"
> & { category: string | null }

/**
 * A part of a page: number of headings that it shares with the part before, the others, and the anchor: 0 where there
 * is none, 1 where it is made from the last heading.
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

/** Headings from lvl2 on. */
const trailOf = (hierarchy: Hierarchy) =>
  hierarchyLevels.slice(2).flatMap(level => hierarchy[level] ?? [])

/** Written out: made from a list of entries, this alone would take half the time of unpacking. */
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

/** The anchor that most headings have. Others are written out, so that it need not be right for all. */
function anchorFor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, "")
    .replaceAll(" ", "-")
}
