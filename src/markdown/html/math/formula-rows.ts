/** Characters that fit into the narrowest lines there are: a list in a box on a phone. */
const shortFormula = 10

/** A row longer than this may break after a slash too. */
const longRow = 16

/**
 * Lets a formula within text break after its relations and operators, where temml (`wrap: "tex"`) ends one row and
 * begins the next; the class lets the browser do so. Short formulas stay whole.
 * @returns undefined where the formula is short or of one piece
 */
export function withBreaks(html: string): string | undefined {
  if (lengthOf(html) <= shortFormula) return undefined
  const rows = elementsOf(html.slice(html.indexOf(">") + 1, html.lastIndexOf("<")))
  if (!rows.every(row => row.startsWith("<mrow>"))) return undefined
  const broken = joinArguments(rows.map(row => elementsOf(row.slice(6, -7)))).flatMap(splitLong)
  if (broken.length < 2) return undefined
  const inner = broken.map(row => `<mrow>${row.join("")}</mrow>`).join("")
  return `<math class="math-breaks">${inner}</math>`
}

/** A function is not parted from its argument: temml takes the invisible sign between them for an operator. */
function joinArguments(rows: string[][]): string[][] {
  const joined: string[][] = []
  for (const row of rows) {
    const last = joined.at(-1)
    if (last?.findLast(element => !element.startsWith("<mspace")) === "<mo>\u2061</mo>")
      last.push(...row)
    else joined.push([...row])
  }
  return joined
}

function splitLong(row: string[]): string[][] {
  if (lengthOf(row.join("")) <= longRow) return [row]
  const slash = row.indexOf("<mi>/</mi>")
  if (slash < 0 || slash === row.length - 1) return [row]
  return [row.slice(0, slash + 1), ...splitLong(row.slice(slash + 1))]
}

function lengthOf(html: string): number {
  return html.replace(/<[^>]*>|\u2061/g, "").length
}

/** Outermost elements of a piece of MathML. */
function elementsOf(html: string): string[] {
  const elements: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: tag, index } of html.matchAll(/<[^>]*>/g)) {
    if (!tag.startsWith("</")) {
      if (depth === 0) start = index
      if (!tag.endsWith("/>")) depth++
    } else depth--
    if (depth === 0) elements.push(html.slice(start, index + tag.length))
  }
  return elements
}
