import { cumsum, sum } from "d3-array"
import {
  across,
  area,
  bars,
  type Canvas,
  dot,
  inset,
  level,
  line,
  n,
  type Point,
  ticks,
  trace,
  up,
} from "../pen"
import type { Random } from "../random"
import { daysOf, type Month } from "./month"

/** A price over time and the range around it: bright inside, dim outside. */
export function priceInRange(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const walk = randomWalk(random, 150, 0)
  const sorted = [...walk].sort((a, b) => a - b)
  const lower = sorted[Math.floor(sorted.length * random.between(0.15, 0.28))] ?? 0.25
  const upper = sorted[Math.floor(sorted.length * random.between(0.72, 0.85))] ?? 0.75
  const plot = inset(box, { bottom: 0.06 })
  const points = trace(plot, walk)
  const [top, bottom] = [up(plot, upper), up(plot, lower)]
  const clip = `<clipPath id="c${canvas.id}"><path d="M${n(plot.left)} ${n(top)}H${n(plot.right)}V${n(bottom)}H${n(plot.left)}z"/></clipPath>`
  canvas.tell("A price over time, bright while it is inside a marked range and dim outside.")
  return [
    clip,
    area(
      [
        [plot.left, top],
        [plot.right, top],
        [plot.right, bottom],
        [plot.left, bottom],
      ],
      palette.accent,
      0.24,
    ),
    level(plot, top, palette.accent),
    level(plot, bottom, palette.accent),
    line(points, palette.quiet, { width: 4 }),
    `<g clip-path="url(#c${canvas.id})">${line(points, palette.line, { width: 5 })}</g>`,
    dot([plot.right, top], 13, palette.line, palette.background),
    dot([plot.right, bottom], 13, palette.line, palette.background),
    ticks(canvas),
  ].join("")
}

/** Many accounts with the same start; one of them ends highest. */
export function contest(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const count = random.whole(8, 13)
  const walks = Array.from({ length: count }, () =>
    randomWalk(random, 64, random.between(-0.2, 0.6), false),
  )
  walks.sort((a, b) => (a.at(-1) ?? 0) - (b.at(-1) ?? 0))
  const all = walks.flat()
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const plot = { ...inset(box, { bottom: 0.06 }), right: box.right - 24 }
  const pointsOf = (walk: number[]) =>
    trace(
      plot,
      walk.map(y => (y - low) / (high - low)),
    )
  const start = up(plot, -low / (high - low))
  const winner = pointsOf(walks.at(-1) ?? [])
  const end = winner.at(-1) ?? [plot.right, plot.top]
  canvas.tell(`${count} accounts as lines from one start; the one that ends highest stands out.`)
  return [
    level(plot, start, palette.rule, { width: 2, dash: "2 9" }),
    ...walks.slice(0, -1).flatMap((walk, index) => {
      const points = pointsOf(walk)
      const color = index >= count - 3 ? palette.accent : palette.quiet
      return [line(points, color, { width: 3 }), dot(points.at(-1) ?? [0, 0], 5, color)]
    }),
    area([[plot.left, start], ...winner, [plot.right, start]], palette.accent, 0.14),
    line(winner, palette.line, { width: 6 }),
    dot([plot.left, start], 13, palette.line, palette.background),
    dot(end, 13, palette.line, palette.background),
    ticks(canvas),
  ].join("")
}

/** Daily results as bars around zero, and their sum as a line. */
export function results(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const count = random.whole(36, 56)
  const drift = random.between(0.1, 0.5)
  const daily = Array.from(
    { length: count },
    () => random.normal() + drift * (random.next() < 0.8 ? 1 : -2),
  )
  const largest = Math.max(...daily.map(Math.abs))
  const low = inset(box, { top: 0.52, bottom: 0.05 })
  const middle = (low.top + low.bottom) / 2
  const pitch = (box.right - box.left) / count
  const rects = daily.map((value, index) => {
    const height = (Math.abs(value) / largest) * ((low.bottom - low.top) / 2)
    return {
      x: box.left + (index + 0.18) * pitch,
      y: value > 0 ? middle - height : middle,
      width: pitch * 0.64,
      height,
    }
  })
  const sums = [...cumsum(daily)]
  const [min, max] = [Math.min(0, ...sums), Math.max(...sums)]
  const plot = inset(box, { bottom: 0.42 })
  const points = trace(
    plot,
    [0, ...sums].map(y => (y - min) / (max - min)),
  )
  canvas.tell(`Results of ${count} days as bars above and below zero, and their sum as a line.`)
  return [
    bars(
      rects.filter((_, index) => (daily[index] ?? 0) > 0),
      palette.accent,
    ),
    bars(
      rects.filter((_, index) => (daily[index] ?? 0) <= 0),
      palette.quiet,
    ),
    level(box, middle, palette.rule, { width: 2 }),
    line(points, palette.line, { width: 5 }),
    dot(points[0] ?? [0, 0], 12, palette.line, palette.background),
    dot(points.at(-1) ?? [0, 0], 12, palette.line, palette.background),
    ticks(canvas),
  ].join("")
}

