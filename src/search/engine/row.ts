import { type Hierarchy, type HitType, hierarchyLevels, type SearchRecord } from "../protocol"

/** What one address of the index holds: a page or a part of it below a heading, with all of its text. */
export interface SearchRow
  extends Pick<
    SearchRecord,
    | "url"
    | "url_without_anchor"
    | "anchor"
    | "hierarchy"
    | "language"
    | "lang"
    | "docusaurus_tag"
    | "version"
    | "section"
    | "status"
  > {
  /** Level of its own heading: `lvl1` for the page itself. */
  level: HitType
  rank: number
  /** Null while only the headings are known, and where there is no text. */
  content: string | null
  /** As in the record; null too where the index is loaded, which finds by them all the same. */
  keywords: string | null
  /** Names of the page besides its title, on the page's own row. */
  names: readonly string[]
}

/** Rows of the addresses that records stand for, in the order of the records. */
export function rowsOf(records: readonly SearchRecord[]): SearchRow[] {
  const rows = new Map<string, SearchRow>()
  for (const record of records) {
    const row = rows.get(record.url)
    if (!row) rows.set(record.url, rowOf(record))
    else if (record.content)
      row.content = row.content ? `${row.content} ${record.content}` : record.content
  }
  return [...rows.values()]
}

function rowOf({ objectID: _, type: __, weight, ...record }: SearchRecord): SearchRow {
  return {
    ...record,
    level: levelOf(record.hierarchy),
    rank: weight.pageRank,
    names: namesIn(record.keywords),
  }
}

/** Innermost level that has a text. */
export function levelOf(hierarchy: Hierarchy): HitType {
  return hierarchyLevels.findLast(level => hierarchy[level] !== null) ?? "lvl1"
}

/** Returns the names of a page that its front matter gives as keywords; see `records/keywords.ts`. */
const namesIn = (keywords: string | null): string[] => keywords?.split(/; ?/).slice(0, -1) ?? []
