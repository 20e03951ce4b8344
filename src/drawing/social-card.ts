import { artOf, toneOf } from "./art"
import type { ArtSubject } from "./art-subject"
import { markShapes } from "./mark"
import { type Palette, tones } from "./palette"
import { fitText } from "./text-layout"
import type { Typeface } from "./typeface"

export const socialCardSize = { width: 1200, height: 630 } as const

export interface SocialCardSubject extends ArtSubject {
  /** Section of the page: `Docs`, or the label of a section. Empty on the home page. */
  section: string
  siteName: string
}

/** The two weights of a card. */
export interface CardFonts {
  title: Typeface
  label: Typeface
}

const margin = 80
const titleTop = 158
const titleSizes = [
  { size: 76, lines: 2 },
  { size: 60, lines: 3 },
  { size: 48, lines: 4 },
]

/**
 * Picture shown when a page is shared: the title, section, and site name above the art of the
 * page's cover. Text is drawn as shapes, because the renderer would read a font's whole file for
 * each letter.
 */
export function socialCardSvg(subject: SocialCardSubject, fonts: CardFonts): string {
  const { width, height } = socialCardSize
  const title = fitText(
    fonts.title.drawable(subject.title),
    width - 2 * margin,
    titleSizes,
    fonts.title.measure,
  )
  const leading = title.size * 1.14
  // Short titles leave more room to the drawing.
  const top = Math.round(titleTop + title.lines.length * leading + 36)
  const box = { left: margin, top, right: width - margin, bottom: 560 }
  const palette = tones[toneOf(subject)].light
  const { drawing } = artOf(subject, box, palette)
  const lines = title.lines.map((line, index) =>
    fonts.title.draw(line, {
      x: margin,
      y: Math.round(titleTop + title.size * 0.78 + index * leading),
      size: title.size,
      spacing: -0.02,
    }),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M0 0H${width}V${height}H0z" fill="${palette.background}"/>`,
    drawing,
    header(subject, palette, fonts.label),
    `<g fill="${palette.text}">${lines.join("")}</g>`,
    "</svg>",
  ].join("")
}

function header(
  { siteName, section }: SocialCardSubject,
  palette: Palette,
  font: Typeface,
): string {
  const { width } = socialCardSize
  const line = { y: 106, size: 30 }
  return [
    `<g transform="translate(${margin} 72) scale(0.75)">${markShapes({ field: palette.line, figure: palette.background })}</g>`,
    `<g fill="${palette.text}">${font.draw(font.drawable(siteName), { x: margin + 66, ...line })}</g>`,
    `<g fill="${palette.label}">${font.draw(font.drawable(section), { x: width - margin, anchor: "end", ...line })}</g>`,
  ].join("")
}
