import { type ArtSubject, artOf, toneOf } from "./art"
import { markShapes } from "./mark"
import { type Palette, tones } from "./palette"
import { fitText, type Measure } from "./text-layout"

export const socialCardSize = { width: 1200, height: 630 } as const

export interface SocialCardSubject extends ArtSubject {
  /** Where on the site the page is: `Docs`, or the label of a section. Empty on the home page. */
  section: string
  siteName: string
}

/** Font families by which the renderer finds the two weights. */
export const cardFonts = { title: "Inter SemiBold", label: "Inter Medium" } as const

const margin = 80
const titleTop = 158
const titleSizes = [
  { size: 76, lines: 2 },
  { size: 60, lines: 3 },
  { size: 48, lines: 4 },
]

/**
 * The picture that is shown where a page is shared: the art of its cover below its title, section and the
 * site's name. Text stays text here; the renderer needs the fonts.
 *
 * @param measure Widths of the title's font.
 */
export function socialCardSvg(subject: SocialCardSubject, measure: Measure): string {
  const { width, height } = socialCardSize
  const title = fitText(subject.title, width - 2 * margin, titleSizes, measure)
  const leading = title.size * 1.14
  // Short titles leave more room to the drawing.
  const top = Math.round(titleTop + title.lines.length * leading + 36)
  const box = { left: margin, top, right: width - margin, bottom: 560 }
  const palette = tones[toneOf(subject)].light
  const { drawing } = artOf(subject, box, palette)
  const lines = title.lines.map(
    (line, index) =>
      `<tspan x="${margin}" y="${Math.round(titleTop + title.size * 0.78 + index * leading)}">${escapeText(line)}</tspan>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path d="M0 0H${width}V${height}H0z" fill="${palette.background}"/>`,
    drawing,
    header(subject, palette),
    `<text font-family="${cardFonts.title}" font-size="${title.size}" letter-spacing="${-0.02 * title.size}" fill="${palette.text}">${lines.join("")}</text>`,
    "</svg>",
  ].join("")
}

function header({ siteName, section }: SocialCardSubject, palette: Palette): string {
  const { width } = socialCardSize
  const text = (x: number, anchor: string, fill: string, content: string) =>
    `<text x="${x}" y="106" font-family="${cardFonts.label}" font-size="30" text-anchor="${anchor}" fill="${fill}">${escapeText(content)}</text>`
  return [
    `<g transform="translate(${margin} 72) scale(0.75)">${markShapes({ field: palette.line, figure: palette.background })}</g>`,
    text(margin + 66, "start", palette.text, siteName),
    section ? text(width - margin, "end", palette.label, section) : "",
  ].join("")
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
