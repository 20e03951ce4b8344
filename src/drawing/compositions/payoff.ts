import { type Leg, positionValue, strategyFor } from "../payoff"
import {
  across,
  area,
  type Box,
  type Canvas,
  dot,
  hatch,
  inset,
  level,
  line,
  type Point,
  plumb,
  steps,
  ticks,
  up,
} from "../pen"

/**
 * A payoff at expiry with filled profit and hatched loss, and the value before expiry as a thin
 * line.
 */
export function payoff(canvas: Canvas, words = ""): string {
  const { box, palette, random } = canvas
  const { legs, premium } = strategyFor(words, random)
  const plot = inset(box, { bottom: 0.1 })
  const xs = steps(240)
  const at = (deviation: number) => (x: number) => positionValue(legs, x, deviation) - premium
  const toY = scaleOf(plot, xs.map(at(0)))
  const curve = (deviation: number) =>
    xs.map((x): Point => [across(plot, x), toY(at(deviation)(x))])
  const zero = toY(0)
  const expiry = curve(0)
  const clipped = (keep: (y: number) => number) => [
    [plot.left, zero] as const,
    ...expiry.map(([x, y]): Point => [x, keep(y)]),
    [plot.right, zero] as const,
  ]
  const { definition, fill } = hatch(canvas)
  const spot = random.between(0.3, 0.7)
  const deviation = random.between(0.06, 0.11)
  const [lower, upper] = boundsOf(legs)
  canvas.tell(
    `Profit and loss at expiry of ${toldLegs(legs)}, with the value before expiry as a thin line.`,
  )
  return [
    definition,
    area(
      clipped(y => Math.max(y, zero)),
      fill,
    ),
    area(
      clipped(y => Math.min(y, zero)),
      palette.accent,
      0.4,
    ),
    level(plot, zero, palette.rule, { width: 2 }),
    ...strikesOf(legs).map(strike => plumb([across(plot, strike), toY(at(0)(strike))], canvas)),
    line(curve(deviation), palette.accent, { width: 3 }),
    line(expiry, palette.line, { width: 6 }),
    dot([across(plot, spot), toY(at(deviation)(spot))], 9, palette.background, palette.accent),
    ticks(canvas, lower, upper),
  ].join("")
}

/** A position at ever shorter times to expiry: curves that converge on the payoff. */
export function decay(canvas: Canvas, words = ""): string {
  const { box, palette, random } = canvas
  const { legs } = strategyFor(words, random)
  const plot = inset(box, { bottom: 0.1 })
  const xs = steps(120)
  const widest = random.between(0.2, 0.32)
  const count = random.whole(7, 10)
  const value = (deviation: number) => xs.map(x => positionValue(legs, x, deviation))
  const deviations = steps(count).map(share => widest * Math.sqrt(1 - share))
  const toY = scaleOf(plot, [...value(0), ...value(widest)])
  const curves = deviations.map(deviation =>
    value(deviation).map((y, index): Point => [across(plot, xs[index] ?? 0), toY(y)]),
  )
  const [lower, upper] = boundsOf(legs)
  canvas.tell(
    `Value of ${toldLegs(legs)} as time runs out: ${count + 1} curves that close in on the payoff.`,
  )
  return [
    area([...(curves[0] ?? []), ...[...(curves.at(-1) ?? [])].reverse()], palette.accent, 0.14),
    ...curves.map((points, index) =>
      index === count
        ? line(points, palette.line, { width: 6 })
        : line(points, palette.accent, { width: 2.5, opacity: 0.25 + (0.75 * index) / count }),
    ),
    ticks(canvas, lower, upper),
  ].join("")
}

