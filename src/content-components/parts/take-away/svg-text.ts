import { textWidth } from "../line-chart/text-width"

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** Escapes text for XML and removes characters that XML does not allow. */
export const escapeXml = (text: string) =>
  text
    .replace(/[&<>"]/g, sign => escapes[sign] ?? sign)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no such characters.
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, "")

/** An XML element; attributes keep their order. */
export function element(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  children = "",
): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join("")
  return children ? `<${tag}${written}>${children}</${tag}>` : `<${tag}${written}/>`
}

/**
 * Width of a text in pixels at a font size; less than `textWidth`, which uses the widest character
 * of each class.
 */
export const widthOf = (text: string, size: number) => (textWidth(text) * 0.9 * size) / 12

/**
 * Wraps a text to lines of at most `width` pixels. A word longer than a line, such as an address,
 * is split.
 */
export function inLines(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(" ")) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(...piecesOf(word, width, size))
  }
  return lines
}

/**
 * Splits a word into pieces that fit, after a URL delimiter if one is in the second half of a
 * piece.
 */
function piecesOf(word: string, width: number, size: number): string[] {
  const pieces: string[] = []
  let rest = Array.from(word)
  while (rest.length > 1 && widthOf(rest.join(""), size) > width) {
    let end = 1
    while (widthOf(rest.slice(0, end + 1).join(""), size) <= width) end += 1
    const sign = rest.slice(0, end).findLastIndex(character => "/?&#=.-_".includes(character)) + 1
    const length = sign > end / 2 ? sign : end
    pieces.push(rest.slice(0, length).join(""))
    rest = rest.slice(length)
  }
  return [...pieces, rest.join("")]
}
