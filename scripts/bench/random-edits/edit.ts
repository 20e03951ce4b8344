import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { filesBelow } from "../folders"
import type { Dice } from "../synthetic/dice"

/** Whole files as they are after an edit, by path below the content folder; null for one that is gone. */
export type Files = Readonly<Record<string, string | Buffer | null>>

/**
 * One change of the content. It holds whole files, so that it may be made on any tree: of a list of edits,
 * every part is a list of edits as well.
 */
export interface Edit {
  name: string
  files: Files
}

/** The content as it stands and as it was at first. */
export interface Tree {
  /** Sorted paths of all files. */
  paths: readonly string[]
  /** Text of a file that is there. */
  read(path: string): string
  /** Files of the beginning that are gone, with what was in them. */
  gone: Readonly<Record<string, string>>
}

/** What comes of an edit; undefined, or empty, where nothing in the tree can be edited so. */
type Made = Files | "" | undefined

export interface EditKind {
  name: string
  make(tree: Tree, dice: Dice): Promise<Made> | Made
}

const isText = (path: string) => /\.(mdx?|ya?ml|json|ts|mts|sh|svg)$/.test(path)

/** Reads a content folder, and says what of the texts of the beginning is gone. */
export function readTree(folder: string, atFirst: Readonly<Record<string, string>> = {}): Tree {
  const paths = filesBelow(folder)
  const there = new Set(paths)
  return {
    paths,
    read: path => readFileSync(join(folder, path), "utf8"),
    gone: Object.fromEntries(Object.entries(atFirst).filter(([path]) => !there.has(path))),
  }
}

/** All texts of a content folder, by path. */
export const textsOf = ({ paths, read }: Tree): Record<string, string> =>
  Object.fromEntries(paths.filter(isText).map(path => [path, read(path)]))

/** Makes an edit. Answers with the one that takes it back. */
export function apply(folder: string, { name, files }: Edit): Edit {
  const before = Object.keys(files).map(path => {
    const file = join(folder, path)
    return [path, existsSync(file) ? readFileSync(file) : null] as const
  })
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path)
    if (content === null) {
      rmSync(file, { force: true })
      continue
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  return { name: `${name}, taken back`, files: Object.fromEntries(before) }
}