/** Small legs of a position, one below the other, and their sum next to them. */
export function legs(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const count = random.whole(2, 4)
  const shapes = Array.from(
    { length: count },
    (_, index): Leg => ({
      type: random.pick(["call", "put"]),
      strike: 0.25 + (0.5 * (index + random.between(0.1, 0.9))) / count,
      size: random.pick([1, -1]),
    }),
  )
  const width = box.right - box.left
  const column = { ...box, right: box.left + width * 0.2 }
  const sum = inset({ ...box, left: box.left + width * 0.3 }, { bottom: 0.1 })
  const gap = 0.16
  const minis = shapes.flatMap((leg, index) => {
    const row = inset(column, {
      top: (index + gap) / count,
      bottom: (count - 1 - index + gap) / count,
    })
    const strike = across(row, leg.strike)
    return [
      level(row, row.bottom + 12, palette.rule, { width: 2 }),
      line(curveOf([leg], row), palette.accent, { width: 4 }),
      dot([strike, row.bottom + 12], 6, palette.line),
    ]
  })
  const large = { ...canvas, box: { ...box, left: sum.left } }
  const [lower, upper] = boundsOf(shapes)
  canvas.tell(
    `The payoffs of ${count} legs in small (${toldLegs(shapes)}) and their sum beside them.`,
  )
  return [
    ...minis,
    ...shapes.map(({ strike }) => plumb([across(sum, strike), sum.top], canvas)),
    area(
      [[sum.left, sum.bottom], ...curveOf(shapes, sum), [sum.right, sum.bottom]],
      palette.accent,
      0.22,
    ),
    line(curveOf(shapes, sum), palette.line, { width: 6 }),
    ticks(large, lower, upper),
  ].join("")
}

/** A straight position and a curved one with the same slope at the point where they touch. */
export function convexity(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.1 })
  const xs = steps(120)
  const centre = random.between(0.38, 0.62)
  const sign = random.pick([1, 1, -1])
  const deviation = random.between(0.14, 0.24)
  const straddle: Leg[] = [
    { type: "call", strike: centre, size: sign },
    { type: "put", strike: centre, size: sign },
  ]
  const slope = random.pick([0.7, -0.7, 1])
  const straight = xs.map(x => slope * (x - centre))
  const base = positionValue(straddle, centre, deviation)
  const curved = xs.map((x, i) => (straight[i] ?? 0) + positionValue(straddle, x, deviation) - base)
  const toY = scaleOf(plot, [...straight, ...curved])
  const points = (values: number[]) =>
    values.map((y, i): Point => [across(plot, xs[i] ?? 0), toY(y)])
  const half = deviation * random.between(0.8, 1.2)
  const bend = sign > 0 ? "upwards" : "downwards"
  canvas.tell(`A straight line and a curve that touches it and bends ${bend}, the gap filled.`)
  return [
    area([...points(straight), ...points(curved).reverse()], palette.accent, 0.28),
    line(points(straight), palette.accent, { width: 3.5, dash: "14 12" }),
    line(points(curved), palette.line, { width: 6 }),
    plumb([across(plot, centre), toY(0)], canvas),
    dot([across(plot, centre), toY(0)], 10, palette.background, palette.line),
    ticks(canvas, centre - half, centre + half),
  ].join("")
}

/** Describes a position, for example `a long put and 2 short calls`. */
export function toldLegs(position: readonly Leg[]): string {
  const told = position.map(({ type, size }) => {
    const count = Math.abs(size)
    const side = size > 0 ? "long" : "short"
    return count === 1 ? `a ${side} ${type}` : `${count} ${side} ${type}s`
  })
  const last = told.pop() ?? ""
  return told.length > 0 ? `${told.join(", ")} and ${last}` : last
}

export function curveOf(position: readonly Leg[], box: Box): Point[] {
  const xs = steps(60)
  const values = xs.map(x => positionValue(position, x))
  const toY = scaleOf(box, values)
  return values.map((y, index) => [across(box, xs[index] ?? 0), toY(y)])
}

/** Scales values to pixels, from the lowest at the bottom of the box to the highest at its top. */
function scaleOf(box: Box, values: readonly number[]): (value: number) => number {
  const low = Math.min(...values)
  const high = Math.max(...values)
  return value => up(box, (value - low) / (high - low || 1))
}

function strikesOf(position: readonly Leg[]): number[] {
  return [...new Set(position.map(leg => leg.strike))]
}

/** Price range of a position: between its outer strikes, or around its only one. */
export function boundsOf(position: readonly Leg[]): [number, number] {
  const strikes = strikesOf(position)
  const [low, high] = [Math.min(...strikes), Math.max(...strikes)]
  return high - low > 0.06 ? [low, high] : [low - 0.09, high + 0.09]
}
