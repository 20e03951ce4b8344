import {
  across,
  arc,
  area,
  around,
  bars,
  type Canvas,
  dot,
  dots,
  inset,
  line,
  type Point,
  ring,
  strokes,
  ticks,
} from "../pen"

/** Members as dots, with lines between the nearest; one member has many connections. */
export function network(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const count = random.whole(26, 36)
  const turn = random.next()
  const [rx, ry] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2]
  const centre: Point = [across(box, 0.5), box.top + ry]
  const members = Array.from({ length: count }, (_, index): Point => {
    // Spaced evenly like sunflower seeds, never in rows.
    const radius = Math.sqrt((index + 0.4) / count) * random.between(0.94, 1.02)
    const [x, y] = around([0, 0], radius, turn + index * 0.381966)
    return [centre[0] + x * rx * 0.97, centre[1] + y * ry * 0.95]
  })
  const away = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)
  const hub = members[0] ?? centre
  const nearest = (from: Point, wanted: number) =>
    members
      .filter(member => member !== from)
      .sort((a, b) => away(a, from) - away(b, from))
      .slice(0, wanted)
  const known = nearest(hub, random.whole(7, 9))
  const isKnown = (member: Point) => known.includes(member)
  canvas.tell(
    `${count} members as dots, each joined to the nearest; ${known.length} of them to the one in the middle.`,
  )
  return [
    strokes(
      members.flatMap(from => nearest(from, 2).map((to): [Point, Point] => [from, to])),
      palette.rule,
      { width: 2.5 },
    ),
    strokes(
      known.map((to): [Point, Point] => [hub, to]),
      palette.accent,
      { width: 4 },
    ),
    dots(
      members.filter(member => !isKnown(member)),
      palette.quiet,
      11,
    ),
    dots(known, palette.accent, 15),
    ring(hub, 34, palette.accent, 3),
    dot(hub, 20, palette.line, palette.background),
  ].join("")
}

/** Rows of seats in a half circle around a speaker; some of them are highlighted. */
export function hall(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const width = box.right - box.left
  const height = box.bottom - box.top
  const flat = Math.min(1, (width * 0.5) / height)
  const stage: Point = [across(box, 0.5), box.bottom - 10]
  const rows = Math.max(3, Math.min(7, Math.floor(height / 62)))
  const lit = random.between(0.12, 0.2)
  const seats = Array.from({ length: rows }, (_, row) => {
    const radius = height * (0.3 + (0.66 * row) / (rows - 1))
    const count = Math.round((radius * flat * 3.1) / 44)
    return Array.from({ length: count + 1 }, (_, seat): Point => {
      const [x, y] = around([0, 0], radius, -0.25 + (0.5 * seat) / count)
      return [stage[0] + x * flat * 1.05, stage[1] + y]
    })
  }).flat()
  const taken = seats.map(() => random.next())
  canvas.tell(`${seats.length} seats in ${rows} half circles before a speaker, some of them lit.`)
  return [
    dots(
      seats.filter((_, index) => (taken[index] ?? 1) >= lit),
      palette.quiet,
      12,
    ),
    dots(
      seats.filter((_, index) => (taken[index] ?? 1) < lit),
      palette.accent,
      12,
    ),
    line(
      [
        [stage[0] - 70, stage[1] + 10],
        [stage[0] + 70, stage[1] + 10],
      ],
      palette.accent,
      { width: 8 },
    ),
    dot([stage[0], stage[1] - 26], 20, palette.line, palette.background),
  ].join("")
}

/** A table of results: the longest bar leads. */
export function podium(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.06 })
  const count = Math.max(4, Math.min(8, Math.floor((plot.bottom - plot.top) / 52)))
  const lengths = Array.from({ length: count }, () => random.between(0.12, 0.8))
    .sort((a, b) => b - a)
    .map((length, place) => (place === 0 ? Math.max(length, 0.86) : length))
  const pitch = (plot.bottom - plot.top) / count
  const start = across(plot, 0.02)
  const rows = lengths.map((length, place) => ({
    x: start,
    y: plot.top + (place + 0.2) * pitch,
    width: (plot.right - start) * length,
    height: pitch * 0.6,
  }))
  canvas.tell(`A table of ${count} results as bars, the longest lit.`)
  return [
    bars(rows.slice(0, 1), palette.accent),
    bars(rows.slice(1, 3), palette.quiet),
    bars(rows.slice(3), palette.quiet, 0.55),
    line(
      [
        [start, plot.top],
        [start, plot.bottom],
      ],
      palette.line,
      { width: 5 },
    ),
    ...rows
      .slice(0, 3)
      .map(({ x, y, width, height }, place) =>
        dot([x + width, y + height / 2], place === 0 ? 16 : 11, palette.line, palette.background),
      ),
    ticks(canvas, 0.02, 0.02 + 0.98 * (lengths[0] ?? 1)),
  ].join("")
}

