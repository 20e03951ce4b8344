import { type Stats, statSync } from "node:fs"
import { readFile, rm, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip, constants as zlib } from "node:zlib"
import { compressed } from "../../hosting/content-types"

/** Endings of the compressed forms that hosts send in place of a file. */
export const compressedEndings = [".br", ".gz"] as const

/** Smaller files fit into one packet as they are. */
const leastBytes = 1_000

/**
 * Files that browsers keep for ever are worth the highest level; the rest is 90 MB that takes 3 s of a processor on
 * level 6 and 9 s on level 9, for 1 % less (docs/decisions/0063-content-security-policy.md).
 */
const brotliLevel = (file: string) => (/\.(?:js|css)$|^search-index\//.test(file) ? 11 : 6)

const forms = {
  ".br": (bytes: Buffer, file: string) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: brotliLevel(file),
        [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ".gz": (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
} as const

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
  const waiting = files.filter(file => compressed.test(file)).values()
  let count = 0
  const work = async () => {
    for (const file of waiting) if (await compressFile(publicFolder, file)) count += 1
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return count
}

async function compressFile(folder: string, file: string): Promise<boolean> {
  const path = join(folder, file)
  const stats = statSync(path)
  if (stats.size < leastBytes) {
    await Promise.all(compressedEndings.map(ending => rm(path + ending, { force: true })))
    return false
  }
  if (compressedEndings.every(ending => isMadeOf(path + ending, stats))) return false
  const bytes = await readFile(path)
  for (const ending of compressedEndings) {
    await writeFile(path + ending, await forms[ending](bytes, file))
    await utimes(path + ending, stats.atime, stats.mtime)
  }
  return true
}

/** Times are set by the millisecond and kept finer. */
const milliseconds = ({ mtime }: Stats) => mtime.getTime()

function isMadeOf(form: string, stats: Stats): boolean {
  const own = statSync(form, { throwIfNoEntry: false })
  return own !== undefined && milliseconds(own) === milliseconds(stats)
}
