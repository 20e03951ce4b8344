import { readFileSync, rmSync, type Stats, statSync, utimesSync, writeFileSync } from "node:fs"
import { readFile, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, brotliCompressSync, constants as zlib } from "node:zlib"
import { compressed } from "../../emit/hosting/content-types"
import { compressedEnding } from "../../lib/compressed-ending"

/** Smaller files fit into one packet as they are. */
const leastBytes = 1_000

/**
 * What a first view waits for is worth the highest level. The rest is 95 MB, for which levels above 6 take three times
 * as long and save 1 % (docs/decisions/0064-compressed-at-build.md).
 */
const level = (file: string) =>
  /\.(?:js|css)$|^search-index\/(?:titles|headings)-/.test(file) ? 11 : 6

const compress = promisify(brotliCompress)

/** Files compressed at a time: zlib works in Node's four threads. */
const atATime = 8

/**
 * Writes the compressed forms of texts beside them. A form that was made of the file as it is now is left alone: it
 * carries the same time stamp.
 * @param files below the published folder
 * @returns how many files were compressed
 */
export async function compressFiles(
  publicFolder: string,
  files: readonly string[],
): Promise<number> {
  const waiting = files.values()
  let count = 0
  const work = async () => {
    for (const file of waiting) if (await compressFile(publicFolder, file)) count += 1
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return count
}

async function compressFile(folder: string, file: string): Promise<boolean> {
  const outdated = outdatedForm(folder, file)
  if (!outdated) return false
  const { path, form, stats, options } = outdated
  await writeFile(form, await compress(await readFile(path), options))
  await utimes(form, stats.atime, stats.mtime)
  return true
}

/**
 * Does the same for one file, in this thread: for threads that have nothing else to do. For many small files Node's own threads took three
 * times as much of the processors (docs/decisions/0064-compressed-at-build.md).
 * @param bytes what the file holds, where that is known
 */
export function compressHere(folder: string, file: string, bytes?: Buffer): void {
  const outdated = outdatedForm(folder, file)
  if (!outdated) return
  const { path, form, stats, options } = outdated
  writeFileSync(form, brotliCompressSync(bytes ?? readFileSync(path), options))
  utimesSync(form, stats.atime, stats.mtime)
}

/** The form of a file that is to be made, and how. One that is outdated is gone then. */
function outdatedForm(folder: string, file: string) {
  if (!compressed.test(file)) return undefined
  const path = join(folder, file)
  const form = path + compressedEnding
  const stats = statSync(path)
  const before = statSync(form, { throwIfNoEntry: false })
  const isLarge = stats.size >= leastBytes
  if (isLarge && before && milliseconds(before) === milliseconds(stats)) return undefined
  // The published release shares the bytes of forms, which are therefore replaced and not written over.
  if (before) rmSync(form)
  if (!isLarge) return undefined
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: level(file),
    [zlib.BROTLI_PARAM_SIZE_HINT]: stats.size,
    // As wide as the file: the encoder sets up memory for all of its window, for each file anew.
    [zlib.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(stats.size)))),
  }
  return { path, form, stats, options: { params } }
}

/** Times are set by the millisecond and kept finer. */
const milliseconds = ({ mtime }: Stats) => mtime.getTime()
