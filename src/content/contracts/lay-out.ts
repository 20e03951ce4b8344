const longestLine = 72

/**
 * Breaks a long declaration into one parameter per line, as formatters do; returns a short one
 * unchanged.
 */
export function layOut(text: string): string {
  if (text.length <= longestLine) return text
  return brokenList(text, "(", ")") ?? brokenList(text, "{", "}") ?? text
}

function brokenList(text: string, open: string, close: string): string | undefined {
  const start = text.indexOf(open)
  const end = matching(text, start, open, close)
  if (start < 0 || end < 0) return undefined
  const inner = text.slice(start + 1, end).trim()
  if (!inner || text.startsWith("mapping")) return undefined
  const separator = open === "(" ? ", " : "; "
  const lines = inner.split(separator).join(`${separator.trim()}\n  `)
  return `${text.slice(0, start + 1)}\n  ${lines}\n${text.slice(end)}`
}

function matching(text: string, start: number, open: string, close: string): number {
  let depth = 0
  for (let index = start; index >= 0 && index < text.length; index++) {
    if (text[index] === open) depth++
    if (text[index] === close && --depth === 0) return index
  }
  return -1
}
