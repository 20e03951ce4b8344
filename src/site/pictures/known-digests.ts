import { type BigIntStats, existsSync } from "node:fs"
import { join } from "node:path"
import { projectPath, projectRoot } from "../project-paths"
import { keep, readKept } from "./picture-store"

/** Name of the record among the kept files. */
export const digestsName = "digests.json"

/** Nanoseconds after which a file that is written again has another time on every file system. */
const SETTLED = 2_000_000_000n

/** Digests of bytes by the path of their file, each with what the disk says of the file that it was read from. */
type KnownDigests = Record<string, { stamp: string; digest: string }>

let known: KnownDigests | undefined
let isChanged = false

const read = (): KnownDigests => JSON.parse(readKept(digestsName)?.toString() ?? "{}")

/** Changes whenever a file is written, replaced, or given another time. */
export const stampOf = ({ size, mtimeNs, ctimeNs, ino }: BigIntStats) =>
  [size, mtimeNs, ctimeNs, ino].join(" ")

/** The digest of a file that nobody has touched since it was read; a fresh start thus reads no picture again. */
export function knownDigest(file: string, stats: BigIntStats): string | undefined {
  known ??= read()
  const record = known[projectPath(file)]
  return record?.stamp === stampOf(stats) ? record.digest : undefined
}

/**
 * Remembers the digest of a file, unless it was written just now: a second write within the same tick of the disk's clock would look like
 * none.
 * @param stats from before the file was read
 */
export function rememberDigest(file: string, stats: BigIntStats, digest: string): void {
  if (BigInt(Date.now()) * 1_000_000n - stats.ctimeNs < SETTLED) return
  known ??= read()
  known[projectPath(file)] = { stamp: stampOf(stats), digest }
  isChanged = true
}

/** Keeps what is remembered for the next build, without files that are gone. */
export function keepDigests(): void {
  if (!(known && isChanged)) return
  isChanged = false
  const present = Object.entries(known).filter(([file]) => existsSync(join(projectRoot, file)))
  known = Object.fromEntries(present)
  keep(digestsName, JSON.stringify(known))
}
