import { type DefaultTreeAdapterTypes as Html, parseFragment } from "parse5"

/**
 * A formula as a line of text, for search, excerpts and names of tables: `∂²V/∂S²`, `√(2πt)`,
 * `σ_IV`. Follows the linear format of Unicode Technical Note 28, with brackets only where a reader
 * needs them.
 * @param mathml one `math` element, as written by temml
 */
export function formulaText(mathml: string): string {
  return rowText(parseFragment(mathml).childNodes)
    .replace(/\u2061(?=[([{])/g, "")
    .replace(/\u2061/g, " ")
    .replace(/\uFE0E/g, "")
    .replace(/\s+/g, " ")
    .trim()
}

type Node = Html.ChildNode
type Elements = readonly Html.Element[]

/** Layouts on one line for elements other than rows. */
const layouts: Record<string, (parts: Elements) => string> = {
  mfrac: ([above, below]) => fraction(textOf(above), below),
  binomial: ([above, below]) => `${textOf(above)} choose ${textOf(below)}`,
  msqrt: parts => `√${factor(rowText(parts), parts)}`,
  mroot: ([root, index]) => `${raised(textOf(index)) ?? ""}√${factor(textOf(root), [root])}`,
  msup: ([base, above]) => textOf(base) + superscript(textOf(above)),
  msub: ([base, below]) => textOf(base) + subscript(textOf(below)),
  msubsup: ([base, below, above]) =>
    textOf(base) + subscript(textOf(below)) + superscript(textOf(above)),
  mover: ([base, above]) => textOf(base) + over(textOf(above)),
  munder: ([base, below]) => textOf(base) + under(textOf(below), base),
  munderover: ([base, below, above]) =>
    textOf(base) + subscript(textOf(below)) + superscript(textOf(above)),
  mtable: rows => rows.map(textOf).join("; "),
  mtr: cells => cells.map(textOf).reduce(besideCell),
  mphantom: () => "",
}

function textOf(node: Node | undefined): string {
  if (!node) return ""
  if (node.nodeName === "#text") return (node as Html.TextNode).value
  if (!("tagName" in node)) return ""
  if (node.tagName === "mspace") return isWide(node) ? " " : ""
  const isBinomial = node.tagName === "mfrac" && attribute(node, "linethickness") === "0px"
  const layout = layouts[isBinomial ? "binomial" : node.tagName]
  if (layout) return layout(node.childNodes.filter(child => "tagName" in child))
  const text = rowText(node.childNodes)
  // Letters and digits in mathematical styles (bold, double-struck, script) become plain ones.
  return /^m[in]$/.test(node.tagName) ? text.normalize("NFKC") : text
}

/** Joins adjacent parts: spaces around operators and between words, a dot after a fraction. */
function rowText(nodes: readonly Node[]): string {
  let line = ""
  let before: Node | undefined
  for (const node of nodes) {
    const text = textOf(node)
    if (text === "") continue
    if (node.nodeName === "mo") line += operator(text, node as Html.Element, line)
    else if (before?.nodeName === "mfrac" && /^[\p{L}\p{N}√∫∑(]/u.test(text) && line.includes("/"))
      line += ` ⋅ ${text}`
    else line += (before && areWords(before, node) ? " " : "") + text
    before = node
  }
  return line
}

function operator(sign: string, element: Html.Element, line: string): string {
  if (attribute(element, "separator")) return `${sign} `
  if (attribute(element, "fence") || attribute(element, "form") || close.test(sign)) return sign
  // Without a left operand, it is a sign, not an operation.
  return /(?:^|[([{\s])$/u.test(line) && /^[+−±]$/u.test(sign) ? sign : ` ${sign} `
}

/** Operators without spaces: large ones, slashes, primes, bars, brackets, and invisible ones. */
const close = /^[\u2061-\u2064/!′″|‖∑∏∫∮⨁()[\]{}⌊⌋⌈⌉.,%…⋯]?$/u

/** True from a medium space on, in em; thinner spaces separate signs, not words. */
const isWide = (space: Html.Element) => Number.parseFloat(attribute(space, "width") ?? "0") >= 0.2

function attribute({ attrs }: Html.Element, name: string): string | undefined {
  return attrs.find(attr => attr.name === name)?.value
}

/**
 * Returns true if two parts would merge into one word: adjacent letters or digits, at least one of
 * them in a word.
 */
function areWords(before: Node, after: Node): boolean {
  if (!/[\p{L}\p{N}]$/u.test(textOf(before)) || !/^[\p{L}\p{N}]/u.test(textOf(after))) return false
  return /\p{L}{2}$/u.test(leaf(before, -1)) || /^\p{L}{2}/u.test(leaf(after, 0))
}

/** Text of the first (0) or last (-1) leaf element. */
function leaf(node: Node, end: 0 | -1): string {
  const inside = "childNodes" in node ? node.childNodes.at(end) : undefined
  return inside && node.nodeName !== "mo" ? leaf(inside, end) : textOf(node)
}

const commonFractions: Record<string, string> = { "1/2": "½", "1/4": "¼", "3/4": "¾", "1/3": "⅓" }

function fraction(above: string, below: Html.Element | undefined): string {
  const line = `${isProduct(above) ? above : bracketed(above)}/${factor(textOf(below), [below])}`
  return commonFractions[line] ?? line
}

/** True if the text has no operation at its outermost level, so a slash after it is unambiguous. */
function isProduct(text: string): boolean {
  const outermost = text.replace(/\([^()]*\)/gu, "").replace(/\([^()]*\)/gu, "")
  return !/[\s/]/u.test(outermost)
}

const number = /^[\p{N}.,]+%?$/u
const derivative = /^∂\P{L}?\p{L}[⁰¹²³⁴-⁹]*$/u

/** Operand after a root or a slash: in brackets unless it has only one part. */
function factor(text: string, nodes: readonly (Html.Element | undefined)[]): string {
  const isOne = nodes.length === 1 && isSingle(nodes[0])
  return (isOne && isProduct(text)) || number.test(text) || derivative.test(text)
    ? text
    : bracketed(text)
}

/** True for one letter, word or number, even with a script or a root, at any depth of grouping. */
function isSingle(node: Node | undefined): boolean {
  if (!node || !("childNodes" in node)) return false
  if (node.nodeName === "mrow" || node.nodeName === "mstyle")
    return node.childNodes.length === 1 && isSingle(node.childNodes[0])
  return node.nodeName !== "mfrac" && node.nodeName !== "mtable"
}

const bracketed = (text: string) => (/^\([^()]*\)$/u.test(text) ? text : `(${text})`)

const raisedDigits = "⁰¹²³⁴⁵⁶⁷⁸⁹"
const loweredDigits = "₀₁₂₃₄₅₆₇₈₉"
const raisedSigns: Record<string, string> = { "−": "⁻", "+": "⁺", n: "ⁿ", i: "ⁱ" }

/** Text in superscript characters, if each has one. */
function raised(text: string): string | undefined {
  const characters = [...text].map(sign =>
    /\d/.test(sign) ? raisedDigits[Number(sign)] : raisedSigns[sign],
  )
  return characters.every(Boolean) ? characters.join("") : undefined
}

function superscript(above: string): string {
  const text = above.replace(/\u2061$/, "").trim()
  if (text === "" || /^[′″]+$/u.test(text)) return text
  return raised(text) ?? `^${[...text].length === 1 ? text : bracketed(text)}`
}

function subscript(below: string): string {
  const text = below.replace(/\u2061$/, "").trim()
  if (text === "") return ""
  return /^\d+$/.test(text)
    ? [...text].map(digit => loweredDigits[Number(digit)]).join("")
    : `_${/^[\p{L}\p{N}∞]+$/u.test(text) ? text : bracketed(text)}`
}

/** Combining characters for marks above a letter. */
const accents: Record<string, string> = { ˆ: "\u0302", "^": "\u0302", "‾": "\u0304", "¯": "\u0304" }
const brace = /^\s*[⏟⏞]\s*$/u

const over = (text: string) => accents[text.trim()] ?? (brace.test(text) ? "" : superscript(text))

/** Text below a brace names the part above it. */
function under(text: string, base: Html.Element | undefined): string {
  if (brace.test(text)) return ""
  const hasBrace = base && "childNodes" in base && brace.test(textOf(base.childNodes.at(-1)))
  return hasBrace ? ` (${text})` : subscript(text)
}

/** Joins cells of a row: a relation or a label continues the line, other text is a condition. */
function besideCell(line: string, cell: string): string {
  const goesOn = line === "" || /:\s*$/u.test(line) || /^\s*[=≈<>≤≥+−]/u.test(cell)
  return cell === "" ? line : `${line}${goesOn ? " " : ", "}${cell}`
}
