import { createHash } from "node:crypto"
import { readFileSync, statSync } from "node:fs"
import { basename } from "node:path"
import sharp from "sharp"
import { inspectPicture, type PictureFacts, type PictureFault } from "./inspect-picture"
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
 * A picture, opened once for each state of its file and decoded once for its bytes: what was found is kept on disk.
 * @param file absolute path of a file that is there
 */
export function openPicture(file: string): Promise<Opened> {
  const { mtimeMs, size } = statSync(file)
  const stamp = `${mtimeMs} ${size}`
  const before = opened.get(file)
  if (before?.stamp === stamp) return before.result
  const result = open(file)
  opened.set(file, { stamp, result })
  return result
}

async function open(file: string): Promise<Opened> {
  const bytes = readFileSync(file)
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 32)
  const record = factsName(digest)
  const kept = readKept(record)
  // The bytes are known, but the name may be another one.
  const known = kept && (JSON.parse(kept.toString()) as PictureFacts)
  if (known && known.type === typeOfName(basename(file))) return { ...known, file, digest }
  const result = await inspectPicture(file, bytes)
  if ("fix" in result) return result
  keep(record, JSON.stringify(result))
  return { ...result, file, digest }
}

/** Name of the kept record of a picture; by the version of sharp too, since another one may decode what this one cannot. */
export const factsName = (digest: string) =>
  `${digest}.v${version}-sharp${sharp.versions.sharp}.json`
