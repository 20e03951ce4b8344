import { roundDecimals } from "../../../options/rounding"
import type { Shape } from "../line-chart/shape"
import { type Colours, paintOf } from "./picture-styles"
import { element, escapeXml } from "./svg-text"

/**
 * Attributes that are horizontal lengths, and all geometry attributes by their names in React and
 * in SVG.
 */
const across = ["x", "x1", "x2", "cx", "width"]
const geometry = {
  ...Object.fromEntries(
    [...across, "y", "y1", "y2", "cy", "height", "r", "dx", "dy"].map(name => [name, name]),
  ),
  textAnchor: "text-anchor",
}

/**
 * Renders shapes as SVG with pixel sizes and inline colors, independent of style sheets and of the
 * frame's width.
 * @param width width of the drawing in pixels
 * @param stretch factor for horizontal lengths in a drawing made for another width
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
    const left = pixels(at.x ?? 0)
    return element("g", { transform: `translate(${left} ${at.y ?? 0})` }, inner)
  }
  const place = Object.fromEntries(
    Object.entries(geometry).flatMap(([name, written]) => {
      const value = at[name]
      return value === undefined ? [] : [[written, across.includes(name) ? pixels(value) : value]]
    }),
  )
  if (at.d !== undefined) place.d = stretched(String(at.d), stretch)
  // Paper-colored backing, so that shapes behind a box do not show through it.
  const behind = looks?.includes("box") ? element(tag, { ...place, fill: colours.paper }) : ""
  return behind + element(tag, { ...place, ...paintOf(shape, colours) }, escapeXml(text))

  function pixels(value: string | number): number {
    const length = Number.parseFloat(String(value))
    return roundDecimals(String(value).endsWith("%") ? (length / 100) * width : length * stretch)
  }
}

/** Stretches a path of straight lines horizontally. Its coordinates are pairs with a comma. */
const stretched = (path: string, stretch: number) =>
  path.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${roundDecimals(Number(x) * stretch)},${y}`)
