import { readFileSync, realpathSync, statSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { ContentError } from "../content/thrown-problem"
import { decodeUtf8 } from "../markdown/syntax/decode-utf8"

/** Bytes of a file of data; a page has a bound of its own (markdown/syntax/bounds.ts). */
const largest = 4 * 1024 * 1024

/**
 * Whether a path is a file that lies where it says, below a folder: no symbolic link on the way leads elsewhere, and no `..` leads out.
 */
export function isFileBelow(folder: string, path: string): boolean {
  const inside = relative(folder, path)
  if (inside === "" || inside.split(sep)[0] === ".." || inside.includes("\0")) return false
  try {
    return realpathSync(path) === join(realpathSync(folder), inside) && statSync(path).isFile()
  } catch {
    // There is nothing, it may not be looked at, or links lead in a circle.
    return false
  }
}

/** What is said of a link or a folder where a file should be. */
export const noFile = {
  message: "there is no file here but a link or a folder",
  fix: "put the file itself here; links are not followed",
}

/**
 * Text of a file of the content.
 * @param folder the file must lie below
 * @param file its name for problems
 * @throws ContentError where it is no text, a link, or larger than any file of the content
 */
export function readText(path: string, folder: string, file: string): string {
  if (!isFileBelow(folder, path)) {
    throw new ContentError(noFile.message, noFile.fix)
  }
  const { size } = statSync(path)
  if (size > largest) {
    const message = `the file has ${Math.ceil(size / 1024)} kB, more than the ${largest / 1024} kB that are read`
    throw new ContentError(message, "make it smaller, or make several files of it", 1)
  }
  if (size === 0) return ""
  const { text, problem } = decodeUtf8(readFileSync(path), file)
  if (problem) throw new ContentError(problem.message, problem.fix, problem.line)
  return text
}
