import { type LabelledLine, packRows, placeLineLabels, textShare } from "./place-labels"

test("texts far apart share a row and close ones do not", () => {
  const rows = packRows([
    { x: 0.1, label: "strike" },
    { x: 0.15, label: "price" },
    { x: 0.9, label: "breakeven" },
  ])
  expect(rows.map(({ row }) => row)).toEqual([0, 1, 0])
})

test("a text at an edge is anchored there", () => {
  const [left, right] = packRows([
    { x: 0, label: "breakeven 900" },
    { x: 1, label: "breakeven 1,100" },
  ])
  expect(left?.anchor).toBe("start")
  expect(right?.anchor).toBe("end")
})

test("names of two lines that lie close do not overlap", () => {
  const [a, b] = placeLineLabels(
    [
      {
        label: "at expiry",
        points: [
          [0, 100],
          [1, 100],
        ],
      },
      {
        label: "before",
        points: [
          [0, 110],
          [1, 110],
        ],
      },
    ],
    220,
  )
  expect(Math.abs((a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThanOrEqual(16)
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
  const [free] = placeLineLabels([line], 220)
  const [clear] = placeLineLabels([line], 220, [], [free?.x ?? 0])
  const half = textShare(line.label) / 2
  expect(Math.abs((clear?.x ?? 0) - (free?.x ?? 0))).toBeGreaterThanOrEqual(half)
})
