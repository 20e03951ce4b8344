import { cumsum } from "d3-array"
import {
  across,
  area,
  bars,
  type Canvas,
  dot,
  inset,
  level,
  line,
  type Point,
  plumb,
  strokes,
  ticks,
  trace,
  up,
} from "../pen"
import { scaled } from "./scaled"

/** Daily prices as candles, and the level of the last one. */
export function candles(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.1 })
  const count = random.whole(26, 34)
  const moves = Array.from({ length: count }, () => random.normal() + 0.12)
  const closes = [...cumsum(moves)]
  const days = closes.map((close, day) => {
    const open = closes[day - 1] ?? 0
    return {
      open,
      close,
      high: Math.max(open, close) + Math.abs(random.normal()) * 0.6,
      low: Math.min(open, close) - Math.abs(random.normal()) * 0.6,
    }
  })
  const lowest = Math.min(...days.map(({ low }) => low))
  const highest = Math.max(...days.map(({ high }) => high))
  const toY = (value: number) => up(plot, (value - lowest) / (highest - lowest))
  const pitch = (plot.right - plot.left) / count
  const middle = (day: number) => plot.left + (day + 0.5) * pitch
  const bodies = days.map(({ open, close }, day) => ({
    rises: close > open,
    x: middle(day) - pitch * 0.32,
    y: toY(Math.max(open, close)),
    width: pitch * 0.64,
    height: Math.max(4, Math.abs(toY(open) - toY(close))),
  }))
  const last: Point = [middle(count - 1), toY(closes.at(-1) ?? 0)]
  canvas.tell(`Prices of ${count} days as candles, and a line at the level of the last one.`)
  return [
    level(plot, last[1], palette.line, { width: 2, dash: "2 9" }),
    strokes(
      days.map(({ high, low }, day): [Point, Point] => [
        [middle(day), toY(high)],
        [middle(day), toY(low)],
      ]),
      palette.rule,
    ),
    bars(
      bodies.filter(({ rises }) => rises),
      palette.accent,
    ),
    bars(
      bodies.filter(({ rises }) => !rises),
      palette.quiet,
    ),
    dot(last, 12, palette.line, palette.background),
    ticks(canvas, (count - 8) / count, (count - 0.5) / count),
  ].join("")
}

/** Bids and offers as two staircases with the spread between them. */
export function depth(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.1 })
  const middle = random.between(0.44, 0.56)
  const half = random.between(0.03, 0.07)
  const flight = (from: number, to: number) => {
    const count = random.whole(9, 13)
    const sizes = Array.from({ length: count }, () => random.between(0.3, 1.7))
    const heights = scaled([0, ...cumsum(sizes)]).slice(1)
    const top = random.between(0.8, 1)
    return heights.flatMap((height, index): Point[] => [
      [across(plot, from + ((to - from) * index) / count), up(plot, height * top)],
      [across(plot, from + ((to - from) * (index + 1)) / count), up(plot, height * top)],
    ])
  }
  const bids = flight(middle - half, 0)
  const offers = flight(middle + half, 1)
  const closed = (points: Point[], edge: number): Point[] => [
    [points[0]?.[0] ?? 0, plot.bottom],
    ...points,
    [across(plot, edge), plot.bottom],
  ]
  canvas.tell("Bids and offers as two flights of steps, and the spread between them as a range.")
  return [
    area(closed(bids, 0), palette.accent, 0.45),
    area(closed(offers, 1), palette.quiet, 0.75),
    line(bids, palette.line, { width: 5 }),
    line(offers, palette.accent, { width: 5 }),
    plumb([across(plot, middle), plot.top], canvas),
    ticks(canvas, middle - half, middle + half),
  ].join("")
}

/** Positions as price ranges, one below the other, with today's price through them. */
export function ranges(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.08 })
  const count = Math.max(4, Math.min(9, Math.floor((plot.bottom - plot.top) / 46)))
  const price = random.between(0.4, 0.6)
  const rows = Array.from({ length: count }, (_, row) => {
    const centre = price + random.normal() * 0.17
    const half = random.between(0.04, 0.24)
    const y = plot.top + ((row + 0.5) * (plot.bottom - plot.top)) / count
    return { lower: Math.max(0.01, centre - half), upper: Math.min(0.99, centre + half), y }
  })
  const isIn = ({ lower, upper }: (typeof rows)[number]) => lower < price && price < upper
  canvas.tell(
    `${count} positions as ranges of prices; the price passes through ${rows.filter(isIn).length} of them, which are lit.`,
  )
  return [
    line(
      [
        [across(plot, price), plot.top - 12],
        [across(plot, price), box.bottom],
      ],
      palette.line,
      { width: 3, dash: "2 9" },
    ),
    ...rows.flatMap(row => {
      const ends: Point[] = [row.lower, row.upper].map(share => [across(plot, share), row.y])
      const lit = isIn(row)
      return [
        line(ends, lit ? palette.accent : palette.quiet, { width: lit ? 16 : 11 }),
        ...ends.map(end =>
          dot(end, lit ? 14 : 10, lit ? palette.line : palette.quiet, palette.background),
        ),
      ]
    }),
    ticks(canvas),
    dot([across(plot, price), box.bottom], 13, palette.line, palette.background),
  ].join("")
}

/**
 * Price sources that nearly agree, the price that they vary around, and one source that is far off
 * for a while.
 */
export function feeds(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { top: 0.04, bottom: 0.1 })
  const count = 72
  const walk = scaled([...cumsum(Array.from({ length: count }, () => random.normal()))])
  const truth = walk.map(value => 0.16 + 0.42 * value)
  const sources = Array.from({ length: 6 }, () =>
    truth.map(value => value + random.normal() * 0.028),
  )
  const from = random.whole(30, 44)
  const length = random.whole(6, 9)
  const away = truth.map((value, index) => {
    const share = (index - from) / length
    return share < 0 || share > 1 ? value : value + (0.97 - value) * Math.sin(Math.PI * share) ** 2
  })
  const spike = trace(plot, away).slice(from - 1, from + length + 2)
  const peak = spike.reduce((a, b) => (b[1] < a[1] ? b : a))
  canvas.tell(
    "Six sources of a price that nearly agree, their middle as a bold line, and one that leaps away from it.",
  )
  return [
    ...sources.map(source => line(trace(plot, source), palette.accent, { width: 2, opacity: 0.6 })),
    line(spike, palette.alarm, { width: 4 }),
    dot(peak, 10, palette.background, palette.alarm),
    line(trace(plot, truth), palette.line, { width: 6 }),
    ticks(canvas, from / count, (from + length) / count),
  ].join("")
}
