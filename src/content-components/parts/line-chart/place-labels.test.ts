import type { Point } from "./chart-data"
import { type LabeledLine, placeLineLabels, textShare } from "./line-labels"
import { packNames, packRows } from "./marker-rows"
import { crosses } from "./place-labels"

/** Widths of the plot in pixels on screens of 320 and 360, and on wide ones. */
const widths = [220, 260, 660]
const height = 220

const lineOf = (label: string, ...points: Point[]): LabeledLine => ({ label, points })
const level = (label: string, y: number) => lineOf(label, [0, y], [1, y])
const sampled = (label: string, valueAt: (x: number) => number) =>
  lineOf(label, ...Array.from({ length: 81 }, (_, at): Point => [at / 80, valueAt(at / 80)]))

/**
 * Labels that overlap a line when the plot, laid out for its narrowest width, is shown at another
 * width.
 */
function onLines(lines: LabeledLine[], further: Point[][], shown: number): string[] {
  const [narrow = 0] = widths
  const places = placeLineLabels(lines, { height, width: narrow, lines: further })
  const drawn = [...lines.map(({ points }) => points), ...further].map(points =>
    points.map(([x, y]): Point => [x * shown, y]),
  )
  return lines.flatMap(({ label }, index) => {
    const place = places[index]
    if (!place) return [`${label} is not placed`]
    const half = ((textShare(label, shown) - 8 / shown) * shown) / 2
    const x = place.x * shown
    const box = { left: x - half, right: x + half, top: place.y - 9, bottom: place.y + 3 }
    const isOutside = box.left < 0 || box.right > shown || box.top < 0 || box.bottom > height
    return isOutside || drawn.some(line => crosses(line, box)) ? [label] : []
  })
}

describe.each(widths)("placeLineLabels in a plot of %s pixels", width => {
  test.each<[string, LabeledLine[], Point[][]]>([
    [
      "two lines cross",
      [lineOf("asset", [0, 200], [1, 20]), lineOf("quote token", [0, 20], [1, 200])],
      [],
    ],
    ["two lines lie close", [level("at expiry", 100), level("before", 110)], []],
    [
      "a curve meets a level",
      [level("collateral 500 USDC", 100), lineOf("requirement", [0, 20], [0.3, 110], [1, 200])],
      [],
    ],
    [
      "a line leaves at the corners",
      [lineOf("position", [0, 219], [1, 1]), lineOf("short put", [0, 219], [0.5, 1], [1, 1])],
      [],
    ],
    [
      "a curve turns sharply",
      [
        sampled("30 days before", x => 110 - 90 * Math.tanh((x - 0.5) * 8)),
        lineOf("at expiry", [0, 200], [0.5, 200], [0.5001, 20], [1, 20]),
      ],
      [],
    ],
    [
      "markers cut the plot",
      [sampled("7 days", x => 110 + 80 * Math.sin(6 * x))],
      [0.2, 0.5, 0.8].map((x): Point[] => [
        [x, 0],
        [x, height],
      ]),
    ],
  ])("keeps labels off every line when %s", (_, lines, further) => {
    expect(onLines(lines, further, width)).toEqual([])
  })
})

test("places a label next to its own line when another line is far away", () => {
  const lines = [level("upper", 30), level("lower", 190)]
  const [upper, lower] = placeLineLabels(lines, { height, width: 220 })
  expect(Math.abs((upper?.y ?? 0) - 30)).toBeLessThan(20)
  expect(Math.abs((lower?.y ?? 0) - 190)).toBeLessThan(20)
})

test("returns no place when a label fits nowhere", () => {
  const lines = Array.from({ length: 30 }, (_, index) => level(`line ${index}`, index * 8))
  expect(placeLineLabels(lines, { height, width: 220 })).toContain(undefined)
})

describe("packRows", () => {
  const rowsOf = (...texts: [x: number, label: string][]) =>
    packRows(
      texts.map(([x, label]) => ({ x, label })),
      220,
    )

  test("puts texts in one row when they are far apart", () => {
    const rows = rowsOf([0.1, "strike"], [0.9, "even"])
    expect(rows.map(({ row }) => row)).toEqual([0, 0])
  })

  test("anchors texts at an edge when they are near it", () => {
    const [left, right] = rowsOf([0, "breakeven 900"], [1, "breakeven 1,100"])
    expect(left?.anchor).toBe("start")
    expect(right?.anchor).toBe("end")
  })

  test("moves a text inward when it would extend past the other edge", () => {
    const label = "liquidatable below 1,900.25"
    const [only] = rowsOf([0.45, label])
    expect(only?.anchor).toBe("middle")
    expect(only?.x).toBeGreaterThanOrEqual(Math.min(textShare(label, 220) / 2, 0.5))
  })

  test("starts a marker's line below the texts that it would cross", () => {
    const rows = rowsOf([0.4, "strike 1,900"], [0.5, "price 2,000"], [0.6, "breakeven 2,100"])
    expect(rows.map(({ row }) => row)).toEqual([0, 1, 2])
    // The first line starts below the last text, which overlaps it.
    expect(rows.map(({ lineFrom }) => lineFrom)).toEqual([2, 2, 2])
    const [far] = rowsOf([0.05, "a"], [0.9, "b"])
    expect(far?.lineFrom).toBe(0)
  })
})

test("places names that fit nowhere above the plot without overlap", () => {
  const names = packNames(["short put and its cash", "in-the-money amount", "cash"], 260)
  expect(names.map(({ row }) => row)).toEqual([0, 1, 1])
  expect(names[2]?.x).toBeGreaterThanOrEqual(textShare("in-the-money amount", 260))
})
