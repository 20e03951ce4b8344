import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { filesBelow } from "../../../bench/folders"
import type { Dice } from "../../../bench/synthetic/dice"

/** Contents of files after an edit, by path below the content folder; null removes a path. */
export type Files = Readonly<Record<string, string | Buffer | null>>

/** The content before an edit. */
export interface Tree {
  /** Sorted paths of all files. */
  paths: readonly string[]
  read(path: string): string
}

/** Result of an edit; undefined or empty if nothing in the tree can be edited this way. */
type EditResult = Files | "" | undefined

export interface EditKind {
  name: string
  make(tree: Tree, dice: Dice): Promise<EditResult> | EditResult
}

export const readTree = (folder: string): Tree => ({
  paths: filesBelow(folder),
  read: path => readFileSync(join(folder, path), "utf8"),
})

/** Applies an edit and returns the previous files, which undo it when applied. */
export function apply(folder: string, files: Files): Files {
  const before: Record<string, Buffer | null> = {}
  for (const path of Object.keys(files)) {
    const file = join(folder, path)
    if (!existsSync(file)) before[path] = null
    else if (statSync(file).isFile()) before[path] = readFileSync(file)
  }
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path)
    if (content === null) rmSync(file, { recursive: true, force: true })
    else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  }
  return before
}
