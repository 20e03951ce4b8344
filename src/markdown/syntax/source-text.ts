/**
 * Finds the code in a Markdown text, so that changes of syntax before parsing leave it alone.
 * Fenced code is found line by line, code spans by equal runs of backticks.
 */

const fenceLine = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)]))*[ \t]*(`{3,}|~{3,})(.*)$/

/** Applies `change` to every stretch of text outside of fenced code and code spans. */
export function mapOutsideCode(text: string, change: (prose: string) => string): string {
  const parts: string[] = []
  let prose: string[] = []
  let fence: { mark: string; length: number } | undefined
  const flush = () => {
    if (prose.length > 0) parts.push(mapOutsideSpans(prose.join(""), change))
    prose = []
  }
  for (const line of text.split(/(?<=\n)/)) {
    const match = fenceLine.exec(line.replace(/\r?\n$/, ""))
    const run = match?.[1] ?? ""
    const rest = match?.[2] ?? ""
    if (fence) {
      parts.push(line)
      const closes = run[0] === fence.mark && run.length >= fence.length && rest.trim() === ""
      if (closes) fence = undefined
    } else if (match && !(run[0] === "`" && rest.includes("`"))) {
      flush()
      parts.push(line)
      fence = { mark: run.charAt(0), length: run.length }
    } else {
      prose.push(line)
    }
  }
  flush()
  return parts.join("")
}

const run = /\n[ \t]*(?=\n)|`+/g

/**
 * Positions of code spans: from a run of backticks to the next one of the same length. A span may
 * cross a line break but not a blank line; one pass suffices for any number of runs.
 */
function codeSpans(prose: string): { start: number; end: number }[] {
  const runs: { index: number; length: number; paragraph: number; next?: number }[] = []
  const lasts = new Map<number, number>()
  let paragraph = 0
  for (const { 0: found, index } of prose.matchAll(run)) {
    if (found.startsWith("\n")) {
      paragraph++
      continue
    }
    const { length } = found
    const last = runs[lasts.get(length) ?? -1]
    if (last?.paragraph === paragraph) last.next = runs.length
    lasts.set(length, runs.length)
    runs.push({ index, length, paragraph })
  }
  const spans: { start: number; end: number }[] = []
  for (let at = 0; at < runs.length; at++) {
    const { index = 0, next } = runs[at] ?? {}
    const closing = runs[next ?? -1]
    if (next === undefined || !closing || prose[index - 1] === "\\") continue
    spans.push({ start: index, end: closing.index + closing.length })
    at = next
  }
  return spans
}

function mapOutsideSpans(prose: string, change: (prose: string) => string): string {
  const spans: string[] = []
  let masked = ""
  let from = 0
  for (const { start, end } of codeSpans(prose)) {
    // Private-use characters replace each span, so that `change` sees the whole text at once.
    masked += `${prose.slice(from, start)}\uE000${spans.push(prose.slice(start, end)) - 1}\uE001`
    from = end
  }
  return change(masked + prose.slice(from)).replace(
    /\uE000(\d+)\uE001/g,
    (whole, index) => spans[Number(index)] ?? whole,
  )
}
