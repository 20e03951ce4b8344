import { cumsum } from "d3-array"
import { normalDensity } from "../../options/normal-distribution"
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
  plumb,
  steps,
  ticks,
  trace,
  up,
} from "../pen"

/** A price up to today, and the widening fan of its possible future. */
export function fan(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.1 })
  const today = random.between(0.32, 0.44)
  const past = [...cumsum(Array.from({ length: 60 }, () => random.normal()))]
  const last = past.at(-1) ?? 0
  const spread = Math.max(...past.map(value => Math.abs(value - last)))
  const level = random.between(0.44, 0.56)
  const history = past.map(
    (value, index): Point => [
      across(plot, (index / 59) * today),
      up(plot, level + (0.34 * (value - last)) / (spread || 1)),
    ],
  )
  const drift = random.between(-0.08, 0.12)
  const quantiles = [0.46, 0.33, 0.2, 0.09]
  const edge = (share: number) =>
    steps(24).map(
      (time): Point => [
        across(plot, today + (1 - today) * time),
        up(plot, level + drift * time + share * Math.sqrt(time)),
      ],
    )
  const path = cumsum(Array.from({ length: 90 }, () => random.normal() / 9.5))
  const future = [0, ...path].map((value, index): Point => {
    const time = index / 90
    const held = Math.max(-0.42, Math.min(0.42, value * 0.3))
    return [across(plot, today + (1 - today) * time), up(plot, level + drift * time + held)]
  })
  const now = history.at(-1) ?? [0, 0]
  canvas.tell(
    `A price until today, and ${quantiles.length} widening bands of where it may go, with one path through them.`,
  )
  return [
    ...quantiles.map((share, index) =>
      area([...edge(share), ...edge(-share).reverse()], palette.accent, 0.13 + 0.07 * index),
    ),
    line(future, palette.accent, { width: 3 }),
    plumb(now, canvas),
    line(history, palette.line, { width: 6 }),
    dot(now, 13, palette.line, palette.background),
    ticks(canvas, today, 1),
  ].join("")
}

/** Histogram of results, with the worst ones set apart. */
export function tail(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.04 })
  const count = random.whole(38, 52)
  const centre = random.between(0.52, 0.64)
  const spread = random.between(0.13, 0.17)
  const bound = centre - spread * random.between(1.1, 1.5)
  const density = (x: number) => {
    const z = (x - centre) / (x < centre ? spread * 1.35 : spread)
    return normalDensity(z) / normalDensity(0)
  }
  const pitch = (plot.right - plot.left) / count
  const rects = Array.from({ length: count }, (_, index) => {
    const x = (index + 0.5) / count
    const height = Math.max(0.012, density(x) * random.between(0.84, 1.06))
    const y = up(plot, Math.min(1, height * 0.94))
    return {
      share: x,
      x: across(plot, x) - pitch * 0.4,
      y,
      width: pitch * 0.8,
      height: plot.bottom - y,
    }
  })
  canvas.tell(
    `How often each of ${count} results came, in bars; those of the left tail stand apart.`,
  )
  return [
    bars(
      rects.filter(({ share }) => share >= bound),
      palette.quiet,
    ),
    bars(
      rects.filter(({ share }) => share < bound),
      palette.alarm,
    ),
    line(
      trace(
        plot,
        steps(80).map(x => 0.94 * density(x)),
      ),
      palette.line,
      { width: 5 },
    ),
    plumb([across(plot, bound), plot.top], canvas),
    ticks(canvas, 0.01, bound),
  ].join("")
}

/** Pairs of results as dots, and their line of best fit within its band. */
export function scatter(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { top: 0.02, bottom: 0.1 })
  const slope = random.between(0.45, 0.8) * random.pick([1, 1, -1])
  const noise = random.between(0.09, 0.13)
  const at = (x: number) => 0.5 + slope * (x - 0.5)
  const inside = (value: number) => Math.max(0.03, Math.min(0.97, value))
  const points = Array.from({ length: 70 }, (): Point => {
    const x = inside(0.5 + random.normal() * 0.22)
    return [x, inside(at(x) + random.normal() * noise)]
  })
  const isNear = ([x, y]: Point) => Math.abs(y - at(x)) < noise
  const place = ([x, y]: Point): Point => [across(plot, x), up(plot, y)]
  const fitted = (offset: number, bend = 0) =>
    steps(24).map(x => place([x, at(x) + offset + bend * (x - 0.5) ** 2 * 4]))
  canvas.tell(
    `${points.length} pairs of results as dots and the ${slope > 0 ? "rising" : "falling"} line that fits them, in its band.`,
  )
  return [
    area(
      [...fitted(noise * 0.5, 0.03), ...fitted(-noise * 0.5, -0.03).reverse()],
      palette.accent,
      0.24,
    ),
    dots(points.filter(point => !isNear(point)).map(place), palette.quiet, 11),
    dots(points.filter(isNear).map(place), palette.accent, 11),
    line(fitted(0), palette.line, { width: 6 }),
    ticks(canvas, 0.28, 0.72),
  ].join("")
}
