import { parseFragment } from "parse5"

/**
 * Characters of a label that the drawing program would take for syntax: they stand as private ones
 * until it has drawn. Its own numbers keep them apart from characters that authors may write.
 */
const firstPrivate = 0xe200

/** A character that stands for another one until the diagram is drawn. */
export const hide = (character: string) => {
  const code = character.charCodeAt(0)
  return code < 0x100 ? String.fromCharCode(firstPrivate + code) : character
}

/** Hides brackets, and the asterisks and tildes that the program takes for Markdown. */
export const hideMarks = (label: string) => label.replace(/[()[\]{}|*~]/g, hide)

/** Heads of arrows that the drawing program lacks, noted at the end of a message's label. */
export const arrowHeads = { none: "\uE300", cross: "\uE301" } as const

export const showHidden = (text: string) =>
  text
    .replace(/[\uE300\uE301]/g, "")
    .replace(/[\uE200-\uE2FF]/g, found => String.fromCharCode(found.charCodeAt(0) - firstPrivate))

/** Mermaid's codes for characters, such as `#quot;` and `#35;`, as hidden characters. */
export const hideCodes = (text: string) =>
  text.replace(/#(\d{1,6}|[a-z][a-z\d]*);/gi, (whole, code: string) => {
    const reference = /^\d/.test(code) ? `&#${code};` : `&${code};`
    const [node] = parseFragment(reference).childNodes
    const character = node && "value" in node ? node.value : reference
    return character === reference ? whole : hide(character)
  })
