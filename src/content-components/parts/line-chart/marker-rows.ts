import { textShare } from "./line-labels"

/** A text above the plot: its x as a share of the width, and its row from the top. */
export interface PlacedText {
  x: number
  row: number
  anchor: "start" | "middle" | "end"
  /** Row below which the text's line starts, so that the line crosses no text. */
  lineFrom: number
}

type Place = Pick<PlacedText, "x" | "anchor">

/**
 * Assigns rows to texts above the plot, so that none overlap at its narrowest width in pixels. `x`
 * is a share of the width (0 to 1); a text near an edge is anchored there, or moved if it would
 * reach the other edge.
 */
export function packRows(
  texts: readonly { x: number; label: string }[],
  plot: number,
): PlacedText[] {
  const ends: number[] = []
  const order = texts.map((text, index) => ({ ...text, index })).sort((a, b) => a.x - b.x)
  const placed = order.map(({ x, label, index }) => {
    const width = textShare(label, plot)
    const place = besides(x, width)
    const left =
      place.x - (place.anchor === "start" ? 0 : place.anchor === "end" ? width : width / 2)
    const right = left + width
    const free = ends.findIndex(end => end <= left)
    const row = free === -1 ? ends.length : free
    ends[row] = right
    return { ...place, line: x, index, left, right, row }
  })
  const result: PlacedText[] = []
  for (const { index, x, anchor, row, line } of placed) {
    const rowsOverLine = placed
      .filter(({ left, right }) => left < line && line < right)
      .map(other => other.row)
    result[index] = { x, anchor, row, lineFrom: Math.max(row, ...rowsOverLine) }
  }
  return result
}

function besides(x: number, width: number): Place {
  const half = width / 2
  if (x < half && x + width <= 1) return { x, anchor: "start" }
  if (x > 1 - half && x - width >= 0) return { x, anchor: "end" }
  return { x: width >= 1 ? 0.5 : Math.min(Math.max(x, half), 1 - half), anchor: "middle" }
}

/** Width in pixels of the line before a name in the legend, with the space after it. */
export const sampleWidth = 24

/**
 * Arranges the names of a legend in rows from left to right, each after a sample of its line, at
 * the plot's narrowest width in pixels.
 */
export function packNames(names: readonly string[], plot: number): { x: number; row: number }[] {
  let x = 0
  let row = 0
  return names.map(name => {
    const width = textShare(name, plot) + sampleWidth / plot
    if (x > 0 && x + width > 1) {
      x = 0
      row += 1
    }
    const place = { x, row }
    x += width
    return place
  })
}
