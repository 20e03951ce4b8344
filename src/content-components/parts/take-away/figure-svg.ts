import type { Block } from "./block"
import { allOf, type Drawn, elementsOf, hasClass, isTag, textOf } from "./drawn"
import type { Colours } from "./picture-styles"
import { blocksOf, textBlock } from "./svg-blocks"
import { element, escapeXml } from "./svg-text"

/** What a picture says of itself beside what it shows. */
export interface PictureSource {
  /** Full address of the figure, with its sliders. */
  url: string
  site: string
}

const width = 720
const margin = 24
const inner = width - 2 * margin

/**
 * A figure as an SVG that needs nothing else: its title and caption, its picture with colours in place of classes, what it supposes,
 * and where it is from. Same figure, same text.
 * @param colours of the page, or of paper
 */
export function figureSvg(figure: Drawn, { url, site }: PictureSource, colours: Colours): string {
  const [title = "", caption = ""] = ["title", "caption"].map(name => {
    const [found] = allOf(figure, hasClass(name))
    return found ? textOf(found) : ""
  })
  const isChanged = allOf(figure, ({ attributes }) => "data-changed" in attributes).length > 0
  const said = isChanged
    ? `${settingsOf(figure)}. Title and text are about the figure as opened.`
    : caption
  const notes = elementsOf(figure).filter(hasClass("note")).map(textOf)
  const blocks = [
    textBlock(title, { size: 17, weight: "620", fill: colours.ink, inner }),
    textBlock(said, { size: 14, fill: colours.ink, inner }),
    space(12),
    ...elementsOf(figure).flatMap(part => blocksOf(part, inner, colours)),
    space(12),
    ...[...notes.filter(Boolean), `${site}:\u00a0${url}`].map(text =>
      textBlock(text, { size: 12, fill: colours["ink-muted"], inner }),
    ),
  ]
  let top = margin
  const drawn = blocks.map(({ height, draw }) => {
    const markup = draw(top)
    top += height
    return markup
  })
  const height = Math.ceil(top + margin)
  const background = element("rect", { width, height, fill: colours.paper })
  const content = element("g", { transform: `translate(${margin} 0)` }, drawn.join(""))
  const described = allOf(figure, isTag("desc")).map(textOf).join(" ")
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
    `<title>${escapeXml(title)}</title><desc>${escapeXml(described || caption)}</desc>${background}${content}`,
  )}\n`
}

const space = (height: number): Block => ({ height, draw: () => "" })

/** The sliders as they stand: `Strike 2,100 USDC, Size 2 ×`. */
function settingsOf(figure: Drawn): string {
  const names = allOf(figure, hasClass("label")).filter(isTag("label"))
  const values = allOf(figure, isTag("output"))
  return names
    .map((name, index) => `${textOf(name)} ${values[index] ? textOf(values[index]) : ""}`)
    .join(", ")
}
