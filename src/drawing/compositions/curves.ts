import { normalDensity } from "../../options/normal-distribution"
import { normalDistribution } from "../payoff"
import {
  across,
  area,
  type Canvas,
  dot,
  inset,
  line,
  type Point,
  plumb,
  steps,
  ticks,
  trace,
  up,
} from "../pen"

/** Implied volatility by strike at several maturities, each quote a dot. */
export function smile(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.08 })
  const centre = random.between(0.42, 0.6)
  const skew = random.between(-0.5, 0.35)
  const quotes = random.whole(9, 13)
  const maturities = random.whole(3, 4)
  const curves = Array.from({ length: maturities }, (_, index) => {
    const steepness = random.between(2.6, 3.4) / (1 + index * 0.9)
    return (x: number) => 0.13 * index + steepness * (x - centre) ** 2 + skew * (x - centre)
  })
  const xs = steps(80)
  const values = curves.flatMap(curve => xs.map(curve))
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const at = (curve: (x: number) => number, x: number): Point => [
    across(plot, x),
    up(plot, (curve(x) - low) / (high - low)),
  ]
  const half = random.between(0.12, 0.22)
  const lean =
    skew < -0.15 ? "falling with the strike" : skew > 0.15 ? "rising with the strike" : ""
  canvas.tell(
    `Implied volatility by strike at ${maturities} maturities, ${quotes + 1} quotes each: smiles${lean && `, ${lean}`}.`,
  )
  return [
    ...[...curves].reverse().flatMap((curve, index) => {
      const isFront = index === maturities - 1
      const color = isFront
        ? palette.line
        : index === maturities - 2
          ? palette.accent
          : palette.quiet
      return [
        line(
          xs.map(x => at(curve, x)),
          color,
          { width: isFront ? 6 : 4 },
        ),
        ...steps(quotes).map(x => dot(at(curve, x), isFront ? 8 : 6, palette.background, color)),
      ]
    }),
    plumb([across(plot, centre), plot.top], canvas),
    ticks(canvas, centre - half, centre + half),
  ].join("")
}

/** Delta as a rising curve over gamma as hills, at several times to expiry. */
export function greeks(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.06 })
  const strike = random.between(0.4, 0.6)
  const isPut = random.next() < 0.4
  const narrowest = random.between(0.05, 0.08)
  const deviations = [1, random.between(1.5, 1.9), random.between(2.4, 3.2)].map(k => k * narrowest)
  const xs = steps(120)
  const z = (x: number, deviation: number) => (x - strike) / deviation
  const gamma = (deviation: number) => {
    const height = (x: number) => (0.86 * normalDensity(z(x, deviation)) * narrowest) / deviation
    return trace(
      plot,
      xs.map(x => height(x) / normalDensity(0)),
    )
  }
  const delta = (deviation: number) => {
    const values = xs.map(x => normalDistribution(z(x, deviation)))
    return trace(plot, isPut ? values.map(value => 1 - value) : values)
  }
  const [front = narrowest] = deviations
  canvas.tell(
    `Delta of a ${isPut ? "put, falling" : "call, rising"} through the strike, over gamma as hills that are higher the nearer expiry is.`,
  )
  return [
    ...deviations.map((deviation, index) =>
      area(gamma(deviation), palette.accent, 0.42 - 0.1 * index),
    ),
    ...deviations.map(deviation => line(gamma(deviation), palette.accent, { width: 3 })),
    ...deviations.slice(1).map(deviation => line(delta(deviation), palette.quiet, { width: 4 })),
    line(delta(front), palette.line, { width: 6 }),
    dot([across(plot, strike), up(plot, 0.5)], 10, palette.background, palette.line),
    ticks(canvas, strike - 1.6 * front, strike + 1.6 * front),
  ].join("")
}
