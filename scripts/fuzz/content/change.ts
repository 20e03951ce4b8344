import fc, { type Arbitrary } from "fast-check"

/** Content files, by path below the content folder. */
export type Files = ReadonlyMap<string, Buffer>

/** A change of the content folder: a file to write or a link to create. */
export type Change =
  | { path: string; bytes: Buffer }
  /**
   * A symbolic link. `OUTSIDE` in its target is a folder next to the content that must never be
   * read.
   */
  | { path: string; link: string }

/** A change that breaks content, by accident or on purpose. */
export interface Mutation {
  changes: Change[]
  [fc.toStringMethod](): string
}

/** Maximum characters of a mutation in a failure report. */
const SHOWN = 600

/** Creates a mutation whose failure report shows how it was made instead of whole files. */
export const mutation = <How>(
  name: string,
  how: Arbitrary<How>,
  changesOf: (how: How) => Change[],
): Arbitrary<Mutation> =>
  how.map(drawn => ({
    changes: changesOf(drawn),
    [fc.toStringMethod]: () => `${name}: ${fc.stringify(drawn).slice(0, SHOWN)}`,
  }))

/** Creates mutations of the text of any file whose path matches. */
export function ofText<How>(
  name: string,
  files: Files,
  pattern: RegExp,
  [how, change]: readonly [Arbitrary<How>, (text: string, how: How) => string],
): Arbitrary<Mutation> {
  const paths = [...files.keys()].filter(path => pattern.test(path))
  return mutation(name, fc.tuple(fc.constantFrom(...paths), how), ([path, drawn]) => {
    const text = files.get(path)?.toString("utf8") ?? ""
    return [{ path, bytes: Buffer.from(change(text, drawn)) }]
  })
}

/** A position in a sequence of any length; shrinks toward the beginning. */
export const place = fc.nat()

/** Converts a position to an index below the given length. */
export const within = (at: number, length: number) => at % Math.max(1, length)

/** Inserts a piece at a line below the front matter. */
export function putBelow(text: string, piece: string, at: number): string {
  const start = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0].length ?? 0
  const lines = text.slice(start).split("\n")
  lines.splice(within(at, lines.length + 1), 0, piece)
  return text.slice(0, start) + lines.join("\n")
}

/** Adds a line to the front matter. */
export const putIntoFrontMatter = (text: string, line: string) =>
  text.startsWith("---\n") ? `---\n${line}\n${text.slice(4)}` : `---\n${line}\n---\n${text}`
