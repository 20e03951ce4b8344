/** TeX as temml reads it, or the line (0-based) on which a percent sign may begin a comment. */
export type WrittenTex = { tex: string; unclear?: undefined } | { unclear: number }

/**
 * Rewrites TeX that temml would misread. A percent sign begins a comment in TeX, but within a line
 * of text it can only be a sign; temml reads the list `1,2` as one number, although only `1,000`
 * is.
 */
export function writtenTex(tex: string, display: boolean): WrittenTex {
  const spaced = tex.includes(",") ? spaceLists(tex) : tex
  if (!spaced.includes("%")) return { tex: spaced }
  return display ? displayPercents(spaced) : { tex: spaced.replace(percent, "\\%") }
}

/** A percent sign without a backslash. */
const percent = /(?<=(?:^|[^\\])(?:\\\\)*)%/g

/** Commands whose argument is text, where a space would show; escapes; commas between numbers. */
const lists =
  /\\(?:text\w*|mbox|[hf]box|tag|ce|pu)\*?\s*\{(?:[^{}]|\{[^{}]*\})*\}|\\.|\d[\d.]*(?:,\d[\d.]*)+|(?<=[\d}\s]),(?=[\d{])/gs

/** Digits in groups of three, as in `1,234,567.5`. No number begins with a zero and a comma. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/

/** Adds a space after commas in lists of numbers, because temml joins the digits otherwise. */
function spaceLists(tex: string): string {
  return tex.replace(lists, found =>
    found.startsWith("\\") || grouped.test(found) ? found : found.replaceAll(",", ", "),
  )
}

/** Escapes percent signs in a display formula, and removes lines that are comments. */
function displayPercents(tex: string): WrittenTex {
  const lines: string[] = []
  for (const [index, line] of tex.split("\n").entries()) {
    if (/^\s*%/.test(line)) continue
    const [first = "", ...rest] = line.split(percent)
    let written = first
    for (const after of rest) {
      if (!isSign(written, after)) return { unclear: index }
      written += `\\%${after}`
    }
    lines.push(written)
  }
  return { tex: lines.join("\n").trim() }
}

/** True if a percent sign follows a number, or if a comment there would swallow a closing brace. */
function isSign(before: string, after: string): boolean {
  if (/\d(?:\\[,;: ]|~|\{\})*$/.test(before)) return true
  let depth = 0
  for (const [brace] of after.matchAll(/(?<!\\)[{}]/g)) {
    depth += brace === "{" ? 1 : -1
    if (depth < 0) return true
  }
  return false
}
