/** A character that nobody sees and that changes what others see or breaks files made of the text. */
export interface HiddenCharacter {
  /** In UTF-16 units from the start of the text. */
  offset: number
  message: string
  fix: string
}

/**
 * Control characters, which XML and so the feeds cannot hold, and marks that let a text read otherwise than it is written
 * (https://trojansource.codes).
 */
const hidden = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u

/** The first hidden character of a text; undefined where it has none. */
export function hiddenCharacter(text: string): HiddenCharacter | undefined {
  const offset = text.search(hidden)
  if (offset < 0) return undefined
  const code = text.charCodeAt(offset)
  const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`
  const message =
    code >= 0x202a && code <= 0x2069
      ? `a hidden mark (${name}) turns the direction of the text, so that it reads otherwise than it is written`
      : `the text has a control character (${name}), which nobody sees`
  return { offset, message, fix: "remove it; nothing stands there for a reader" }
}