/** The days of a month as bars, weekends dim, and a line over them. */
export function month(canvas: Canvas, of: Month): string {
  const { box, palette, random } = canvas
  const { days, firstWeekday } = daysOf(of)
  const walk = randomWalk(random, days, random.between(0, 0.5)).slice(0, days)
  const pitch = (box.right - box.left) / days
  const plot = inset(box, { top: 0.18, bottom: 0.04 })
  const isWeekend = (day: number) => [0, 6].includes((firstWeekday + day) % 7)
  const tops = walk.map(value => up(plot, 0.12 + 0.7 * value + random.between(-0.05, 0.05)))
  const best = tops.indexOf(Math.min(...tops))
  const rects = tops.map((y, day) => ({
    x: box.left + (day + 0.14) * pitch,
    y,
    width: pitch * 0.72,
    height: plot.bottom - y,
  }))
  const points = walk.map(
    (value, day): Point => [box.left + (day + 0.5) * pitch, up(plot, 0.3 + 0.86 * value)],
  )
  canvas.tell(
    `The ${days} days of a month as bars, weekends dim, the highest lit, and a line over them.`,
  )
  return [
    bars(
      rects.filter((_, day) => day !== best && isWeekend(day)),
      palette.quiet,
      0.55,
    ),
    bars(
      rects.filter((_, day) => day !== best && !isWeekend(day)),
      palette.quiet,
    ),
    bars(rects.slice(best, best + 1), palette.accent),
    line(points, palette.line, { width: 5 }),
    ticks(canvas, 0.5 / days, (days - 0.5) / days),
  ].join("")
}

const ordinals = ["first", "second", "third", "fourth", "fifth", "sixth"]

/** Staircase of epochs, with the current one highlighted and later ones dim. */
export function epochs(canvas: Canvas, current: number): string {
  const { box, palette, random } = canvas
  const count = 6
  const plot = inset(box, { bottom: 0.06 })
  const rises = Array.from({ length: count }, () => random.between(0.7, 1.3))
  const total = sum(rises)
  const heights = [...cumsum(rises, rise => rise / total)]
  const width = (plot.right - plot.left) / count
  const rects = heights.map((height, index) => ({
    x: plot.left + index * width + 5,
    y: up(plot, 0.08 + 0.84 * height),
    width: width - 10,
    height: plot.bottom - up(plot, 0.08 + 0.84 * height),
  }))
  const wiggle = randomWalk(random, 140, random.between(0.2, 0.6))
  const points = wiggle.map((y, index): Point => {
    const share = index / (wiggle.length - 1)
    return [across(plot, share), up(plot, 0.08 + 0.36 * share + 0.54 * y)]
  })
  canvas.tell(
    `A staircase of ${count} steps, the ${ordinals[current - 1]} one lit, and a line that climbs it.`,
  )
  return [
    bars(rects.slice(0, current - 1), palette.quiet),
    bars(rects.slice(current - 1, current), palette.accent),
    bars(rects.slice(current), palette.quiet, 0.35),
    line(points, palette.line, { width: 4 }),
    ticks(canvas, (current - 1) / count + 0.01, current / count - 0.01),
  ].join("")
}

/** Values of a random walk, scaled to [0, 1] by default; otherwise they start at 0. */
function randomWalk(random: Random, count: number, drift: number, scaled = true): number[] {
  const moves = Array.from({ length: count }, () => random.normal() + drift / 4)
  const walk = [0, ...cumsum(moves)]
  if (!scaled) return walk
  const [low, high] = [Math.min(...walk), Math.max(...walk)]
  return walk.map(value => (value - low) / (high - low))
}
