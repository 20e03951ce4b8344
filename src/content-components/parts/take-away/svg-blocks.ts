import { roundDecimals } from "../../../options/rounding"
import type { Drawing } from "../figure-model"
import { annotationShapes } from "../line-chart/annotation-shapes"
import { axisShapes } from "../line-chart/axis-shapes"
import type { Axis } from "../line-chart/chart-data"
import { axisRoom, endRoom, type Layout, layOut, plotHeight } from "../line-chart/layout"
import { lineShapes } from "../line-chart/line-shapes"
import { scatterLayout, scatterShapes } from "../line-chart/scatter-shapes"
import type { Shape } from "../line-chart/shape"
import type { Block } from "./block"
import type { Colours } from "./picture-styles"
import { barBlocks } from "./svg-bars"
import { drawingOf } from "./svg-drawing"
import { element, escapeXml, inLines, widthOf } from "./svg-text"

interface TextLook {
  size: number
  weight?: string
  fill: string
  inner: number
  atEnd?: boolean
}

/** A block of wrapped text. */
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

/**
 * Space at both ends of a box plot's axis for tick labels, in pixels; see box-figure.module.css.
 */
const boxesStart = 12
const boxesEnd = 18

/** Blocks of a drawing, with the names of its axes and series. */
export function blocksOf(drawing: Drawing, inner: number, colours: Colours): Block[] {
  switch (drawing.kind) {
    case "lines": {
      const { chart } = drawing
      const { height = plotHeight } = chart
      const layout = layOut(chart, height)
      const shapes = [lineShapes(layout, height, chart), annotationShapes(layout, height, chart)]
      return plotBlocks({ ...chart, height, layout, shapes }, inner, colours)
    }
    case "scatter": {
      const { groups, line } = drawing
      const layout = scatterLayout(drawing)
      const shapes = scatterShapes(layout, drawing)
      return [
        ...(groups ? [keyBlock(groups, "circle", inner, colours)] : []),
        ...plotBlocks({ ...drawing, layout, shapes }, inner, colours),
        ...(line ? [smallText(line.label, inner, colours)] : []),
      ]
    }
    case "bars": {
      const { names, unit } = drawing
      return [
        ...(names ? [keyBlock(names, "rect", inner, colours)] : []),
        ...barBlocks(drawing, inner, colours),
        ...(unit ? [smallText(unit, inner, colours, true)] : []),
      ]
    }
    case "boxes":
      return drawing.panels.map(({ height, shapes }) =>
        drawingBlock(shapes, height, boxesStart, inner - boxesStart - boxesEnd, colours),
      )
  }
}

const smallText = (text: string, inner: number, colours: Colours, atEnd = false) =>
  textBlock(text, { size: 12, fill: colours["ink-muted"], inner, atEnd })

interface DrawnPlot {
  x: Axis
  y: Axis
  height: number
  layout: Layout
  shapes: readonly Shape[]
}

/** Axes with their names, and the shapes between them. */
function plotBlocks(plot: DrawnPlot, inner: number, colours: Colours): Block[] {
  const { x, y, height, layout, shapes } = plot
  const { gutter, top } = layout
  const all = [...axisShapes(layout, height, y), ...shapes]
  const width = inner - gutter - endRoom
  return [
    smallText(y.label, inner, colours),
    drawingBlock(all, top + height + axisRoom, gutter, width, colours),
    smallText(x.label, inner, colours, true),
  ]
}

const drawingBlock = (
  shapes: readonly Shape[],
  height: number,
  left: number,
  width: number,
  colours: Colours,
): Block => ({
  height,
  draw: top =>
    element(
      "g",
      { transform: `translate(${left} ${roundDecimals(top)})` },
      drawingOf(shapes, width, colours),
    ),
})

/**
 * Legend for two kinds of bars or points, each after a mark of its color. The second kind of points
 * is hollow.
 */
function keyBlock(
  names: readonly string[],
  mark: "circle" | "rect",
  inner: number,
  colours: Colours,
): Block {
  let left = 0
  const places = names.map(name => {
    const at = left
    left += 16 + widthOf(name, 13) + 20
    return { name, at }
  })
  return {
    height: 26,
    draw: top =>
      places
        .filter(({ at }) => at < inner)
        .map(({ name, at }, index) => {
          const stroke = index === 0 ? colours.accent : colours["ink-muted"]
          const fill = index === 1 && mark === "circle" ? colours.paper : stroke
          const place: Record<string, string | number> =
            mark === "circle"
              ? { cx: at + 5, cy: top + 9, r: 4, fill, stroke, "stroke-width": 2 }
              : { x: at, y: top + 4, width: 10, height: 10, fill }
          const text = { x: at + 16, y: top + 13, "font-size": 13, fill: colours.ink }
          return element(mark, place) + element("text", text, escapeXml(name))
        })
        .join(""),
  }
}
