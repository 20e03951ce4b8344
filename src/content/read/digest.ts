import { createHash } from "node:crypto"

/** Digest of plain data, for `internal.contentDigest`. */
export function digestOf(value: unknown): string {
  return digestOfText(JSON.stringify(value))
}

/** Digest of a text. */
export function digestOfText(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32)
}
