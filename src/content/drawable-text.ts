/** A text that a font can draw. */
export interface DrawableText {
  text: string
  /** Characters left out of the text because the font lacks them, each once. */
  missing: string[]
}

/**
 * Invisible characters: line break hints, marks of text direction, and the selector that asks for
 * text instead of an emoji.
 */
const unseen = /\uFE0E|[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/**
 * Returns a text without the characters that a font lacks, each removed whole with its accents,
 * joiners, and selectors. A variant of a letter that the font has in plain form (`𝑥`, `ﬁ`) becomes
 * plain; the result is empty if no letter or digit is left.
 * @param covers whether the font has a glyph for a code point
 */
export function drawableText(
  written: string,
  covers: (codePoint: number) => boolean,
): DrawableText {
  const isCovered = (text: string) =>
    [...text].every(character => covers(character.codePointAt(0) ?? 0))
  const source = written.normalize("NFC").replace(unseen, "")
  if (isCovered(source)) return { text: source, missing: [] }
  const missing = new Set<string>()
  const kept = Array.from(graphemes.segment(source), ({ segment }) => {
    const plain = segment.normalize("NFKC")
    if (isCovered(segment) || /^\s+$/.test(segment)) return segment
    if (isCovered(plain)) return plain
    missing.add(segment)
    return "\uFFFC"
  }).join("")
  return { text: missing.size > 0 ? tidied(kept) : kept, missing: [...missing] }
}

/** Returns a text without its gaps and without the punctuation around them. */
function tidied(text: string): string {
  const joined = text
    .replace(/[("'“‘[][\s\uFFFC]*\uFFFC[\s\uFFFC]*[)"'”’\]]/g, " ")
    .replace(/\uFFFC/g, " ")
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.:;!?)\]])/g, "")
    .replace(/([([]) /g, "$1")
    .replace(/^[\s,.:;!?|/–—-]+|[\s,:;|/–—-]+$/g, "")
  return /[\p{L}\p{N}]/u.test(joined) ? joined : ""
}
