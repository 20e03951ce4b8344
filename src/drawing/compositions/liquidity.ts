import { normalDensity } from "../../options/normal-distribution"
import { liquidityValue } from "../payoff"
import {
  across,
  area,
  bars,
  type Canvas,
  dot,
  dots,
  inset,
  line,
  type Point,
  steps,
  ticks,
  trace,
  up,
} from "../pen"

/**
 * Liquidity by tick, highlighted within a range, and the value of a position in that range above
 * it.
 */
export function liquidity(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const count = random.whole(40, 60)
  const centre = random.between(0.36, 0.64)
  const lower = centre - random.between(0.08, 0.2)
  const upper = centre + random.between(0.08, 0.2)
  const spread = random.between(0.12, 0.22)
  const second = { at: random.between(0.15, 0.85), weight: random.between(0.1, 0.5) }
  const heights = Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5) / count
    const density =
      normalDensity((x - centre) / spread) + second.weight * normalDensity((x - second.at) / 0.07)
    return density * random.between(0.82, 1.12) + 0.012
  })
  const highest = Math.max(...heights)
  const plot = inset(box, { top: 0.28 })
  const pitch = (box.right - box.left) / count
  const rects = heights.map((height, index) => {
    const y = up(plot, height / highest)
    return { x: box.left + (index + 0.12) * pitch, y, width: pitch * 0.76, height: plot.bottom - y }
  })
  const isIn = (index: number) => (index + 0.5) / count >= lower && (index + 0.5) / count <= upper
  const upperHalf = inset(box, { bottom: 0.45 })
  const valueAt = (x: number) => liquidityValue(0.3 + lower, 0.3 + upper, 0.3 + x)
  const low = valueAt(0)
  const values = steps(120).map(x => (valueAt(x) - low) / (1 - low))
  canvas.tell(
    `Liquidity by tick in ${count} bars, a range of it lit, below the value of a position in that range.`,
  )
  return [
    bars(
      rects.filter((_, index) => !isIn(index)),
      palette.quiet,
    ),
    bars(
      rects.filter((_, index) => isIn(index)),
      palette.accent,
    ),
    line(trace(upperHalf, values), palette.line, { width: 6 }),
    ticks(canvas, lower, upper),
  ].join("")
}

/** Two overlapping ranges, with their overlap highlighted. */
export function overlap(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.06 })
  const left = {
    at: random.between(0.3, 0.42),
    width: random.between(0.08, 0.14),
    height: random.between(0.75, 1),
  }
  const right = {
    at: random.between(0.56, 0.7),
    width: random.between(0.08, 0.15),
    height: random.between(0.6, 1),
  }
  const xs = steps(160)
  const bell = ({ at, width, height }: typeof left) =>
    xs.map(x => height * Math.exp(-(((x - at) / width) ** 2) / 2))
  const [first, second] = [bell(left), bell(right)]
  const both = first.map((value, index) => Math.min(value, second[index] ?? 0))
  canvas.tell("Two hills of liquidity side by side, the part that both cover filled.")
  return [
    area(trace(plot, first), palette.quiet, 0.7),
    area(trace(plot, second), palette.quiet, 0.7),
    area(trace(plot, both), palette.accent),
    line(trace(plot, first), palette.line, { width: 5 }),
    line(trace(plot, second), palette.accent, { width: 5 }),
    dot([across(plot, left.at), up(plot, left.height)], 9, palette.background, palette.line),
    dot([across(plot, right.at), up(plot, right.height)], 9, palette.background, palette.accent),
    ticks(canvas, left.at + left.width / 3, right.at - right.width / 3),
  ].join("")
}

/** Many small positions stacked by price under a curve. */
export function crowd(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const columns = 44
  const centre = random.between(0.35, 0.65)
  const spread = random.between(0.13, 0.21)
  const skew = random.between(-0.5, 0.5)
  const density = (x: number) => {
    const z = (x - centre) / spread
    return Math.exp((-z * z) / 2) * (1 + skew * Math.tanh(z))
  }
  const highest = Math.max(...steps(100).map(density))
  const pitch = (box.right - box.left) / columns
  const plot = inset(box, { bottom: 0.08 })
  const rows = Math.floor((plot.bottom - plot.top) / pitch) - 1
  const lower = centre - spread * random.between(0.5, 1)
  const upper = centre + spread * random.between(0.5, 1)
  const stack = (column: number): Point[] => {
    const x = (column + 0.5) / columns
    const height = Math.round((density(x) / highest) * random.between(0.75, 1) * rows)
    return Array.from({ length: height }, (_, row) => [
      across(box, x),
      plot.bottom - (row + 0.5) * pitch,
    ])
  }
  const stacks = Array.from({ length: columns }, (_, column) => ({
    isIn: (column + 0.5) / columns >= lower && (column + 0.5) / columns <= upper,
    points: stack(column),
  }))
  const crowdOf = (isIn: boolean) =>
    stacks.filter(item => item.isIn === isIn).flatMap(({ points }) => points)
  const envelope = trace(
    plot,
    steps(100).map(x => 0.05 + (0.95 * density(x)) / highest),
  )
  canvas.tell("Many small positions stacked by price under one curve, those in a range lit.")
  return [
    dots(crowdOf(false), palette.quiet, pitch * 0.3),
    dots(crowdOf(true), palette.accent, pitch * 0.3),
    line(envelope, palette.line, { width: 5 }),
    ticks(canvas, lower, upper),
  ].join("")
}
