import type { Dice } from "../../bench/synthetic/dice"

/** The files of a content folder by their path below it. */
export type Files = ReadonlyMap<string, Buffer>

/** A change of the content folder: files to write, or links to make. */
export type Change =
  | { path: string; bytes: Buffer }
  /** A symbolic link; `OUTSIDE` in its target is a folder beside the content, whose files nothing may read. */
  | { path: string; link: string }

/** One way in which content goes wrong, on purpose or not. Same dice, same change. */
export interface Mutation {
  name: string
  apply(files: Files, dice: Dice): Change[]
}

/** A mutation of the text of one file, of those whose path the pattern takes. */
export function ofText(
  name: string,
  pattern: RegExp,
  change: (text: string, dice: Dice) => string,
): Mutation {
  return {
    name,
    apply(files, dice) {
      const path = pick(
        [...files.keys()].filter(each => pattern.test(each)),
        dice,
      )
      const text = change(files.get(path)?.toString("utf8") ?? "", dice)
      return [{ path, bytes: Buffer.from(text) }]
    },
  }
}

export const pages = /^(?:docs|blog|research|pages)\/.*\.mdx?$/

export function pick<Item>(items: readonly Item[], dice: Dice): Item {
  const [first, ...rest] = items
  if (first === undefined) throw new Error("there is nothing to choose from")
  return dice.pick([first, ...rest])
}

/** A text with a piece put behind one of its lines, below the front matter. */
export function putBelow(text: string, piece: string, dice: Dice): string {
  const start = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0].length ?? 0
  const lines = text.slice(start).split("\n")
  lines.splice(dice.int(0, lines.length), 0, piece)
  return text.slice(0, start) + lines.join("\n")
}

/** A text with a line put into its front matter. */
export const putIntoFrontMatter = (text: string, line: string) =>
  text.startsWith("---\n") ? `---\n${line}\n${text.slice(4)}` : `---\n${line}\n---\n${text}`
