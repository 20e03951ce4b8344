import { escapeHtml, unescapeHtml } from "../engine/escape-html"
import { addressInAllVersions } from "../engine/twins"
import { byLevel, type SearchRecord } from "../protocol"

/**
 * A record as a hosted index holds it. Its texts are HTML, since search boxes insert what the index returns as such
 * and nothing there may be markup; the digest tells which records a push can leave alone.
 */
export interface PushedRecord extends SearchRecord {
  /** Of the hits that share it, the hosted index shows the best, as the embedded one does. */
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

/** The record that was pushed. */
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
