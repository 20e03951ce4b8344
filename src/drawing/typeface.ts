import { create } from "fontkit"
import { drawableText } from "../content/drawable-text"
import type { Measure } from "./text-layout"

/** Where a text stands: pixels, and the end of the text that stands there. */
export interface TextPlace {
  x: number
  /** Of the baseline. */
  y: number
  /** Font size in pixels. */
  size: number
  anchor?: "start" | "end"
  /** Between two letters, in parts of the font size. */
  spacing?: number
}

/** A font that measures texts and draws them. */
export interface Typeface {
  /**
   * How wide a text is at a font size of 1. Kerning is left out, which errs by less than a percent in running text; characters
   * that the font lacks count as its missing glyph.
   */
  measure: Measure
  /** Returns a text without what the font lacks. */
  drawable(text: string): string
  /** A text as shapes of SVG, kerned. They have the fill of what they are put into. */
  draw(text: string, place: TextPlace): string
}

/** @param file a TrueType or OpenType font */
export function typefaceOf(file: Buffer): Typeface {
  const font = create(file)
  if (!("layout" in font)) throw new Error("a font was expected, not a collection of fonts")
  const widths = new Map<string, number>()
  const shapes = new Map<number, string>()
  const widthOf = (character: string) => {
    const known = widths.get(character)
    if (known !== undefined) return known
    const glyph = font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    const width = glyph.advanceWidth / font.unitsPerEm
    widths.set(character, width)
    return width
  }
  return {
    drawable: text => drawableText(text, code => font.hasGlyphForCodePoint(code)).text,
    measure: text => [...text].reduce((sum, character) => sum + widthOf(character), 0),
    draw(text, { x, y, size, anchor = "start", spacing = 0 }) {
      const { glyphs, positions } = font.layout(text)
      let width = 0
      const parts = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
        const shape = shapes.get(glyph.id) ?? glyph.path.toSVG()
        shapes.set(glyph.id, shape)
        const left = width + xOffset
        width += xAdvance + spacing * font.unitsPerEm
        return (
          shape &&
          `<path transform="translate(${rounded(left)} ${rounded(yOffset)})" d="${shape}"/>`
        )
      })
      const scale = size / font.unitsPerEm
      const start = anchor === "end" ? x - width * scale : x
      // Outlines have the y axis upwards.
      return `<g transform="translate(${rounded(start)} ${rounded(y)}) scale(${scale} ${-scale})">${parts.join("")}</g>`
    },
  }
}

const rounded = (number: number) => Math.round(number * 100) / 100
