import { roundDecimals } from "../../../options/rounding"
import type { Shape } from "../line-chart/shape"
import { type Colours, paintOf } from "./picture-styles"
import { element, escapeXml } from "./svg-text"

/** Attributes that are lengths across, and down, by their names in React and in SVG. */
const across = ["x", "x1", "x2", "cx", "width"]
const geometry = {
  ...Object.fromEntries(
    [...across, "y", "y1", "y2", "cy", "height", "r", "dx", "dy"].map(name => [name, name]),
  ),
  textAnchor: "text-anchor",
}

/**
 * Shapes with all their sizes in pixels and their colors in their own attributes, so that no style sheet and no frame of a
 * certain width is needed.
 * @param width pixels that the drawing is to be wide
 * @param stretch by how much the lengths across grow, in a drawing that was made for another width
 */
export const drawingOf = (
  shapes: readonly Shape[],
  width: number,
  colours: Colours,
  stretch = 1,
): string => shapes.map(shape => shapeText(shape, width, colours, stretch)).join("")

function shapeText(shape: Shape, width: number, colours: Colours, stretch: number): string {
  const { tag, at, text = "", children = [], looks } = shape
  if (tag === "g") return drawingOf(children, width, colours, stretch)
  if (tag === "svg") {
    const [, , made = width] = String(at.viewBox ?? "")
      .split(" ")
      .map(Number)
    const inner = drawingOf(children, width, colours, width / made)
    return element("g", { transform: `translate(0 ${at.y ?? 0})` }, inner)
  }
  const place = Object.fromEntries(
    Object.entries(geometry).flatMap(([name, written]) => {
      const value = at[name]
      return value === undefined ? [] : [[written, across.includes(name) ? pixels(value) : value]]
    }),
  )
  if (at.d !== undefined) place.d = stretched(String(at.d), stretch)
  // What lies behind a box does not show through it.
  const behind = looks?.includes("box") ? element(tag, { ...place, fill: colours.paper }) : ""
  return behind + element(tag, { ...place, ...paintOf(shape, colours) }, escapeXml(text))

  function pixels(value: string | number): number {
    const length = Number.parseFloat(String(value))
    return roundDecimals(String(value).endsWith("%") ? (length / 100) * width : length * stretch)
  }
}

/** A path of straight lines, whose places are pairs with a comma. */
const stretched = (path: string, stretch: number) =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${roundDecimals(Number(x) * stretch)},${y}`)
