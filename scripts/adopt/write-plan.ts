import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import type { Plan } from "./make-plan"

type Files = Pick<Plan, "copies" | "texts">

export interface Comparison {
  /** Files that do not exist yet. */
  missing: string[]
  /** Files that exist with other contents. */
  different: string[]
}

/** Compares a plan with a folder. */
export function compare({ copies, texts }: Files, folder: string): Comparison {
  const result: Comparison = { missing: [], different: [] }
  const look = (path: string, isEqual: (file: string) => boolean) => {
    const file = join(folder, path)
    if (!existsSync(file)) result.missing.push(path)
    else if (!isEqual(file)) result.different.push(path)
  }
  for (const [path, source] of copies)
    look(
      path,
      file =>
        statSync(file).size === statSync(source).size &&
        readFileSync(file).equals(readFileSync(source)),
    )
  for (const [path, text] of texts) look(path, file => readFileSync(file).equals(Buffer.from(text)))
  return result
}

/** Writes the missing files; existing files are not changed. */
export function write({ copies, texts }: Files, folder: string, missing: readonly string[]): void {
  for (const path of missing) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    const source = copies.get(path)
    if (source) copyFileSync(source, file)
    else writeFileSync(file, texts.get(path) ?? "", { flag: "wx" })
  }
}

/**
 * Writes a plan to a folder for checking, with hard links to copied files if possible.
 * @param isEmptied removes what the folder holds first
 */
export function stage({ copies, texts }: Files, folder: string, isEmptied = true): void {
  if (isEmptied) rmSync(folder, { recursive: true, force: true })
  for (const [path, source] of copies) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    try {
      linkSync(source, file)
    } catch {
      copyFileSync(source, file)
    }
  }
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}
