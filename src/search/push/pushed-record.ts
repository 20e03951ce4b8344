import { addressInAllVersions } from "../engine/duplicate-versions"
import { escapeHtml, unescapeHtml } from "../engine/escape-html"
import { byLevel, type SearchRecord } from "../protocol"

/**
 * A record as the hosted index stores it. Its texts are escaped as HTML, because search boxes
 * insert them without escaping; its digest identifies unchanged records, which a push skips.
 */
export interface PushedRecord extends SearchRecord {
  /**
   * Address that all versions of a page share: of the hits with the same value, the hosted index
   * shows only the best, as the embedded one does.
   */
  url_in_all_versions: string
  internal: { contentDigest: string }
}

/** @param digestOf digest of plain data */
export function pushedRecord(
  record: SearchRecord,
  digestOf: (value: unknown) => string,
): PushedRecord {
  const escaped = {
    ...mapTexts(record, escapeHtml),
    url_in_all_versions: addressInAllVersions(record.url),
  }
  return { ...escaped, internal: { contentDigest: digestOf(escaped) } }
}

/** Restores the record from its pushed form. */
export function readPushedRecord({
  internal: _,
  url_in_all_versions: __,
  ...record
}: PushedRecord): SearchRecord {
  return mapTexts(record, unescapeHtml)
}

function mapTexts(record: SearchRecord, map: (text: string) => string): SearchRecord {
  const { hierarchy, content, status } = record
  const mapped = (value: string | null) => (value === null ? null : map(value))
  return {
    ...record,
    hierarchy: byLevel(level => mapped(hierarchy[level])),
    content: mapped(content),
    status: mapped(status),
  }
}
