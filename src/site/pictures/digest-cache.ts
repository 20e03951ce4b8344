import { type BigIntStats, existsSync } from "node:fs"
import { join } from "node:path"
import { projectPath, projectRoot } from "../project-paths"
import { readCached, writeCached } from "./picture-store"

/** Name of the cache file for digests. */
export const digestsName = "digests.json"

/** Nanoseconds after which a new write changes a file's time on every file system. */
const SETTLED = 2_000_000_000n

/** Digests by file path, each with the stamp of the file when it was read. */
type DigestsByFile = Record<string, { stamp: string; digest: string }>

let cached: DigestsByFile | undefined
let isChanged = false

const read = (): DigestsByFile => JSON.parse(readCached(digestsName)?.toString() ?? "{}")

/** Stamp of a file that changes whenever the file is written, is replaced, or gets another time. */
export const stampOf = ({ size, mtimeNs, ctimeNs, ino }: BigIntStats) =>
  [size, mtimeNs, ctimeNs, ino].join(" ")

/**
 * Digest of a file that has not changed since it was read, so that a fresh start reads no picture
 * again.
 */
export function cachedDigest(file: string, stats: BigIntStats): string | undefined {
  cached ??= read()
  const record = cached[projectPath(file)]
  return record?.stamp === stampOf(stats) ? record.digest : undefined
}

/**
 * Remembers the digest of a file unless it was written just now: a second write within the same
 * tick of the disk's clock would go unnoticed.
 * @param stats from before the file was read
 */
export function cacheDigest(file: string, stats: BigIntStats, digest: string): void {
  if (BigInt(Date.now()) * 1_000_000n - stats.ctimeNs < SETTLED) return
  cached ??= read()
  cached[projectPath(file)] = { stamp: stampOf(stats), digest }
  isChanged = true
}

/** Saves the digests for the next build, without files that are gone. */
export function saveDigests(): void {
  if (!(cached && isChanged)) return
  isChanged = false
  const present = Object.entries(cached).filter(([file]) => existsSync(join(projectRoot, file)))
  cached = Object.fromEntries(present)
  writeCached(digestsName, JSON.stringify(cached))
}
