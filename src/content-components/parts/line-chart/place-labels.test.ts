import { type LabelledLine, packRows, placeLineLabels, textShare } from "./place-labels"

const plot = 220
const size = { height: 220, plot }

test("texts far apart share a row and close ones do not", () => {
  const rows = packRows(
    [
      { x: 0.1, label: "strike" },
      { x: 0.15, label: "price" },
      { x: 0.9, label: "even" },
    ],
    plot,
  )
  expect(rows.map(({ row }) => row)).toEqual([0, 1, 0])
})

test("a text at an edge is anchored there", () => {
  const [left, right] = packRows(
    [
      { x: 0, label: "breakeven 900" },
      { x: 1, label: "breakeven 1,100" },
    ],
    plot,
  )
  expect(left?.anchor).toBe("start")
  expect(right?.anchor).toBe("end")
})

test("a text that would reach beyond the other edge is moved in", () => {
  const label = "liquidatable below 1,900.25"
  const [only] = packRows([{ x: 0.45, label }], plot)
  expect(only?.anchor).toBe("middle")
  expect(only?.x).toBeGreaterThanOrEqual(Math.min(textShare(label, plot) / 2, 0.5))
})

test("names of two lines that lie close do not overlap", () => {
  const level = (label: string, y: number): LabelledLine => ({
    label,
    points: [
      [0, y],
      [1, y],
    ],
  })
  const [a, b] = placeLineLabels([level("at expiry", 100), level("before", 110)], size)
  expect(Math.abs((a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThanOrEqual(16)
})

test("the name of a level stands where no curve crosses it", () => {
  const level = {
    label: "collateral 500 USDC",
    points: [
      [0, 100],
      [1, 100],
    ],
  } satisfies LabelledLine
  const falling = {
    label: "requirement",
    points: [
      [0, 20],
      [0.3, 110],
      [1, 200],
    ],
  } satisfies LabelledLine
  const [name] = placeLineLabels([level, falling], size)
  const left = (name?.x ?? 0) - textShare(level.label, plot) / 2
  expect(left).toBeGreaterThan(0.25)
})

test("a name does not stand on a marker", () => {
  const line = {
    label: "30 days",
    points: [
      [0, 100],
      [0.5, 60],
      [1, 100],
    ],
  } satisfies LabelledLine
  const [free] = placeLineLabels([line], size)
  const [clear] = placeLineLabels([line], { ...size, markers: [free?.x ?? 0] })
  const half = textShare(line.label, plot) / 2
  expect(Math.abs((clear?.x ?? 0) - (free?.x ?? 0))).toBeGreaterThanOrEqual(half)
})
