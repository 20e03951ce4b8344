import { positionValue, strategyFor } from "../payoff"
import {
  across,
  area,
  bars,
  type Canvas,
  dot,
  inset,
  line,
  type Point,
  steps,
  ticks,
  trace,
  up,
} from "../pen"
import { boundsOf } from "./payoff"

/** Implied volatility by strike and maturity as a surface, with the nearest maturity in front. */
export function surface(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.1 })
  const rows = random.whole(9, 12)
  const centre = random.between(0.42, 0.58)
  const skew = random.between(-0.35, 0.35)
  const back = random.between(0.2, 0.32)
  const height = (strike: number, depth: number) =>
    (0.08 + 1.9 * (strike - centre) ** 2 + skew * (strike - centre)) / (1 + 1.6 * depth) +
    0.12 * depth
  const strikes = steps(28)
  const highest = Math.max(...strikes.map(strike => height(strike, 0)))
  const lowest = Math.min(...strikes.map(strike => height(strike, 0)))
  const place = (strike: number, depth: number): Point => [
    across(plot, strike * (1 - back) + depth * back),
    up(plot, (0.52 * (height(strike, depth) - lowest)) / (highest - lowest) + 0.4 * depth + 0.03),
  ]
  const sheet = steps(rows)
    .reverse()
    .map(depth => strikes.map(strike => place(strike, depth)))
  const ribs = steps(14).map(strike => steps(rows).map(depth => place(strike, depth)))
  const front = sheet.at(-1) ?? []
  canvas.tell(
    `Implied volatility by strike and maturity as a sheet of ${rows + 1} curves, the nearest maturity in front.`,
  )
  return [
    ...sheet.slice(0, -1).map((row, index) => {
      const next = sheet[index + 1] ?? []
      const share = index / rows
      return area([...row, ...[...next].reverse()], palette.accent, 0.1 + 0.36 * share)
    }),
    ...ribs.map(rib => line(rib, palette.quiet, { width: 1.5 })),
    ...sheet.slice(0, -1).map(row => line(row, palette.accent, { width: 2 })),
    line(front, palette.line, { width: 6 }),
    dot(front[0] ?? [0, 0], 12, palette.line, palette.background),
    dot(front.at(-1) ?? [0, 0], 12, palette.line, palette.background),
  ].join("")
}

/** Result of a position by price and time; cells with a gain are highlighted. */
export function heatmap(canvas: Canvas, words = ""): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.08 })
  const { legs, premium } = strategyFor(words, random)
  const columns = random.whole(20, 26)
  const rows = Math.max(
    3,
    Math.round((columns * (plot.bottom - plot.top)) / (plot.right - plot.left)),
  )
  const width = (plot.right - plot.left) / columns
  const height = (plot.bottom - plot.top) / rows
  const cells = steps(rows - 1).flatMap((time, row) =>
    steps(columns - 1).map((price, column) => ({
      value: positionValue(legs, price, 0.24 * Math.sqrt(1 - 0.97 * time)) - premium,
      rect: {
        x: plot.left + column * width + 3,
        y: plot.top + row * height + 3,
        width: width - 6,
        height: height - 6,
      },
    })),
  )
  const largest = Math.max(...cells.map(({ value }) => Math.abs(value)))
  const levels = [0, 0.12, 0.3, 0.55]
  const levelOf = (value: number) =>
    levels.filter(level => Math.abs(value) / largest >= level).length
  const of = (gains: boolean, level: number) =>
    cells.filter(({ value }) => value > 0 === gains && levelOf(value) === level)
  const ends = steps(4 * columns).map(price => positionValue(legs, price) - premium)
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const atExpiry = trace(
    plot,
    ends.map(value => 0.08 + (0.84 * (value - low)) / (high - low || 1)),
  )
  canvas.tell(
    `Profit and loss of a position by price and time in ${columns} by ${rows} cells, the brighter the larger.`,
  )
  return [
    ...levels.flatMap((_, index) => [
      bars(
        of(true, index + 1).map(({ rect }) => rect),
        palette.accent,
        0.25 + 0.25 * index,
      ),
      bars(
        of(false, index + 1).map(({ rect }) => rect),
        palette.quiet,
        0.2 + 0.2 * index,
      ),
    ]),
    line(atExpiry, palette.line, { width: 5 }),
    ticks(canvas, ...boundsOf(legs)),
  ].join("")
}
