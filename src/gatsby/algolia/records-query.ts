import { digestOf } from "../../lib/digest"
import type { SearchRecord } from "../../search/protocol"
import { type PushedRecord, pushedRecord } from "../../search/push/pushed-record"

/** Selects every record of the site, with all the fields that a hosted index stores. */
export const recordsQuery = `{
  allSearchPage {
    nodes {
      records {
        objectID
        url
        url_without_anchor
        anchor
        hierarchy { lvl0 lvl1 lvl2 lvl3 lvl4 lvl5 lvl6 }
        language
        lang
        docusaurus_tag
        version
        section
        status
        type
        content
        keywords
        weight { pageRank level position }
      }
    }
  }
}`

/** GraphQL result of `recordsQuery`. */
export interface RecordsAnswer {
  data: { allSearchPage: { nodes: readonly { records: readonly SearchRecord[] }[] } }
}

/** Converts a query result to records in the form that a hosted index stores. */
export const toPushedRecords = ({ data }: RecordsAnswer): PushedRecord[] =>
  data.allSearchPage.nodes.flatMap(({ records }) =>
    records.map(record => pushedRecord(record, digestOf)),
  )
