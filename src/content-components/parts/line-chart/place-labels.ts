import { type Point, readBetween } from "./chart-data"

/** Pixels of the narrowest picture, axes included: a phone of 320. */
export const narrowPicture = 288

/** A rectangle in pixels of the narrowest plot. */
export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** A place where a label may stand. */
export interface Candidate<Place> {
  place: Place
  box: Box
  /** Of the free places, the cheapest is chosen. */
  cost: number
}

/** What labels must not lie on, in pixels of the narrowest plot. The points of a line ascend. */
export interface Obstacles {
  lines: readonly Point[][]
  boxes: readonly Box[]
}

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Least and greatest height of a line between two places across; undefined where it has none. */
export function heightsWithin(
  line: Point[],
  left: number,
  right: number,
): { least: number; most: number } | undefined {
  const start = line[0]?.[0] ?? Number.NaN
  const end = line.at(-1)?.[0] ?? Number.NaN
  if (!(start <= right && end >= left)) return undefined
  const ends = [Math.max(left, start), Math.min(right, end)].map(x => readBetween(line, x))
  const inside = line.filter(([x]) => x >= left && x <= right).map(([, y]) => y)
  const heights = [...ends, ...inside].filter(Number.isFinite)
  return heights.length === 0
    ? undefined
    : { least: Math.min(...heights), most: Math.max(...heights) }
}

/** Whether a line runs through a box. It is continuous, so it passes all heights between its least and its greatest. */
export function crosses(line: Point[], box: Box): boolean {
  const heights = heightsWithin(line, box.left, box.right)
  return heights !== undefined && heights.least < box.bottom && heights.most > box.top
}

/**
 * Chooses for each label the cheapest of its places that is on no line, no box, and no other label. Labels with the fewest free
 * places come first. In a wider plot texts take a smaller share of the width, so what is free in the narrowest one is free in all.
 * @returns undefined for a label without a free place
 */
export function placeLabels<Place>(
  labels: readonly (readonly Candidate<Place>[])[],
  { lines, boxes }: Obstacles,
): (Place | undefined)[] {
  const free = labels.map((candidates, index) => ({
    index,
    candidates: candidates
      .filter(
        ({ box }) =>
          !boxes.some(other => meet(box, other)) && !lines.some(line => crosses(line, box)),
      )
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
