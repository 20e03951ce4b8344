import { roundDecimals } from "../../../options/rounding"
import type { Block } from "./block"
import { allOf, type Drawn, elementsOf, hasClass, isTag, textOf } from "./drawn"
import type { Colours } from "./picture-styles"
import { barBlocks } from "./svg-bars"
import { drawingOf } from "./svg-drawing"
import { element, escapeXml, inLines, widthOf } from "./svg-text"

/** A stretch of a picture from its left to its right edge. */

interface TextLook {
  size: number
  weight?: string
  fill: string
  inner: number
  atEnd?: boolean
}

/** Lines of text. */
export function textBlock(text: string, look: TextLook): Block {
  const { size, weight, fill, inner, atEnd } = look
  const lines = text ? inLines(text, inner, size) : []
  const lineHeight = Math.round(size * 1.45)
  const attributes = {
    ...(weight ? { "font-weight": weight } : {}),
    ...(atEnd ? { "text-anchor": "end" } : {}),
    "font-size": size,
    fill,
  }
  return {
    height: lines.length * lineHeight,
    draw: top =>
      lines
        .map((line, index) =>
          element(
            "text",
            { x: atEnd ? inner : 0, y: top + index * lineHeight + size, ...attributes },
            escapeXml(line),
          ),
        )
        .join(""),
  }
}

/** What stands elsewhere in the picture, or is no part of it. */
const apart = new Set(["reading", "opened", "note", "foot"])

/** The part of a figure between its caption and its notes: drawings, bars, the names of axes and of what is drawn. */
export function blocksOf(part: Drawn, inner: number, colours: Colours): Block[] {
  const { tag, classes } = part
  const small = { size: 12, fill: colours["ink-muted"], inner }
  if (tag === "figcaption" || tag === "fieldset" || classes.some(name => apart.has(name))) return []
  if (classes.includes("bars")) return barBlocks(part, inner, colours)
  if (classes.includes("frame")) return plotBlocks(part, inner, colours)
  if (classes.includes("panel")) return [drawingBlock(part, 12, inner - 30, colours)]
  if (classes.includes("names") || classes.includes("groups"))
    return [keyBlock(part, inner, colours)]
  if (tag === "p") {
    const atEnd = classes.includes("xName") || classes.includes("unit")
    return [textBlock(textOf(part), { ...small, atEnd })]
  }
  return elementsOf(part).flatMap(child => blocksOf(child, inner, colours))
}

/** Room right of a plot, for the text of a tick at its edge. */
const endRoom = 24

/** Room for the axis, then the plot; see line-chart.module.css. */
function plotBlocks(frame: Drawn, inner: number, colours: Colours): Block[] {
  const [room] = elementsOf(frame).filter(isTag("svg"))
  const [plot] = allOf(frame, hasClass("svg"))
  if (!plot) return []
  const gutter = Number(room?.attributes.width ?? 0)
  return [drawingBlock(plot, gutter, inner - gutter - endRoom, colours)]
}

function drawingBlock(drawing: Drawn, left: number, width: number, colours: Colours): Block {
  return {
    height: Number(drawing.attributes.height ?? 0),
    draw: top =>
      element(
        "g",
        { transform: `translate(${left} ${roundDecimals(top)})` },
        drawingOf(drawing, width, colours),
      ),
  }
}

/** Names of two kinds of bars or points, each behind a mark of its colour. */
function keyBlock(part: Drawn, inner: number, colours: Colours): Block {
  const isRound = part.classes.includes("groups")
  let left = 0
  const places = elementsOf(part).map(name => {
    const at = left
    left += 16 + widthOf(textOf(name), 13) + 20
    return { name, at }
  })
  return {
    height: 26,
    draw: top =>
      places
        .filter(({ at }) => at < inner)
        .map(({ name, at }, index) => {
          const colour = index === 0 ? colours.accent : colours["ink-muted"]
          const hollow = "data-hollow" in name.attributes
          const look = { fill: hollow ? colours.paper : colour, stroke: colour, "stroke-width": 2 }
          const mark = isRound
            ? element("circle", { cx: at + 5, cy: top + 9, r: 4, ...look })
            : element("rect", { x: at, y: top + 4, width: 10, height: 10, fill: colour })
          const text = { x: at + 16, y: top + 13, "font-size": 13, fill: colours.ink }
          return mark + element("text", text, escapeXml(textOf(name)))
        })
        .join(""),
  }
}
