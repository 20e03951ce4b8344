import { create } from "fontkit"
import { drawableText } from "../content/drawable-text"
import type { Measure } from "./text-layout"

/** Position of a text in pixels, and the end of the text at this position. */
export interface TextPlace {
  x: number
  /** Y coordinate of the baseline. */
  y: number
  /** Font size in pixels. */
  size: number
  anchor?: "start" | "end"
  /** Extra space between letters, as a fraction of the font size. */
  spacing?: number
}

/** A font that measures texts and draws them. */
export interface Typeface {
  /**
   * Width of a text at a font size of 1. Kerning is ignored, which errs by less than a percent in
   * running text; characters that the font lacks have the width of its missing glyph.
   */
  measure: Measure
  /** Returns a text without the characters that the font lacks. */
  drawable(text: string): string
  /** Returns a text as kerned SVG shapes, which inherit their fill. */
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
      // The y axis of glyph outlines points up.
      return `<g transform="translate(${rounded(start)} ${rounded(y)}) scale(${scale} ${-scale})">${parts.join("")}</g>`
    },
  }
}

const rounded = (number: number) => Math.round(number * 100) / 100
