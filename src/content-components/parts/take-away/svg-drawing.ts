import { roundDecimals } from "../../../options/rounding"
import { type Drawn, elementsOf, hasClass, textOf } from "./drawn"
import { type Colours, paintOf } from "./picture-styles"
import { element, escapeXml } from "./svg-text"

/** Attributes that are lengths across, and down. */
const across = ["x", "x1", "x2", "cx", "width"]
const geometry = [...across, "y", "y1", "y2", "cy", "height", "r", "dx", "dy", "text-anchor"]

/** Radius of a point; the one that a reader reads is larger. */
const pointRadius = "4.5"

/**
 * A drawing of a figure with all its sizes in pixels and its colours in its own attributes, so that no style sheet and no frame of a
 * certain width is needed.
 * @param width pixels that the drawing is to be wide
 * @param stretch by how much the lengths across grow, in a drawing that was made for another width
 */
export function drawingOf(drawing: Drawn, width: number, colours: Colours, stretch = 1): string {
  return elementsOf(drawing)
    .map(part => partOf(part, width, colours, stretch))
    .join("")
}

function partOf(part: Drawn, width: number, colours: Colours, stretch: number): string {
  const { tag, attributes } = part
  // What is read at the moment is no part of the picture.
  if (hasClass("cursor")(part) || tag === "title" || tag === "desc") return ""
  if (tag === "g") return drawingOf(part, width, colours, stretch)
  if (tag === "svg") {
    const [, , made = width] = (attributes.viewBox ?? "").split(" ").map(Number)
    const inner = drawingOf(part, width, colours, width / made)
    return element("g", { transform: `translate(0 ${attributes.y ?? 0})` }, inner)
  }
  const place = Object.fromEntries(
    geometry.flatMap(name => {
      const value = attributes[name]
      return value === undefined ? [] : [[name, across.includes(name) ? pixels(value) : value]]
    }),
  )
  if (attributes.d !== undefined) place.d = stretched(attributes.d, stretch)
  if (hasClass("point")(part)) place.r = pointRadius
  const text = tag === "text" ? escapeXml(textOf(part)) : ""
  // What lies behind a box does not show through it.
  const behind = hasClass("box")(part) ? element(tag, { ...place, fill: colours.paper }) : ""
  return behind + element(tag, { ...place, ...paintOf(part, colours) }, text)

  function pixels(value: string): string {
    if (value.endsWith("%")) return String(roundDecimals((Number.parseFloat(value) / 100) * width))
    return String(roundDecimals(Number(value) * stretch))
  }
}

/** A path of straight lines, whose places are pairs with a comma. */
const stretched = (path: string, stretch: number) =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${roundDecimals(Number(x) * stretch)},${y}`)
