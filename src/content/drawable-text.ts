/** A text as a font can draw it. */
export interface DrawableText {
  text: string
  /** Characters that the font lacks and the text leaves out, each once. */
  missing: string[]
}

/** Marks that nobody sees: where words may break, which way a text runs, and that a sign is text and no picture. */
const unseen = /\uFE0E|[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

/**
 * Returns a text without what a font lacks: whole characters as readers see them, with all their accents, joiners and selectors. A form
 * of a letter that the font has plain (`𝑥`, `ﬁ`) is drawn plain. Nothing is left of a text that has no other letters or digits.
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

/** A text without its gaps and the signs that stood between them and the rest. */
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
