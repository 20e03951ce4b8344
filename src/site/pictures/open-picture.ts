import { type BigIntStats, readFileSync, statSync } from "node:fs"
import { basename } from "node:path"
import sharp from "sharp"
import { inspectPicture, type PictureFacts, type PictureFault } from "./inspect-picture"
import { knownDigest, rememberDigest, stampOf } from "./known-digests"
import { digestOfBytes } from "./picture-digest"
import { keep, readKept } from "./picture-store"
import { typeOfName } from "./picture-type"

/** A sound picture: its file, and what is known of it. */
export interface Picture extends PictureFacts {
  /** Absolute path. */
  file: string
  /** Of its bytes. */
  digest: string
}

export type Opened = Picture | PictureFault

export const isSound = (opened: Opened): opened is Picture => "digest" in opened

/** Raise when the inspection changes, so that kept results are made anew. */
const version = 1

const opened = new Map<string, { stamp: string; result: Promise<Opened> }>()

/**
 * A picture, read once for each state of its file and decoded once for its bytes: what was found is kept on disk.
 * @param file absolute path
 * @returns a fault also where the file went away since it was looked for, as may happen in develop
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
  const known = before && keptFacts(before, file)
  if (before && known) return { ...known, file, digest: before }
  const bytes = readIfThere(file)
  if (!bytes) return gone(file)
  const digest = digestOfBytes(bytes)
  rememberDigest(file, stats, digest)
  const kept = keptFacts(digest, file)
  if (kept) return { ...kept, file, digest }
  const result = await inspectPicture(file, bytes)
  if ("fix" in result) return result
  keep(factsName(digest), JSON.stringify(result))
  return { ...result, file, digest }
}

const gone = (file: string): PictureFault => ({
  message: `the picture "${basename(file)}" was removed while it was read`,
  fix: "put it back, or take it out of the page",
})

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}

/** What is known of these bytes. The file may have another name than the one that they were found sound under. */
function keptFacts(digest: string, file: string): PictureFacts | undefined {
  const kept = readKept(factsName(digest))
  const facts = kept && (JSON.parse(kept.toString()) as PictureFacts)
  return facts?.type === typeOfName(basename(file)) ? facts : undefined
}

/** Name of the kept record of a picture; by the version of sharp too, since another one may decode what this one cannot. */
export const factsName = (digest: string) =>
  `${digest}.v${version}-sharp${sharp.versions.sharp}.json`
