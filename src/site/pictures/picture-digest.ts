import { createHash } from "node:crypto"
import { readFileSync, statSync } from "node:fs"
import { cachedDigest } from "./digest-cache"

/** Digest of a picture's bytes, which is part of its published address. */
export const digestOfBytes = (bytes: Uint8Array) =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 32)

/**
 * Digest of a picture, without decoding it.
 * @param file absolute path
 * @returns undefined if there is no such file
 */
export function digestOfPicture(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  if (!stats?.isFile()) return undefined
  return cachedDigest(file, stats) ?? digestOfBytes(readFileSync(file))
}
