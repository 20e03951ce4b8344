import { type BigIntStats, readFileSync, statSync } from "node:fs"
import { basename } from "node:path"
import sharp from "sharp"
import { inspectPicture, nameFlaw, type PictureFacts, type PictureFault } from "./inspect-picture"
import { knownDigest, rememberDigest, stampOf } from "./known-digests"
import { digestOfBytes } from "./picture-digest"
import { keep, readKept } from "./picture-store"

/** A valid picture: its file, and facts about it. */
export interface Picture extends PictureFacts {
  /** Absolute path. */
  file: string
  /** Digest of its bytes. */
  digest: string
}

export type Opened = Picture | PictureFault

export const isSound = (opened: Opened): opened is Picture => "digest" in opened

/**
 * Version of the inspection. Increase it when the inspection changes, so that cached results are
 * computed again.
 */
const version = 1

const opened = new Map<string, { stamp: string; result: Promise<Opened> }>()

/**
 * Reads a picture once for each state of its file and decodes it once for its bytes; the result is
 * cached on disk.
 * @param file absolute path
 * @returns a fault also if the file has been removed, which may happen in develop
 */
export async function openPicture(file: string): Promise<Opened> {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false })
  if (!stats) return gone(file)
  const stamp = stampOf(stats)
  const before = opened.get(file)
  if (before?.stamp === stamp) return before.result
  const result = open(file, stats)
  opened.set(file, { stamp, result })
  return result
}

async function open(file: string, stats: BigIntStats): Promise<Opened> {
  const before = knownDigest(file, stats)
  const known = before && keptFacts(before)
  if (before && known) return picture(known, file, before)
  const bytes = readIfThere(file)
  if (!bytes) return gone(file)
  const digest = digestOfBytes(bytes)
  rememberDigest(file, stats, digest)
  const kept = keptFacts(digest)
  if (kept) return picture(kept, file, digest)
  const result = await inspectPicture(file, bytes)
  if ("fix" in result) return result
  keep(factsName(digest), JSON.stringify(result))
  return picture(result, file, digest)
}

/** Adds what depends on the file's name to the facts about its bytes. */
function picture(facts: PictureFacts, file: string, digest: string): Picture {
  const flaw = facts.flaw ?? nameFlaw(file, facts.type)
  return { ...facts, ...(flaw && { flaw }), file, digest }
}

const gone = (file: string): PictureFault => ({
  message: `the picture "${basename(file)}" was removed while it was being read`,
  fix: "restore it, or remove it from the page",
})

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}

/** Cached facts about these bytes. */
function keptFacts(digest: string): PictureFacts | undefined {
  const kept = readKept(factsName(digest))
  return kept && (JSON.parse(kept.toString()) as PictureFacts)
}

/**
 * Name of a picture's cache file. It contains the version of sharp, because another version may
 * decode what this one cannot.
 */
export const factsName = (digest: string) =>
  `${digest}.v${version}-sharp${sharp.versions.sharp}.json`
