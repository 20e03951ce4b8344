import { sum } from "d3-array"
import {
  across,
  arc,
  bars,
  type Canvas,
  dot,
  inset,
  line,
  n,
  type Point,
  plumb,
  ring,
  ticks,
  up,
} from "../pen"

/** Treemap of the holders' shares, with the largest highlighted. */
export function treemap(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const steepness = random.between(0.85, 1.15)
  const count = random.whole(14, 20)
  const shares = Array.from({ length: count }, (_, index) => (index + 1) ** -steepness)
  const largest = Math.round((100 * (shares[0] ?? 0)) / sum(shares))
  const found: { x: number; y: number; width: number; height: number }[] = []
  // Halves the shares, and the longer side of the area with them.
  const split = (
    from: number,
    to: number,
    left: number,
    top: number,
    right: number,
    bottom: number,
  ) => {
    if (to - from === 1) {
      found.push({ x: left + 4, y: top + 4, width: right - left - 8, height: bottom - top - 8 })
      return
    }
    const total = sum(shares.slice(from, to))
    let cut = from + 1
    while (cut < to - 1 && sum(shares.slice(from, cut)) < total * 0.46) cut++
    const share = sum(shares.slice(from, cut)) / total
    if (right - left > bottom - top) {
      const x = left + (right - left) * share
      split(from, cut, left, top, x, bottom)
      split(cut, to, x, top, right, bottom)
    } else {
      const y = top + (bottom - top) * share
      split(from, cut, left, top, right, y)
      split(cut, to, left, y, right, bottom)
    }
  }
  split(0, count, box.left, box.top, box.right, box.bottom)
  const first = found[0]
  canvas.tell(`${count} holders as areas of their shares; the largest, ${largest}% of all, lit.`)
  return [
    bars(found.slice(0, 1), palette.accent),
    bars(found.slice(1, 5), palette.quiet),
    bars(found.slice(5), palette.quiet, 0.55),
    ...(first
      ? [
          dot([first.x, first.y], 13, palette.line, palette.background),
          dot(
            [first.x + first.width, first.y + first.height],
            13,
            palette.line,
            palette.background,
          ),
        ]
      : []),
  ].join("")
}

/**
 * Arches with the same start, one for each leverage, as wide as the position that a stake carries.
 */
export function leverage(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const room = Math.min((box.right - box.left) / 2, box.bottom - box.top)
  const widest = room * random.between(0.84, 1)
  const factors = random.pick([
    [1, 2, 5, 10],
    [1, 2, 4, 8],
    [1, 3, 5, 10],
  ])
  const centre = across(box, 0.5)
  const start = centre - widest
  const arches = factors.map(factor => (factor / (factors.at(-1) ?? 1)) * widest)
  const shareOf = (x: number) => (x - box.left) / (box.right - box.left)
  canvas.tell(`Arches from one start, ${factors.join(", ")} times as wide as the stake.`)
  return [
    ...[...arches].reverse().map((radius, index) => {
      const d = `M${n(start)} ${n(box.bottom)}A${n(radius)} ${n(radius)} 0 0 1 ${n(start + 2 * radius)} ${n(box.bottom)}Z`
      const isStake = index === arches.length - 1
      return `<path d="${d}" fill="${isStake ? palette.line : palette.accent}"${isStake ? "" : ` fill-opacity="${0.16 + 0.12 * index}"`}/>`
    }),
    ...arches
      .slice(1)
      .map(radius =>
        arc([start + radius, box.bottom], radius, [-0.25, 0.25], palette.accent, { width: 3 }),
      ),
    arc([start + widest, box.bottom], widest, [-0.25, 0.25], palette.line, { width: 6 }),
    ticks(canvas, shareOf(start), shareOf(start + 2 * widest)),
  ].join("")
}

