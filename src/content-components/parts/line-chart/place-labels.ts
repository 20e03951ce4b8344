import { type Point, readBetween } from "./chart-data"
import { textWidth } from "./text-width"

/** Pixels of the narrowest picture, axes included: a phone of 320. */
export const narrowPicture = 288

export interface PlacedText {
  x: number
  row: number
  anchor: "start" | "middle" | "end"
}

/** Width of a text as a share of a plot. */
export const textShare = (text: string, plot: number) => (textWidth(text) + 8) / plot

/**
 * Rows for texts above the plot, so that none overlap at its narrowest width in pixels. `x` are shares of the
 * width (0 to 1); a text near an edge is anchored there, or moved where it would reach the other.
 */
export function packRows(texts: { x: number; label: string }[], plot: number): PlacedText[] {
  const ends: number[] = []
  const order = texts.map((text, index) => ({ ...text, index })).sort((a, b) => a.x - b.x)
  const placed: PlacedText[] = []
  for (const { x, label, index } of order) {
    const width = textShare(label, plot)
    const place = besides(x, width)
    const left =
      place.x - (place.anchor === "start" ? 0 : place.anchor === "end" ? width : width / 2)
    const free = ends.findIndex(end => end <= left)
    const row = free === -1 ? ends.length : free
    ends[row] = left + width
    placed[index] = { ...place, row }
  }
  return placed
}

function besides(x: number, width: number): Pick<PlacedText, "x" | "anchor"> {
  const half = width / 2
  if (x < half && x + width <= 1) return { x, anchor: "start" }
  if (x > 1 - half && x - width >= 0) return { x, anchor: "end" }
  return { x: width >= 1 ? 0.5 : Math.min(Math.max(x, half), 1 - half), anchor: "middle" }
}

/** A line in pixels down and shares of the width across. */
export interface LabelledLine {
  label: string
  points: Point[]
}

export interface PlacedLabel {
  x: number
  y: number
}

interface Box extends PlacedLabel {
  half: number
}

const overlaps = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < a.half + b.half && Math.abs(a.y - b.y) < 16

const within = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]

/** Heights of a line within a box's width. */
const heightsWithin = (points: Point[], x: number, half: number) =>
  within.map(side => readBetween(points, x + side * half)).filter(Number.isFinite)

/** What lies within a box's width, at whatever height the box is. */
interface Surroundings {
  /** Heights of its own line. */
  line: number[]
  /** Heights of all others together, which are looked up only for a box that may be the best. */
  others: () => number[]
  placed: Box[]
  height: number
  isMarked: boolean
}

/** Whether a line at a height runs through the letters of a box. */
const crosses = (box: Box, y: number) => y > box.y - 15 && y < box.y + 5

/** The cost of a box, or undefined where it is not below a limit. */
function costBelow(limit: number, box: Box, own: number, around: Surroundings): number | undefined {
  const { line, others, placed, height, isMarked } = around
  let sum = Math.abs(box.y - 4 - own) - box.x
  if (isMarked) sum += 40
  if (box.y < 12 || box.y > height - 3) sum += 1000
  if (placed.some(other => overlaps(box, other))) sum += 500
  for (const y of line) if (crosses(box, y)) sum += 12
  // The rest only adds to it, and takes the most time.
  if (sum >= limit) return undefined
  const away = Math.abs(own - box.y + 4)
  for (const y of others()) {
    if (crosses(box, y)) sum += 60
    // A name nearer to another line than to its own would be read as that line's.
    else if (Math.abs(y - box.y + 4) < away + 6) sum += 8
  }
  return sum < limit ? sum : undefined
}

/**
 * A place for the name of each line: close to its own line, clear of the others and of other names, at the narrowest
 * width of the plot in pixels, and clear of the markers, which are shares of the width.
 * `x` in shares of the width, `y` the baseline in pixels.
 */
export function placeLineLabels(
  lines: LabelledLine[],
  { height, plot, markers = [] }: { height: number; plot: number; markers?: number[] },
): PlacedLabel[] {
  const placed: Box[] = []
  for (const line of lines) {
    const half = Math.min(textShare(line.label, plot) / 2, 0.5)
    const others = lines.filter(other => other !== line).map(other => other.points)
    let best: { box: Box; cost: number } | undefined
    for (let step = 0; step <= 20; step += 1) {
      const x = half + ((1 - 2 * half) * step) / 20
      const heights = heightsWithin(line.points, x, half)
      if (heights.length === 0) continue
      const middle = readBetween(line.points, x)
      const own = Number.isFinite(middle) ? middle : (heights[0] ?? 0)
      let known: number[] | undefined
      const around: Surroundings = {
        line: heights,
        others: () => {
          known ??= others.flatMap(points => heightsWithin(points, x, half))
          return known
        },
        placed,
        height,
        isMarked: markers.some(marker => Math.abs(marker - x) < half),
      }
      const beside = [Math.min(...heights) - 8, Math.max(...heights) + 16, own - 8, own + 16]
      for (const y of beside) {
        const box = { x, y, half }
        const cost = costBelow(best?.cost ?? Number.POSITIVE_INFINITY, box, own, around)
        if (cost !== undefined) best = { box, cost }
      }
    }
    placed.push(best?.box ?? { x: 0.5, y: 16, half })
  }
  return placed
}
