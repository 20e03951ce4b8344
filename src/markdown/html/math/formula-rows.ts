/** Characters that fit into the narrowest lines: a list in a box on a phone. */
const shortFormula = 10

/** Rows longer than this, in characters, may also break after a slash. */
const longRow = 16

/** Conditions longer than this, in characters, may break; shorter ones stay whole. */
const conditionLength = 24

/**
 * Lets an inline formula break after its relations and operators, where temml (`wrap: "tex"`) ends
 * one row and begins the next; the class lets the browser break there. Short formulas stay whole.
 * @returns undefined if the formula is short or has only one part
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

/**
 * Keeps a function with its argument: temml treats the invisible sign in between as an operator.
 */
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

/** Signs before which a display formula may break. */
const relation = sign("[=≤≥≈≠≡∼≃≅∝∈→⇒⟹⇔⟺≔≪≫]|:=|&lt;|&gt;")
const binary = sign("[+−±⋅×·÷]")
const wideSpace = /^<mspace width="[12]em"/

/** A sign as temml writes it: next to text, within a row with its spaces. */
function sign(signs: string): RegExp {
  const space = "<mspace[^>]*></mspace>"
  return new RegExp(`^(?:<mrow>${space})?<mo[^>]*>(?:${signs})</mo>(?:${space}</mrow>)?$`)
}

/**
 * Lets a display formula break before its relations, after its wide spaces, and, in rows that are
 * still long, before its operators.
 * @returns undefined if it has only one part or a layout of its own
 */
export function withDisplayBreaks(html: string): string | undefined {
  const [, open = "", inner = ""] = /^<math ([^>]*)><mrow>(.*)<\/mrow><\/math>$/s.exec(html) ?? []
  const elements = elementsOf(inner)
  if (elements.join("") !== inner) return undefined
  const parts = splitBefore(elements, (_, previous = "") => wideSpace.test(previous))
  // A part after a wide space, such as "for x > 0", stays together if possible.
  const rows = parts.flatMap((part, index) =>
    index > 0 && lengthOf(part.join("")) <= conditionLength ? [part] : rowsOf(part),
  )
  if (rows.length < 2) return undefined
  const written = rows.map(([first = "", ...rest]) => {
    // At the start of a row an operator would be treated as the sign of a number, without space
    // around it.
    const infix = first.startsWith("<mo") && binary.test(first) && rows[0]?.[0] !== first
    const start = infix ? first.replace("<mo", '<mo form="infix"') : first
    return `<mrow>${start}${rest.join("")}</mrow>`
  })
  return `<math ${open.replace('class="', 'class="math-breaks ')}>${written.join("")}</math>`
}

function rowsOf(part: string[]): string[][] {
  return splitBefore(
    part.flatMap(wordsOf),
    (element, previous = "") => relation.test(element) || wordEnd.test(previous),
  ).flatMap(row =>
    lengthOf(row.join("")) > longRow ? splitBefore(row, element => binary.test(element)) : [row],
  )
}

const wordEnd = /^<mtext>[^<]*\u00a0<\/mtext>$/

/** Splits a text that is longer than a row into words. */
function wordsOf(element: string): string[] {
  const [, text = ""] = /^<mtext>([^<]*)<\/mtext>$/.exec(element) ?? []
  if (text.length <= longRow) return [element]
  return text.split(/(?<=\u00a0)/).map(word => `<mtext>${word}</mtext>`)
}

/** Starts a row before each element that may begin one, except the first element. */
function splitBefore(
  elements: string[],
  begins: (element: string, previous?: string) => boolean,
): string[][] {
  const rows: string[][] = [[]]
  for (const [index, element] of elements.entries()) {
    if (index > 0 && begins(element, elements[index - 1])) rows.push([])
    rows.at(-1)?.push(element)
  }
  return rows
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

/** Outermost elements of a MathML string. */
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
