import { readFileSync, realpathSync, statSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { ContentError } from "../content/thrown-problem"
import { decodeUtf8 } from "../markdown/syntax/decode-utf8"

/** Largest data file in bytes; pages have their own limit (markdown/syntax/bounds.ts). */
const largest = 4 * 1024 * 1024

/**
 * Returns true if a path is a file below a folder: no symbolic link on the way leads elsewhere, and
 * no `..` leads out.
 */
export function isFileBelow(folder: string, path: string): boolean {
  const inside = relative(folder, path)
  if (inside === "" || inside.split(sep)[0] === ".." || inside.includes("\0")) return false
  try {
    return realpathSync(path) === join(realpathSync(folder), inside) && statSync(path).isFile()
  } catch {
    // The file does not exist, is not accessible, or links form a cycle.
    return false
  }
}

/** Problem of a link or a folder that has a content file's name. */
export const noFile = {
  message: "this is a link or a folder, not a file",
  fix: "put the file itself here; links are not followed",
}

/**
 * Returns the text of a content file.
 * @param folder folder that must contain the file
 * @param file its name for problems
 * @throws ContentError if it is not a text, is a link, or is larger than any content file may be
 */
export function readText(path: string, folder: string, file: string): string {
  if (!isFileBelow(folder, path)) {
    throw new ContentError(noFile.message, noFile.fix)
  }
  const { size } = statSync(path)
  if (size > largest) {
    const message = `the file has ${Math.ceil(size / 1024)} kB, more than the maximum of ${largest / 1024} kB`
    throw new ContentError(message, "shorten it, or split it into several files", 1)
  }
  if (size === 0) return ""
  const { text, problem } = decodeUtf8(readFileSync(path), file)
  if (problem) throw new ContentError(problem.message, problem.fix, problem.line)
  return text
}
