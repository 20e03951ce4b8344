import { type Box, type Candidate, placeLabels } from "./place-labels"
import { textWidth } from "./text-width"

/** A point or a name in pixels of the narrowest plot. */
export interface Spot {
  x: number
  y: number
}

export interface NamedSpot extends Spot {
  name: string
}

/** Position of a name: offset from its point in pixels, and which end of the name is there. */
export interface PlacedName {
  dx: number
  dy: number
  anchor: "start" | "middle" | "end"
}

/** Candidate positions, best first. */
const places: readonly PlacedName[] = [
  { dx: 9, dy: 4, anchor: "start" },
  { dx: -9, dy: 4, anchor: "end" },
  { dx: 0, dy: -9, anchor: "middle" },
  { dx: 0, dy: 18, anchor: "middle" },
  { dx: 7, dy: -6, anchor: "start" },
  { dx: -7, dy: -6, anchor: "end" },
  { dx: 7, dy: 15, anchor: "start" },
  { dx: -7, dy: 15, anchor: "end" },
]

const reachOfPoint = 6

const boxOf = ({ x, y, name }: NamedSpot, { dx, dy, anchor }: PlacedName): Box => {
  const width = textWidth(name)
  const left = x + dx - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2)
  return { left, right: left + width, top: y + dy - 11, bottom: y + dy + 3 }
}

/**
 * Places the name of each point next to it, within the plot and clear of all names, points, and
 * lines.
 * @returns undefined for a name that fits nowhere; the reader sees it on selecting the point
 */
export function placePointLabels(
  spots: readonly NamedSpot[],
  plot: { width: number; height: number },
  line?: readonly [Spot, Spot],
): (PlacedName | undefined)[] {
  const isInside = ({ box: { left, right, top, bottom } }: Candidate<PlacedName>) =>
    left >= 0 && right <= plot.width + 16 && top >= -6 && bottom <= plot.height - 2
  const candidates = spots.map(spot =>
    places.map((place, cost) => ({ place, cost, box: boxOf(spot, place) })).filter(isInside),
  )
  return placeLabels(candidates, {
    lines: line ? [line.map(({ x, y }) => [x, y])] : [],
    boxes: spots.map(({ x, y }) => ({
      left: x - reachOfPoint,
      right: x + reachOfPoint,
      top: y - reachOfPoint,
      bottom: y + reachOfPoint,
    })),
  })
}
