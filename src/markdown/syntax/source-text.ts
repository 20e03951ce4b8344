/**
 * Finds out which parts of a Markdown text are code, so that a change of syntax made before parsing
 * leaves code alone. Fenced code is found line by line, code spans by equal runs of backticks.
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

/** A code span may cross one line end but no blank line. */
const codeSpan = /(?<![`\\])(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!`)\1(?!`)/g

function mapOutsideSpans(prose: string, change: (prose: string) => string): string {
  const spans: string[] = []
  // A private-use character stands for each span, so that `change` sees the whole text at once.
  const masked = prose.replace(codeSpan, span => {
    spans.push(span)
    return `\uE000${spans.length - 1}\uE001`
  })
  return change(masked).replace(
    /\uE000(\d+)\uE001/g,
    (whole, index) => spans[Number(index)] ?? whole,
  )
}
