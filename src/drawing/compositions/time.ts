import { cumsum } from "d3-array"
import {
  across,
  arc,
  area,
  around,
  type Canvas,
  dot,
  dots,
  inset,
  level,
  line,
  type Point,
  plumb,
  ring,
  strokes,
  ticks,
  trace,
  up,
} from "../pen"
import { daysOf, type Month } from "./month"
import { scaled } from "./scaled"

/**
 * A month as a calendar with one dot per day, sized by activity. Weekends are dim, and the busiest
 * day is ringed.
 */
export function calendar(canvas: Canvas, month: Month): string {
  const { box, palette, random } = canvas
  const { days, firstWeekday } = daysOf(month)
  // Weeks begin on Mondays.
  const offset = (firstWeekday + 6) % 7
  const weeks = Math.ceil((offset + days) / 7)
  const pitchX = (box.right - box.left) / 7
  const pitchY = (box.bottom - box.top) / weeks
  const largest = Math.min(pitchX, pitchY) * 0.4
  const cells = Array.from({ length: days }, (_, day) => {
    const place = offset + day
    const centre: Point = [
      box.left + ((place % 7) + 0.5) * pitchX,
      box.top + (Math.floor(place / 7) + 0.5) * pitchY,
    ]
    return { centre, isWeekend: place % 7 > 4, size: largest * random.between(0.22, 0.92) }
  })
  const best = cells.reduce((a, b) => (b.size > a.size && !b.isWeekend ? b : a))
  canvas.tell(
    `The ${days} days of a month as dots in ${weeks} weeks, as large as each was busy, the busiest one ringed.`,
  )
  return [
    strokes(
      Array.from({ length: weeks - 1 }, (_, week): [Point, Point] => {
        const y = box.top + (week + 1) * pitchY
        return [
          [box.left, y],
          [box.right, y],
        ]
      }),
      palette.rule,
      { width: 2, opacity: 0.6 },
    ),
    ...cells.map(cell =>
      dot(
        cell.centre,
        cell.size,
        cell === best ? palette.line : cell.isWeekend ? palette.quiet : palette.accent,
      ),
    ),
    ring(best.centre, largest * 1.12, palette.line, 5),
  ].join("")
}

/**
 * A month as a dial with one ray per day, as long as the day was busy, and a range of days around
 * it.
 */
export function dial(canvas: Canvas, month: Month): string {
  const { box, palette, random } = canvas
  const { days, firstWeekday } = daysOf(month)
  const outer = (box.bottom - box.top) / 2
  const centre: Point = [across(box, 0.5), box.top + outer]
  const inner = outer * 0.3
  const sizes = scaled([...cumsum(Array.from({ length: days }, () => random.normal()))])
  const best = sizes.indexOf(1)
  const ray = (day: number): [Point, Point] => [
    around(centre, inner, day / days),
    around(centre, inner + (outer * 0.86 - inner) * (0.24 + 0.76 * (sizes[day] ?? 0)), day / days),
  ]
  const all = sizes.map((_, day) => day)
  const isWeekend = (day: number) => [0, 6].includes((firstWeekday + day) % 7)
  const width = Math.max(6, (2 * Math.PI * inner) / days - 3)
  const from = (best - 2) / days
  const to = (best + 2) / days
  canvas.tell(
    `The ${days} days of a month as rays of a dial, weekends dim, the days around the longest marked.`,
  )
  return [
    level(box, centre[1], palette.rule, { width: 2, dash: "2 9" }),
    `<circle cx="${centre[0]}" cy="${centre[1]}" r="${outer}" fill="${palette.background}"/>`,
    ring(centre, outer * 0.92, palette.rule, 2),
    strokes(all.filter(isWeekend).map(ray), palette.quiet, { width }),
    strokes(all.filter(day => !isWeekend(day) && day !== best).map(ray), palette.accent, { width }),
    strokes([ray(best)], palette.line, { width }),
    arc(centre, outer * 0.92, [from, to], palette.accent, { width: 8 }),
    dot(around(centre, outer * 0.92, from), 13, palette.line, palette.background),
    dot(around(centre, outer * 0.92, to), 13, palette.line, palette.background),
  ].join("")
}

/**
 * A price that crosses a range, and below it the premium, which grows only while the price is
 * inside.
 */