/** Growing stacks of coins, with the last one highest. */
export function coins(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { bottom: 0.05 })
  const stacks = random.whole(6, 8)
  const pitch = (plot.right - plot.left) / stacks
  const width = pitch * 0.66
  const thick = Math.max(14, (plot.bottom - plot.top) / 17)
  const most = Math.floor((plot.bottom - plot.top) / thick)
  const counts = Array.from({ length: stacks }, (_, index) =>
    Math.max(
      1,
      Math.min(
        most,
        Math.round(most * (0.14 + (0.86 * index) / (stacks - 1)) * random.between(0.75, 1.05)),
      ),
    ),
  )
  const best = counts.indexOf(Math.max(...counts))
  const coin = (stack: number, place: number): [Point, Point] => {
    const x = plot.left + (stack + 0.5) * pitch + random.between(-1, 1) * pitch * 0.025
    const y = plot.bottom - (place + 0.5) * thick
    const half = width / 2 - thick * 0.4
    return [
      [x - half, y],
      [x + half, y],
    ]
  }
  const all = counts.map((count, stack) =>
    Array.from({ length: count }, (_, place) => coin(stack, place)),
  )
  const tops = all.map(stack => stack.at(-1)).filter(pair => pair !== undefined)
  canvas.tell(`Coins in ${stacks} stacks, the highest of ${counts[best] ?? 0} lit.`)
  return [
    strokes(all.filter((_, stack) => stack !== best).flat(), palette.quiet, {
      width: thick * 0.78,
    }),
    strokes(all[best] ?? [], palette.accent, { width: thick * 0.78 }),
    line(
      tops.map(([[ax, y], [bx]]): Point => [(ax + bx) / 2, y - thick * 0.5]),
      palette.line,
      { width: 5 },
    ),
    ...tops
      .slice(-1)
      .map(([[ax, y], [bx]]) =>
        dot([(ax + bx) / 2, y - thick * 0.5], 12, palette.line, palette.background),
      ),
    ticks(canvas),
  ].join("")
}

/** A stage with speakers, lit from above. */
export function stage(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const height = box.bottom - box.top
  const count = random.whole(3, 5)
  const floor = box.bottom - 10
  const speakers = Array.from({ length: count }, (_, index) => ({
    x: across(box, (index + 0.5 + random.between(-0.14, 0.14)) / count),
    lamp: across(box, 0.5 + ((index + 0.5) / count - 0.5) * 0.55),
  }))
  const lit = random.whole(0, count - 1)
  const half = ((box.right - box.left) / count) * 0.42
  canvas.tell(`${count} lights from above on a stage with a speaker each, one of them bright.`)
  return [
    ...speakers.map(({ x, lamp }, index) =>
      area(
        [
          [lamp - 8, box.top],
          [lamp + 8, box.top],
          [x + half, floor],
          [x - half, floor],
        ],
        index === lit ? palette.accent : palette.quiet,
        index === lit ? 0.75 : 0.5,
      ),
    ),
    dots(
      speakers.map(({ lamp }): Point => [lamp, box.top]),
      palette.line,
      13,
    ),
    line(
      [
        [box.left, floor],
        [box.right, floor],
      ],
      palette.rule,
      { width: 6 },
    ),
    ...speakers.map(({ x }, index) => {
      const size = index === lit ? height * 0.062 : height * 0.045
      return dot([x, floor - size * 2.4], size, palette.line, palette.background)
    }),
    ...speakers.map(({ x }, index) => {
      const size = index === lit ? height * 0.062 : height * 0.045
      return arc([x, floor], size * 1.5, [-0.25, 0.25], palette.line, { width: size * 0.8 })
    }),
  ].join("")
}
