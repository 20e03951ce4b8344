import { createHash } from "node:crypto"

/** Digest of plain data, for `internal.contentDigest`. */
export function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32)
}