/** Streams from few sources to several ends, with widths proportional to their flow. */
export function flow(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const plot = inset(box, { top: 0.03, bottom: 0.03 })
  const ends = random.whole(3, 4)
  const sources = 2
  const weights = Array.from({ length: sources }, () =>
    Array.from({ length: ends }, () => random.between(0.5, 1.6)),
  )
  const total = sum(weights.flat())
  const height = plot.bottom - plot.top
  const gapLeft = height * 0.16
  const gapRight = height * 0.1
  const scaleLeft = (height - gapLeft * (sources - 1)) / total
  const scaleRight = (height - gapRight * (ends - 1)) / total
  const rightTops = Array.from({ length: ends }, (_, end) => {
    const before = sum(weights.map(row => sum(row.slice(0, end))))
    return plot.top + before * scaleRight + end * gapRight
  })
  const taken = Array.from({ length: ends }, () => 0)
  let y = plot.top
  const x0 = plot.left + 22
  const x1 = plot.right - 22
  const bend = (x1 - x0) * 0.5
  const lit = random.whole(0, ends - 1)
  const streams = weights.flatMap((row, source) => {
    const made = row.map((weight, end) => {
      const [h0, h1] = [weight * scaleLeft, weight * scaleRight]
      const to = (rightTops[end] ?? 0) + (taken[end] ?? 0)
      taken[end] = (taken[end] ?? 0) + h1
      const d = `M${n(x0)} ${n(y)}C${n(x0 + bend)} ${n(y)} ${n(x1 - bend)} ${n(to)} ${n(x1)} ${n(to)}V${n(to + h1)}C${n(x1 - bend)} ${n(to + h1)} ${n(x0 + bend)} ${n(y + h0)} ${n(x0)} ${n(y + h0)}Z`
      y += h0
      const isLit = end === lit
      return `<path d="${d}" fill="${isLit ? palette.accent : palette.quiet}" fill-opacity="${isLit ? (source === 0 ? 0.9 : 0.65) : source === 0 ? 0.62 : 0.4}"/>`
    })
    y += gapLeft
    return made
  })
  const leftBars = weights.map((row, source) => ({
    x: plot.left,
    y: plot.top + sum(weights.slice(0, source).flat()) * scaleLeft + source * gapLeft,
    width: 14,
    height: sum(row) * scaleLeft,
  }))
  const rightBars = rightTops.map((top, end) => ({
    x: plot.right - 14,
    y: top,
    width: 14,
    height: taken[end] ?? 0,
  }))
  canvas.tell(
    `Streams from ${sources} sources to ${ends} ends, as wide as what flows in them, those to one end lit.`,
  )
  return [...streams, bars([...leftBars, ...rightBars], palette.line)].join("")
}

/** A balanced beam with a large weight near its support and a small one far away. */
export function balance(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const height = box.bottom - box.top
  const mirrored = random.next() < 0.5
  const side = (share: number) => across(box, mirrored ? 1 - share : share)
  const heavy = random.between(0.24, 0.3)
  const light = 0.88
  const pivot = 0.46
  // Balanced weights have areas in the inverse ratio of their distances.
  const large = height * random.between(0.23, 0.27)
  const small = large * Math.sqrt((pivot - heavy) / (light - pivot))
  const y = box.bottom - height * 0.3
  const foot = height * 0.2
  const top: Point = [side(pivot), y + 6]
  canvas.tell("A beam in balance: a large weight near its support, a small one far from it.")
  return [
    `<path d="M${n(top[0])} ${n(top[1])}L${n(top[0] - foot * 0.8)} ${n(box.bottom)}H${n(top[0] + foot * 0.8)}Z" fill="${palette.quiet}"/>`,
    dot([side(heavy), y - large], large, palette.accent),
    dot([side(light), y - small], small, palette.line),
    line(
      [
        [side(0.06), y],
        [side(0.98), y],
      ],
      palette.line,
      { width: 8 },
    ),
    plumb([side(heavy), y], canvas),
    plumb([side(light), y], canvas),
    dot(top, 12, palette.background, palette.line),
    ticks(canvas, ...([mirrored ? 1 - light : heavy, mirrored ? 1 - heavy : light] as const)),
  ].join("")
}

/** Two overlapping circles, with their shared area. */
export function circles(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const height = box.bottom - box.top
  const first = height * random.between(0.42, 0.49)
  const second = height * random.between(0.34, 0.44)
  const apart = (first + second) * random.between(0.66, 0.76)
  const left = across(box, 0.5) - (apart + second - first) / 2
  const y = up(box, 0.5)
  const [a, b]: [Point, Point] = [
    [left, y],
    [left + apart, y],
  ]
  const x = (apart ** 2 + first ** 2 - second ** 2) / (2 * apart)
  const h = Math.sqrt(first ** 2 - x ** 2)
  const lens = `M${n(left + x)} ${n(y - h)}A${n(first)} ${n(first)} 0 0 1 ${n(left + x)} ${n(y + h)}A${n(second)} ${n(second)} 0 0 1 ${n(left + x)} ${n(y - h)}Z`
  canvas.tell("Two circles that meet, the part that they share filled.")
  return [
    line(
      [
        [box.left, y],
        [box.right, y],
      ],
      palette.rule,
      { width: 2, dash: "2 9" },
    ),
    dot(a, first, palette.quiet),
    dot(b, second, palette.quiet),
    `<path d="${lens}" fill="${palette.accent}"/>`,
    ring(a, first, palette.line, 5),
    ring(b, second, palette.accent, 5),
    dot([left + x, y - h], 13, palette.line, palette.background),
    dot([left + x, y + h], 13, palette.line, palette.background),
  ].join("")
}
