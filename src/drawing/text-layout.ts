/** Fits a title into a given width. Pure functions: the caller supplies the widths of texts. */

/** Width of a text at a font size of 1. */
export type Measure = (text: string) => number

export interface TextBlock {
  lines: string[]
  /** Pixels. */
  size: number
}

/**
 * Sets a text at the largest size at which it fits into the width with that many lines, and
 * balances the lines so that none is much shorter than needed. At the smallest size, words wider
 * than a line are broken, and the end is cut off with an ellipsis.
 * @param sizes font sizes in pixels with the maximum lines for each, largest first
 */
export function fitText(
  text: string,
  width: number,
  sizes: readonly { size: number; lines: number }[],
  measure: Measure,
): TextBlock {
  for (const { size, lines: most } of sizes) {
    const lines = wrap(text, width / size, measure)
    const fits = lines.length <= most && lines.every(line => measure(line) * size <= width)
    if (fits) return { lines: balance(text, lines.length, width / size, measure), size }
  }
  const { size, lines: most } = sizes.at(-1) ?? { size: 16, lines: 1 }
  const lines = wrap(broken(text, width / size, measure), width / size, measure)
  const kept = lines.slice(0, most)
  const last = kept.pop() ?? ""
  return { lines: [...kept, shorten(last, width / size, measure, lines.length > most)], size }
}

/** Greedy line breaking at spaces. */
function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ""
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (line && measure(longer) > width) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return line ? [...lines, line] : lines
}

/** Breaks words that are wider than a line, after a sign or before a capital if possible. */
function broken(text: string, width: number, measure: Measure): string {
  const parts = text.split(/\s+/).flatMap(word => {
    const pieces: string[] = []
    let rest = [...word]
    while (measure(rest.join("")) > width && rest.length > 1) {
      let length = rest.length - 1
      while (length > 1 && measure(rest.slice(0, length).join("")) > width) length--
      const piece = rest.slice(0, length).join("")
      const [end = piece] =
        /^[\s\S]*[-_./:](?=[\s\S])|^[\s\S]*\p{Ll}(?=\p{Lu})/u.exec(
          rest.slice(0, length + 1).join(""),
        ) ?? []
      const taken = [...end].length > length / 2 && [...end].length <= length ? end : piece
      pieces.push(taken)
      rest = rest.slice([...taken].length)
    }
    return [...pieces, rest.join("")]
  })
  return parts.join(" ")
}

/** Returns the narrowest layout that needs no more lines. */
function balance(text: string, count: number, width: number, measure: Measure): string[] {
  let best = wrap(text, width, measure)
  for (let share = 0.96; share >= 0.5; share -= 0.04) {
    const lines = wrap(text, width * share, measure)
    if (lines.length > count || lines.some(line => measure(line) > width)) break
    best = lines
  }
  return best
}

function shorten(line: string, width: number, measure: Measure, isCut: boolean): string {
  if (!isCut && measure(line) <= width) return line
  const characters = [...line]
  while (characters.length > 0 && measure(`${characters.join("").trimEnd()}…`) > width)
    characters.pop()
  return `${characters.join("").replace(/[\s,.:;–-]+$/, "")}…`
}
