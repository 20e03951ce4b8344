import type { Code } from "mdast"

/** Kinds of line marks: important, added, removed, or discussed in the text. */
export const lineMarks = ["highlight", "added", "removed", "focus"] as const
export type LineMark = (typeof lineMarks)[number]

/** 1-based numbers of the marked lines. */
export type MarkedLines = Record<LineMark, Set<number>>

const noLines = (): MarkedLines => ({
  highlight: new Set(),
  added: new Set(),
  removed: new Set(),
  focus: new Set(),
})

/** Options in the words after the language of a fence. */
export interface CodeMeta {
  title?: string
  marked: MarkedLines
  /** Number of the first line; set only if lines are numbered. */
  firstLineNumber?: number
  /** File and region whose code the fence shows. */
  file?: string
  region?: string
  /** Unknown words. */
  unknown: string[]
}

/** Docusaurus words for interactive code; this site shows such code unchanged. */
const withoutEffect = /^(?:live|noInline|npm2yarn|sync)$/

/** Matches `name="text"`, `name={1}`, `{1}` and `name`, with or without a space between them. */
const words = /(?:[\w-]+=?)?(?:"[^"]*"|'[^']*'|\{[^{}]*\})|[^\s{"']+|\S/g
const word = /^(?:([\w-]+)(=)?)?(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|(.*))$/s

/**
 * Reads `title="x" {1,4-6} showLineNumbers` (Docusaurus' words), `added={2} removed={1}
 * focus={3-5}`, and `file=x.ts region=y` (see include-code.ts), in any order.
 */
export function readCodeMeta(meta: string | null | undefined): CodeMeta {
  const read: CodeMeta = { marked: noLines(), unknown: [] }
  for (const [written] of (meta ?? "").matchAll(words)) {
    const isKnown = readWord(written, read) || withoutEffect.test(written)
    if (!isKnown) read.unknown.push(written)
  }
  return read
}

/** Stores the option in one word; returns false if the word is unknown. */
function readWord(written: string, read: CodeMeta): boolean {
  const [, name = "", equals, double, single, braced, bare] = word.exec(written) ?? []
  const text = double ?? single ?? bare
  if (name === "showLineNumbers") {
    const first = braced ?? bare ?? ""
    read.firstLineNumber ??= Number(first || 1)
    return /^\d*$/.test(first)
  }
  if (equals && text !== undefined && (name === "title" || name === "file" || name === "region")) {
    read[name] ??= text
    return true
  }
  // Named marks with invalid lines have a message of their own.
  const mark = name === "" ? "highlight" : lineMarks.find(each => each === name && equals)
  if (!mark || name === "highlight") return false
  const lines = linesOf((braced ?? "").split(","))
  for (const line of lines) read.marked[mark].add(line)
  return name !== "" || (lines.size > 0 && /^[\d,\s-]+$/.test(braced ?? ""))
}

/**
 * Separates the language of a fence from words that follow without a space, as in `js{1,3}`,
 * `js:title=a.js` and `{1-3}`.
 */
export function splitLanguage(code: Pick<Code, "lang" | "meta">): void {
  const [, language = "", word] = /^([^{}:="']*)(?::|(?=\{))(.+)$/s.exec(code.lang ?? "") ?? []
  const first = word ?? (/^[\w-]+=/.test(code.lang ?? "") ? code.lang : undefined)
  if (!first) return
  code.meta = code.meta ? `${first} ${code.meta}` : first
  code.lang = language || null
}

/** Highest line number that can be marked; no code on a page is longer. */
const lastLine = 10_000

function linesOf(ranges: readonly string[]): Set<number> {
  const lines = new Set<number>()
  let next = 1
  const pairs = ranges.flatMap(range => {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? []
    return from ? [{ from: Number(from), to: Math.min(Number(to), lastLine) }] : []
  })
  // Sorted, so that each line is added once, however often it is named.
  for (const { from, to } of pairs.sort((a, b) => a.from - b.from))
    for (next = Math.max(next, from); next <= to; next++) lines.add(next)
  return lines
}

const comment =
  /^\s*(?:\/\/|#|--|\/\*|<!--|\{\s*\/\*)\s*(highlight|added|removed|focus)-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/

/**
 * Removes comments such as Docusaurus' `// highlight-next-line` or `// added-start`, and marks the
 * lines they refer to.
 */
export function readLineComments(code: string): { code: string; marked: MarkedLines } {
  const marked = noLines()
  const kept: string[] = []
  const open = new Set<LineMark>()
  const once = new Set<LineMark>()
  for (const line of code.split("\n")) {
    const [, mark, place] = comment.exec(line) ?? []
    if (mark) {
      if (place === "end") open.delete(mark as LineMark)
      else (place === "start" ? open : once).add(mark as LineMark)
      continue
    }
    kept.push(line)
    for (const each of [...open, ...once]) marked[each].add(kept.length)
    once.clear()
  }
  return { code: kept.join("\n"), marked }
}

/** Code of a fence and its marked lines, from its comments and the words after its language. */
export function markedCode(value: string, meta: CodeMeta): { code: string; marked: MarkedLines } {
  const { code, marked } = readLineComments(value)
  for (const mark of lineMarks) for (const line of meta.marked[mark]) marked[mark].add(line)
  return { code, marked }
}