export function meter(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const count = 150
  const walk = scaled([...cumsum(Array.from({ length: count }, () => random.normal()))])
  const sorted = [...walk].sort((a, b) => a - b)
  const lower = sorted[Math.floor(count * 0.34)] ?? 0.3
  const upper = sorted[Math.floor(count * 0.72)] ?? 0.7
  const above = inset(box, { bottom: 0.54 })
  const below = inset(box, { top: 0.54, bottom: 0.08 })
  const inside = walk.map(value => value >= lower && value <= upper)
  const streamed = scaled([...cumsum(inside.map(isIn => (isIn ? 1 : 0)))])
  const paid = trace(below, streamed)
  const [top, bottom] = [up(above, upper), up(above, lower)]
  const times = inside.map((_, index) => across(box, index / (count - 1)))
  const spans = inside.flatMap((isIn, index): [Point, Point][] => {
    const [x, next] = [times[index], times[index + 1]]
    return isIn && x !== undefined && next !== undefined
      ? [
          [
            [x, box.bottom],
            [next, box.bottom],
          ],
        ]
      : []
  })
  canvas.tell(
    "A price that comes and goes through a marked range, and below it a premium that grows only while it is inside.",
  )
  return [
    area(
      [
        [box.left, top],
        [box.right, top],
        [box.right, bottom],
        [box.left, bottom],
      ],
      palette.accent,
      0.26,
    ),
    line(trace(above, walk), palette.line, { width: 4 }),
    area([[below.left, below.bottom], ...paid, [below.right, below.bottom]], palette.quiet, 0.7),
    line(paid, palette.accent, { width: 6 }),
    ticks(canvas),
    strokes(joined(spans), palette.accent, { width: 8 }),
    dot(paid.at(-1) ?? [0, 0], 13, palette.line, palette.background),
  ].join("")
}

/** Joins consecutive strokes into one. */
function joined(spans: readonly [Point, Point][]): [Point, Point][] {
  const found: [Point, Point][] = []
  for (const [from, to] of spans) {
    const last = found.at(-1)
    if (last && last[1][0] === from[0]) last[1] = to
    else found.push([from, to])
  }
  return found
}

/** A price, and a range that is moved each time the price leaves it. */
export function rolls(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.1 })
  const count = 160
  const drift = random.pick([0.22, -0.2])
  const walk = scaled([...cumsum(Array.from({ length: count }, () => random.normal() + drift))])
  const half = random.between(0.13, 0.17)
  const boxes: { from: number; to: number; centre: number }[] = []
  let current = { from: 0, to: count - 1, centre: walk[0] ?? 0 }
  walk.forEach((value, index) => {
    if (Math.abs(value - current.centre) <= half) return
    boxes.push({ ...current, to: index })
    current = { from: index, to: count - 1, centre: value }
  })
  boxes.push(current)
  const kept = boxes.filter(({ from, to }) => to > from)
  const x = (index: number) => across(plot, index / (count - 1))
  canvas.tell(
    `A price over time and ${kept.length} ranges, each set anew where the price has left the last one.`,
  )
  return [
    ...kept.map(({ from, to, centre }, index) =>
      area(
        [
          [x(from), up(plot, centre + half)],
          [x(to), up(plot, centre + half)],
          [x(to), up(plot, centre - half)],
          [x(from), up(plot, centre - half)],
        ],
        index % 2 === 0 ? palette.accent : palette.quiet,
        index % 2 === 0 ? 0.34 : 0.7,
      ),
    ),
    line(trace(plot, walk), palette.line, { width: 5 }),
    ...kept
      .slice(1)
      .map(({ from, centre }) =>
        dot([x(from), up(plot, centre)], 10, palette.background, palette.line),
      ),
    ticks(canvas, Math.min(0.86, current.from / (count - 1)), 1),
  ].join("")
}

/** A road with milestones: reached ones are filled, the others are open. */
export function route(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const count = random.whole(5, 7)
  const reached = random.whole(2, count - 2)
  const bends = random.between(1.1, 1.6)
  const phase = random.next()
  const place = (share: number): Point => [
    across(box, 0.015 + 0.97 * share),
    up(box, 0.46 + (share - 0.5) * 0.4 + 0.24 * Math.sin(2 * Math.PI * (bends * share + phase))),
  ]
  const road = Array.from({ length: 121 }, (_, index) => place(index / 120))
  const stones = Array.from({ length: count }, (_, index) => place(index / (count - 1)))
  const now = stones[reached] ?? [0, 0]
  const done = road.filter(([x]) => x <= now[0])
  canvas.tell(`A road with ${count} milestones, ${reached + 1} of them reached.`)
  return [
    line(road, palette.quiet, { width: 22 }),
    line(road, palette.background, { width: 3, dash: "2 14" }),
    line(done, palette.accent, { width: 22 }),
    plumb(now, canvas),
    ...stones.map((stone, index) =>
      index <= reached
        ? dot(stone, index === reached ? 24 : 17, palette.line, palette.background)
        : dot(stone, 17, palette.background, palette.quiet),
    ),
    dots([now], palette.accent, 9),
    ticks(canvas),
  ].join("")
}
