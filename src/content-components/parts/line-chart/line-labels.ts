import type { Point } from "./chart-data"
import { type Candidate, heightsWithin, isWithin, placeLabels } from "./place-labels"
import { textWidth } from "./text-width"

/** A line; x is a share of the width, and y is in pixels from the top. */
export interface LabeledLine {
  label: string
  points: Point[]
}

/** Center of a label as a share of the width, and its baseline in pixels. */
export interface PlacedLabel {
  x: number
  y: number
}

interface Plot {
  height: number
  /** Width of the narrowest plot in pixels. */
  width: number
  /** Other lines that labels must not overlap, such as markers. */
  lines?: readonly Point[][]
  /** Thin lines, which labels avoid if possible. */
  faint?: readonly Point[][]
  /** Positions of dots on the plot. */
  dots?: readonly Point[]
}

/** Pixels of a label above and below its baseline, and its margin. */
const ascent = 10
const descent = 4
const margin = 3
const reachOfDot = 6
const rowOfLabels = ascent + descent + 1

const steps = 20

/** Width of a text with padding, as a share of a plot. */
export const textShare = (text: string, plot: number) => (textWidth(text) + 8) / plot

/**
 * Places the name of each line close to it, clear of all lines, dots, and other names.
 * @returns undefined for a name that fits nowhere
 */
export function placeLineLabels(
  lines: readonly LabeledLine[],
  { height, width, lines: more = [], faint = [], dots = [] }: Plot,
): (PlacedLabel | undefined)[] {
  const inPixels = (points: readonly Point[]) => points.map(([x, y]): Point => [x * width, y])
  const named = lines.map(({ points }) => inPixels(points))
  const thin = faint.map(inPixels)
  const candidates = lines.map(({ label }, index) => {
    const own = named[index] ?? []
    const half = Math.min((textShare(label, width) * width) / 2, width / 2)
    return Array.from(
      { length: steps + 1 },
      (_, step) => half + ((width - 2 * half) * step) / steps,
    )
      .flatMap(x => candidatesAt(x, half, own, named, thin))
      .filter(({ place: { y } }) => y >= ascent && y <= height - descent)
      .map(({ place: { x, y }, ...rest }) => ({ ...rest, place: { x: x / width, y } }))
  })
  return placeLabels(candidates, {
    lines: [...named, ...more.map(inPixels)],
    boxes: inPixels(dots).map(([x, y]) => ({
      left: x - reachOfDot,
      right: x + reachOfDot,
      top: y - reachOfDot,
      bottom: y + reachOfDot,
    })),
  })
}

/** Candidate positions above and below each line at one x. */
function candidatesAt(
  x: number,
  half: number,
  own: Point[],
  named: readonly Point[][],
  thin: readonly Point[][],
): Candidate<PlacedLabel>[] {
  const [left, right] = [x - half, x + half]
  if (!heightsWithin(own, left, right)) return []
  const near = named.map(line => heightsWithin(line, left, right))
  const middles = named.map((line, index) => {
    const { least, most } = heightsWithin(line, x, x) ?? near[index] ?? {}
    return least === undefined || most === undefined ? Number.NaN : (least + most) / 2
  })
  const middle = middles[named.indexOf(own)] ?? Number.NaN
  const others = middles.filter((_, index) => named[index] !== own)
  const thinHeights = thin.map(line => heightsWithin(line, left, right))
  const beside = near.flatMap((heights, index) => {
    if (!heights) return []
    const edges = [heights.least - margin - descent, heights.most + margin + ascent]
    return named[index] === own ? edges.flatMap(y => [y, y - rowOfLabels, y + rowOfLabels]) : edges
  })
  return beside.flatMap(y => {
    const box = { left, right, top: y - ascent, bottom: y + descent }
    const distance = Math.abs(y - 4 - middle)
    // A name closer to another line than to its own would be misread, so it goes to the legend.
    if (others.some(other => Math.abs(y - 4 - other) < distance + 6)) return []
    const crossed = thinHeights.filter(heights => isWithin(heights, box)).length
    // Breaks ties in favor of the rightmost position.
    const cost = distance + 20 * crossed - right / 1000
    return [{ place: { x, y }, box, cost }]
  })
}
