import { create } from "fontkitten"
import type { Measure } from "./text-layout"

/**
 * @returns How wide a text is at a font size of 1. Kerning is left out, which errs by less than a percent in running text;
 * characters the font lacks count as its missing glyph.
 */
export function measureWith(file: Buffer): Measure {
  const font = create(file)
  if (font.isCollection) throw new Error("a font was expected, not a collection of fonts")
  const widths = new Map<string, number>()
  const widthOf = (character: string) => {
    const known = widths.get(character)
    if (known !== undefined) return known
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    const width = glyph.advanceWidth / font.unitsPerEm
    widths.set(character, width)
    return width
  }
  return text => [...text].reduce((sum, character) => sum + widthOf(character), 0)
}
