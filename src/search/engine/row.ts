import { type Hierarchy, type HitType, hierarchyLevels, type SearchRecord } from "../protocol"

/** One address of the index: a page, or a section of it with all of its text. */
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
  /** Level of the row's own heading; `lvl1` for the page itself. */
  level: HitType
  rank: number
  /** Null if there is no text, or while only headings are loaded. */
  content: string | null
  /** Keywords of the record; null in a loaded index, which finds rows by them nevertheless. */
  keywords: string | null
  /** Names of the page other than its title; empty unless the row is the page's own. */
  names: readonly string[]
}

/** Merges records into one row for each address, in the order of the records. */
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

/** Names of a page from the keywords in its front matter; see `src/model/search/keywords.ts`. */
const namesIn = (keywords: string | null): string[] => keywords?.split(/; ?/).slice(0, -1) ?? []
