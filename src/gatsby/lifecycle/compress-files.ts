import { readFileSync, rmSync, type Stats, statSync, utimesSync, writeFileSync } from "node:fs"
import { readFile, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, brotliCompressSync, constants as zlib } from "node:zlib"
import { compressed } from "../../emit/hosting/content-types"
import { compressedEnding } from "../../lib/compressed-ending"

/** Minimum size in bytes; smaller files fit into one packet uncompressed. */
const leastBytes = 1_000

/**
 * Files that block the first view get the highest level. The rest is 95 MB, for which levels above
 * 6 take three times as long and save 1% (docs/decisions/0064-compressed-at-build.md).
 */
const level = (file: string) =>
  /\.(?:js|css)$|^search-index\/(?:titles|headings)-/.test(file) ? 11 : 6

const compress = promisify(brotliCompress)

/** Number of files compressed concurrently; zlib runs in Node's four threads. */
const atATime = 8

/**
 * Writes compressed forms next to the text files. A form with the same timestamp as its file is up
 * to date and is left alone.
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
 * Compresses one file synchronously, for threads that have nothing else to do. For many small
 * files, Node's thread pool took three times as much CPU time
 * (docs/decisions/0064-compressed-at-build.md).
 * @param bytes contents of the file, if known
 */
export function compressHere(folder: string, file: string, bytes?: Buffer): void {
  const outdated = outdatedForm(folder, file)
  if (!outdated) return
  const { path, form, stats, options } = outdated
  writeFileSync(form, brotliCompressSync(bytes ?? readFileSync(path), options))
  utimesSync(form, stats.atime, stats.mtime)
}

/**
 * Describes the compressed form to write, if it is missing or outdated. Removes an outdated one.
 */
function outdatedForm(folder: string, file: string) {
  if (!compressed.test(file)) return undefined
  const path = join(folder, file)
  const form = path + compressedEnding
  const stats = statSync(path)
  const before = statSync(form, { throwIfNoEntry: false })
  const isLarge = stats.size >= leastBytes
  if (isLarge && before && milliseconds(before) === milliseconds(stats)) return undefined
  // The published release may share these files through hard links, so they are replaced and never
  // overwritten.
  if (before) rmSync(form)
  if (!isLarge) return undefined
  const params = {
    [zlib.BROTLI_PARAM_QUALITY]: level(file),
    [zlib.BROTLI_PARAM_SIZE_HINT]: stats.size,
    // The window fits the file, because the encoder allocates a whole window for each file.
    [zlib.BROTLI_PARAM_LGWIN]: Math.min(22, Math.max(16, Math.ceil(Math.log2(stats.size)))),
  }
  return { path, form, stats, options: { params } }
}

/** `utimes` sets times in milliseconds, but the file system stores them with a finer resolution. */
const milliseconds = ({ mtime }: Stats) => mtime.getTime()
