import { type Point, readBetween } from "./chart-data"

/** Pixel sizes the placing supposes: the narrowest plot and one character of its text. */
export const narrowPlot = 270
export const characterWidth = 6.6

export interface PlacedText {
  x: number
  row: number
  anchor: "start" | "middle" | "end"
}

/** Width of a text as a share of the narrowest plot. */
export function textShare(text: string): number {
  return (text.length * characterWidth + 8) / narrowPlot
}

/**
 * Rows for texts above the plot, so that none overlap at the narrowest width. `x` are shares of the
 * width (0 to 1); a text near an edge is anchored there.
 */
export function packRows(texts: { x: number; label: string }[]): PlacedText[] {
  const ends: number[] = []
  const order = texts.map((text, index) => ({ ...text, index })).sort((a, b) => a.x - b.x)
  const placed: PlacedText[] = []
  for (const { x, label, index } of order) {
    const width = textShare(label)
    const anchor = x < width / 2 ? "start" : x > 1 - width / 2 ? "end" : "middle"
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2
    const free = ends.findIndex(end => end <= left)
    const row = free === -1 ? ends.length : free
    ends[row] = left + width
    placed[index] = { x, row, anchor }
  }
  return placed
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

/** Heights of a line within a box's width. */
const heightsWithin = (points: Point[], x: number, half: number) =>
  [-1, -0.5, 0, 0.5, 1].map(side => readBetween(points, x + side * half))

function cost(
  box: Box,
  own: number,
  others: Point[][],
  placed: Box[],
  height: number,
  markers: number[],
): number {
  let sum = Math.abs(box.y - 4 - own) - box.x
  if (markers.some(x => Math.abs(x - box.x) < box.half)) sum += 40
  if (box.y < 12 || box.y > height - 3) sum += 1000
  if (placed.some(other => overlaps(box, other))) sum += 500
  for (const points of others) {
    for (const y of heightsWithin(points, box.x, box.half)) {
      if (y > box.y - 15 && y < box.y + 5) sum += 60
      // A name nearer to another line than to its own would be read as that line's.
      else if (Math.abs(y - box.y + 4) < Math.abs(own - box.y + 4) + 6) sum += 15
    }
  }
  return sum
}

/**
 * A place for the name of each line: close to its own line, clear of the others and of other names, at
 * the narrowest width, and clear of the levels with their texts and of the markers, which are shares of the width.
 * `x` in shares of the width, `y` the baseline in pixels.
 */
export function placeLineLabels(
  lines: LabelledLine[],
  height: number,
  levels: { y: number; label: string }[] = [],
  markers: number[] = [],
): PlacedLabel[] {
  const placed: Box[] = levels.map(({ y, label }) => {
    const half = textShare(label) / 2
    return { x: half, y: y - 6, half }
  })
  const obstacles = levels.map(({ y }): Point[] => [
    [0, y],
    [1, y],
  ])
  for (const line of lines) {
    const half = textShare(line.label) / 2
    const others = [
      ...lines.filter(other => other !== line).map(other => other.points),
      ...obstacles,
    ]
    let best: { box: Box; cost: number } | undefined
    for (let step = 0; step <= 20; step += 1) {
      const x = half + ((1 - 2 * half) * step) / 20
      const heights = heightsWithin(line.points, x, half)
      for (const y of [Math.min(...heights) - 8, Math.max(...heights) + 16]) {
        const box = { x, y, half }
        const own = readBetween(line.points, x)
        const found = cost(box, own, others, placed, height, markers)
        if (!best || found < best.cost) best = { box, cost: found }
      }
    }
    placed.push(best?.box ?? { x: 0.5, y: 16, half })
  }
  return placed.slice(levels.length).map(({ x, y }) => ({ x, y }))
}
