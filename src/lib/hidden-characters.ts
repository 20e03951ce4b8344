/** An invisible character that changes how the text reads or breaks files generated from it. */
export interface HiddenCharacter {
  /** Offset in UTF-16 units from the start of the text. */
  offset: number
  message: string
  fix: string
}

/**
 * Control characters, which XML and thus the feeds cannot contain, and marks that make text
 * display differently than it is written (https://trojansource.codes).
 */
const hidden = /(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/u

/** Returns the first hidden character of a text, or undefined if it has none. */
export function hiddenCharacter(text: string): HiddenCharacter | undefined {
  const offset = text.search(hidden)
  if (offset < 0) return undefined
  const code = text.charCodeAt(offset)
  const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`
  const message =
    code >= 0x202a && code <= 0x2069
      ? `a hidden mark (${name}) changes the direction of the text, so it reads differently from how it is written`
      : `the text has an invisible control character (${name})`
  return { offset, message, fix: "remove it; readers see nothing there" }
}
