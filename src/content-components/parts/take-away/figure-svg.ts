import type { Drawing, FigureModel } from "../figure-model"
import type { Block } from "./block"
import type { Colours } from "./picture-styles"
import { blocksOf, textBlock } from "./svg-blocks"
import { element, escapeXml } from "./svg-text"

/** Source of a picture, printed in it. */
export interface PictureSource {
  /** Full URL of the figure, with its sliders. */
  url: string
  site: string
}

/** The parts of a figure that its picture shows. */
type PictureModel = Omit<FigureModel, "table" | "formula">

const width = 720
const margin = 24
const inner = width - 2 * margin

/**
 * A figure as a self-contained, deterministic SVG: title, caption, picture with inline colors,
 * assumptions, and source.
 * @param colors of the page, or of paper
 * @param isChanged true if a reader has moved its sliders, so that title and caption may no longer
 * fit
 */
export function figureSvg(
  { title, caption, note, source, sliders = [], drawings }: PictureModel,
  { url, site }: PictureSource,
  colors: Colours,
  isChanged = false,
): string {
  const settings = sliders.map(({ label, value, format }) => `${label} ${format(value)}`)
  const said = isChanged
    ? `${settings.join(", ")}. The title describes the original figure.`
    : caption
  const notes = [note, source && `Source: ${source}.`].filter(Boolean).join(" ").trim()
  const blocks = [
    textBlock(title, { size: 17, weight: "620", fill: colors.ink, inner }),
    textBlock(said, { size: 14, fill: colors.ink, inner }),
    space(12),
    ...drawings.flatMap(drawing => blocksOf(drawing, inner, colors)),
    space(12),
    ...[notes, `${site}:\u00a0${url}`].map(text =>
      textBlock(text, { size: 12, fill: colors["ink-muted"], inner }),
    ),
  ]
  let top = margin
  const drawn = blocks.map(({ height, draw }) => {
    const markup = draw(top)
    top += height
    return markup
  })
  const height = Math.ceil(top + margin)
  const background = element("rect", { width, height, fill: colors.paper })
  const content = element("g", { transform: `translate(${margin} 0)` }, drawn.join(""))
  const described = drawings.map(descriptionOf).join(" ")
  return `${element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: "img",
      "font-family": "Inter, system-ui, sans-serif",
      "font-size": 12,
    },
    `<title>${escapeXml(title)}</title><desc>${escapeXml(described)}</desc>${background}${content}`,
  )}\n`
}

const space = (height: number): Block => ({ height, draw: () => "" })

const descriptionOf = (drawing: Drawing) =>
  drawing.kind === "lines" ? drawing.chart.description : drawing.description
