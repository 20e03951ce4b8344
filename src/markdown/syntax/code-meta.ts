/** How a line is marked: it matters, it came or went with a change, or it is what the text speaks of. */
export const lineMarks = ["highlight", "added", "removed", "focus"] as const
export type LineMark = (typeof lineMarks)[number]

/** 1-based numbers of the marked lines. */
export type MarkedLines = Record<LineMark, Set<number>>

/** What the words after the language of a fence ask for. */
export interface CodeMeta {
  title?: string
  marked: MarkedLines
  /** Number of the first line, where lines are numbered. */
  firstLineNumber?: number
  /** The file whose code the fence shows, and the region of it. */
  file?: string
  region?: string
}

/**
 * Reads `title="x" {1,4-6} showLineNumbers` (Docusaurus' words), `added={2} removed={1} focus={3-5}`, and `file=x.ts region=y`
 * (see include-code.ts). Unknown words are left alone.
 */
export function readCodeMeta(meta: string | null | undefined): CodeMeta {
  const text = meta ?? ""
  const word = (name: string) => {
    const found = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(text)
    return found?.[1] ?? found?.[2] ?? found?.[3]
  }
  const numbers = /(?:^|\s)showLineNumbers(?:=\{?(\d+)\}?)?(?=\s|$)/.exec(text)
  const ranges = (name: string) => {
    const found = new RegExp(`(?:^|\\s)${name}\\{([\\d,\\s-]+)\\}`).exec(text)
    return linesOf((found?.[1] ?? "").split(","))
  }
  return {
    title: word("title"),
    marked: {
      highlight: ranges(""),
      added: ranges("added="),
      removed: ranges("removed="),
      focus: ranges("focus="),
    },
    firstLineNumber: numbers ? Number(numbers[1] ?? 1) : undefined,
    file: word("file"),
    region: word("region"),
  }
}

/** No code on a page is longer. */
const lastLine = 10_000

function linesOf(ranges: readonly string[]): Set<number> {
  const lines = new Set<number>()
  let next = 1
  const pairs = ranges.flatMap(range => {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(range) ?? []
    return from ? [{ from: Number(from), to: Math.min(Number(to), lastLine) }] : []
  })
  // In order, so that each line is looked at once, however often it is named.
  for (const { from, to } of pairs.sort((a, b) => a.from - b.from))
    for (next = Math.max(next, from); next <= to; next++) lines.add(next)
  return lines
}

const comment =
  /^\s*(?:\/\/|#|--|\/\*|<!--|\{\s*\/\*)\s*(highlight|added|removed|focus)-(next-line|start|end)\s*(?:\*\/\s*\}?|-->)?\s*$/

/** Takes out comments such as Docusaurus' `// highlight-next-line`, also `// added-start`, and marks the lines they mean. */
export function readLineComments(code: string): { code: string; marked: MarkedLines } {
  const marked: MarkedLines = {
    highlight: new Set(),
    added: new Set(),
    removed: new Set(),
    focus: new Set(),
  }
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

/** Code of a fence and its marked lines, from its comments and from the words after its language. */
export function markedCode(value: string, meta: CodeMeta): { code: string; marked: MarkedLines } {
  const { code, marked } = readLineComments(value)
  for (const mark of lineMarks) for (const line of meta.marked[mark]) marked[mark].add(line)
  return { code, marked }
}
