import { parseFragment } from "parse5"

/**
 * First of the private characters that replace characters of a label that the drawing program would
 * take for syntax, until it has drawn. This range is separate from characters that authors may
 * write.
 */
const firstPrivate = 0xe200

/** Replaces a character by a private one until the diagram is drawn. */
export const hide = (character: string) => {
  const code = character.charCodeAt(0)
  return code < 0x100 ? String.fromCharCode(firstPrivate + code) : character
}

/** Hides brackets, and the asterisks and tildes that the program takes for Markdown. */
export const hideMarks = (label: string) => label.replace(/[()[\]{}|*~]/g, hide)

/** Arrowheads that the drawing program lacks, marked at the end of a message's label. */
export const arrowHeads = { none: "\uE300", cross: "\uE301" } as const

export const showHidden = (text: string) =>
  text
    .replace(/[\uE300\uE301]/g, "")
    .replace(/[\uE200-\uE2FF]/g, found => String.fromCharCode(found.charCodeAt(0) - firstPrivate))

/** Replaces Mermaid's character codes, such as `#quot;` and `#35;`, by hidden characters. */
export const hideCodes = (text: string) =>
  text.replace(/#(\d{1,6}|[a-z][a-z\d]*);/gi, (whole, code: string) => {
    const reference = /^\d/.test(code) ? `&#${code};` : `&${code};`
    const [node] = parseFragment(reference).childNodes
    const character = node && "value" in node ? node.value : reference
    return character === reference ? whole : hide(character)
  })
