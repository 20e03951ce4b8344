import { firstFrom, type Point, readBetween } from "./chart-data"

/** Width of the narrowest picture in pixels, including axes, on a phone 320 px wide. */
export const narrowPicture = 288

/** A rectangle in pixels of the narrowest plot. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** A possible position of a label. */
export interface Candidate<Place> {
  place: Place
  box: Box
  /** The free candidate with the lowest cost is chosen. */
  cost: number
}

/**
 * Lines and boxes that labels must not overlap, in pixels of the narrowest plot. The points of a
 * line ascend.
 */
export interface Obstacles {
  lines: readonly Point[][]
  boxes: readonly Box[]
}

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Lowest and highest y of a line. */
export interface Heights {
  least: number
  most: number
}

/** Range of a line's y between two x values; undefined if the line has no points there. */
export function heightsWithin(line: Point[], left: number, right: number): Heights | undefined {
  const start = line[0]?.[0] ?? Number.NaN
  const end = line.at(-1)?.[0] ?? Number.NaN
  if (!(start <= right && end >= left)) return undefined
  const heights = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY }
  const take = (y: number) => {
    if (!Number.isFinite(y)) return
    heights.least = Math.min(heights.least, y)
    heights.most = Math.max(heights.most, y)
  }
  take(readBetween(line, Math.max(left, start)))
  take(readBetween(line, Math.min(right, end)))
  for (let index = firstFrom(line, left); index < line.length; index += 1) {
    const [x, y] = line[index] as Point
    if (x > right) break
    take(y)
  }
  return heights.least <= heights.most ? heights : undefined
}

/** Returns true if a line with these heights within a box's width crosses the box. */
export const isWithin = (heights: Heights | undefined, { top, bottom }: Box): boolean =>
  heights !== undefined && heights.least < bottom && heights.most > top

/**
 * Returns true if a line crosses a box. A line is continuous, so it passes through every height
 * between its extremes.
 */
export const crosses = (line: Point[], box: Box): boolean =>
  isWithin(heightsWithin(line, box.left, box.right), box)

/**
 * Returns a test for boxes that no line crosses. Consecutive boxes with the same x range share
 * their line heights.
 */
function offLines(lines: readonly Point[][]): (box: Box) => boolean {
  let last: { left: number; right: number; heights: (Heights | undefined)[] } | undefined
  return box => {
    const { left, right } = box
    if (last?.left !== left || last.right !== right)
      last = { left, right, heights: lines.map(line => heightsWithin(line, left, right)) }
    return !last.heights.some(heights => isWithin(heights, box))
  }
}

/**
 * Chooses for each label its cheapest candidate that overlaps no line, box, or other label; labels
 * with the fewest free candidates come first. A position free in the narrowest plot is free in all,
 * because texts take a smaller share of a wider one.
 * @returns undefined for a label without a free candidate
 */
export function placeLabels<Place>(
  labels: readonly (readonly Candidate<Place>[])[],
  { lines, boxes }: Obstacles,
): (Place | undefined)[] {
  const isOffLines = offLines(lines)
  const free = labels.map((candidates, index) => ({
    index,
    candidates: candidates
      .filter(({ box }) => isOffLines(box) && !boxes.some(other => meet(box, other)))
      .sort((a, b) => a.cost - b.cost),
  }))
  const taken: Box[] = []
  const places: (Place | undefined)[] = labels.map(() => undefined)
  for (const { index, candidates } of free.sort(
    (a, b) => a.candidates.length - b.candidates.length,
  )) {
    const best = candidates.find(({ box }) => !taken.some(other => meet(box, other)))
    if (!best) continue
    taken.push(best.box)
    places[index] = best.place
  }
  return places
}
