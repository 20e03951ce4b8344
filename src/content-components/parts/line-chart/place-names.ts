import { textWidth } from "./text-width"

/** A point or a name in pixels of the narrowest plot. */
export interface Spot {
  x: number
  y: number
}

export interface NamedSpot extends Spot {
  name: string
}

/** Where a name stands: from its point, in pixels, and which end of it is there. */
export interface PlacedName {
  dx: number
  dy: number
  anchor: "start" | "middle" | "end"
}

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

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const boxOf = ({ x, y, name }: NamedSpot, { dx, dy, anchor }: PlacedName): Box => {
  const width = textWidth(name)
  const from = x + dx - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2)
  return { left: from, right: from + width, top: y + dy - 11, bottom: y + dy + 3 }
}

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const around = ({ x, y }: Spot, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
})

/**
 * A place beside each point for its name: on no other name, no point and none of `lines` (spots along what is drawn), and
 * within the plot. A wider plot only moves points apart, so what fits the narrowest one fits all.
 * @returns undefined for a name that fits nowhere; it is read with the point
 */
export function placeNames(
  spots: readonly NamedSpot[],
  plot: { width: number; height: number },
  lines: readonly Spot[] = [],
): (PlacedName | undefined)[] {
  const chosen: (PlacedName | undefined)[] = spots.map(() => undefined)
  const cost = (index: number, spot: NamedSpot, place: PlacedName): number => {
    const box = boxOf(spot, place)
    const outside =
      box.left < 0 || box.right > plot.width + 16 || box.top < -6 || box.bottom > plot.height - 2
    const onName = spots.some((other, at) => {
      const theirs = chosen[at]
      return at !== index && theirs !== undefined && meet(box, boxOf(other, theirs))
    })
    const onPoint = spots.some((other, at) => at !== index && meet(box, around(other, 6)))
    const onLine = lines.filter(spot => meet(box, around(spot, 1))).length
    return (
      (outside ? 4000 : 0) +
      (onName ? 2000 : 0) +
      (onPoint ? 1000 : 0) +
      onLine * 20 +
      places.indexOf(place)
    )
  }
  // Each round moves names out of the way of those that were placed after them.
  for (let round = 0; round < 4; round += 1) {
    spots.forEach((spot, index) => {
      const ranked = places
        .map(place => ({ place, cost: cost(index, spot, place) }))
        .sort((a, b) => a.cost - b.cost)
      chosen[index] = ranked[0]?.place
    })
  }
  return spots.map((spot, index) => {
    const place = chosen[index]
    if (!place || cost(index, spot, place) < 1000) return place
    chosen[index] = undefined
    return undefined
  })
}
