/** What the words after the language of a fence ask for. */
export interface CodeMeta {
  title?: string
  /** 1-based numbers of marked lines. */
  marked: Set<number>
  /** Number of the first line, where lines are numbered. */
  firstLineNumber?: number
  /** The file whose code the fence shows, and the region of it. */
  file?: string
  region?: string
}

/**
 * Reads `title="x" {1,4-6} showLineNumbers` (Docusaurus' words) and `file=x.ts region=y` (see include-code.ts). Unknown
 * words are left alone.
 */
export function readCodeMeta(meta: string | null | undefined): CodeMeta {
  const text = meta ?? ""
  const word = (name: string) => {
    const found = new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)'|(\\S+))`).exec(text)
    return found?.[1] ?? found?.[2] ?? found?.[3]
  }
  const numbers = /(?:^|\s)showLineNumbers(?:=\{?(\d+)\}?)?(?=\s|$)/.exec(text)
  const ranges = /(?:^|\s)\{([\d,\s-]+)\}/.exec(text)
  return {
    title: word("title"),
    marked: linesOf((ranges?.[1] ?? "").split(",")),
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

const comment = (words: string) =>
  new RegExp(`^\\s*(?://|#|--|/\\*|<!--|\\{\\s*/\\*)\\s*${words}\\s*(?:\\*/\\s*\\}?|-->)?\\s*$`)
const next = comment("highlight-next-line")
const start = comment("highlight-start")
const end = comment("highlight-end")

/** Takes out Docusaurus' comments such as `// highlight-next-line` and marks the lines they mean. */
export function readHighlightComments(code: string): { code: string; marked: number[] } {
  if (!code.includes("highlight-")) return { code, marked: [] }
  const kept: string[] = []
  const marked: number[] = []
  let block = false
  let once = false
  for (const line of code.split("\n")) {
    if (next.test(line)) once = true
    else if (start.test(line)) block = true
    else if (end.test(line)) block = false
    else {
      kept.push(line)
      if (block || once) marked.push(kept.length)
      once = false
    }
  }
  return { code: kept.join("\n"), marked }
}
