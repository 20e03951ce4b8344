import { type NamedSpot, placePointLabels } from "./point-labels"
import { textWidth } from "./text-width"

const plot = { width: 270, height: 280 }

function boxes(spots: NamedSpot[]) {
  return placePointLabels(spots, plot).flatMap((place, index) => {
    const spot = spots[index]
    if (!place || !spot) return []
    const width = textWidth(spot.name)
    const left =
      spot.x +
      place.dx -
      (place.anchor === "start" ? 0 : place.anchor === "end" ? width : width / 2)
    return [{ left, right: left + width, bottom: spot.y + place.dy }]
  })
}

test("keeps names of neighboring points from overlapping", () => {
  const spots = [
    { name: "BTT", x: 16, y: 206 },
    { name: "GNO", x: 18, y: 186 },
    { name: "WBTC", x: 27, y: 190 },
    { name: "a longer name", x: 40, y: 188 },
  ]
  const placed = boxes(spots)
  expect(placed).toHaveLength(4)
  for (const a of placed)
    for (const b of placed)
      if (a !== b)
        expect(a.left >= b.right || b.left >= a.right || Math.abs(a.bottom - b.bottom) >= 14).toBe(
          true,
        )
})

test("keeps a name at an edge within the plot", () => {
  const [left, right] = boxes([
    { name: "at the left edge", x: 4, y: 100 },
    { name: "at the right edge", x: 266, y: 200 },
  ])
  expect(left?.left).toBeGreaterThanOrEqual(0)
  expect(right?.right).toBeLessThanOrEqual(286)
})

test("leaves some points unnamed when many lie on top of each other", () => {
  const crowd = Array.from({ length: 12 }, (_, index) => ({
    name: `point ${index}`,
    x: 100,
    y: 100 + index / 10,
  }))
  expect(placePointLabels(crowd, plot).filter(Boolean).length).toBeLessThan(12)
})
