import { type Leg, positionValue, strategyFor } from "../payoff"
import {
  across,
  arc,
  area,
  around,
  bars,
  type Canvas,
  dot,
  dots,
  hatch,
  inset,
  level,
  line,
  n,
  type Point,
  plumb,
  ring,
  steps,
  strokes,
  ticks,
  up,
} from "../pen"
import { boundsOf, curveOf } from "./payoff"

/** Many small payoffs, one of them highlighted. */
export function mosaic(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const height = box.bottom - box.top
  const rows = height > 330 ? 3 : 2
  const columns = Math.round(((box.right - box.left) / height) * rows * 0.72)
  const [width, tall] = [(box.right - box.left) / columns, height / rows]
  const lit = random.whole(0, rows * columns - 1)
  const tiles = Array.from({ length: rows * columns }, (_, index) => {
    const x = box.left + (index % columns) * width
    const y = box.top + Math.floor(index / columns) * tall
    const room = {
      left: x + 26,
      right: x + width - 26,
      top: y + tall * 0.22,
      bottom: y + tall * 0.76,
    }
    const { legs } = strategyFor("", random)
    const tile = { x: x + 6, y: y + 6, width: width - 12, height: tall - 12 }
    return { room, legs, tile, isLit: index === lit }
  })
  canvas.tell(`${tiles.length} payoffs in small, one of them lit.`)
  return [
    bars(
      tiles.filter(({ isLit }) => !isLit).map(({ tile }) => tile),
      palette.quiet,
      0.45,
    ),
    bars(
      tiles.filter(({ isLit }) => isLit).map(({ tile }) => tile),
      palette.accent,
    ),
    ...tiles.map(({ room, legs, isLit }) =>
      line(curveOf(legs, room), palette.line, { width: 4, opacity: isLit ? 1 : 0.72 }),
    ),
  ].join("")
}

/** Two positions side by side at one level; the second one is mirrored. */
export function versus(canvas: Canvas, words = ""): string {
  const { box, palette, random } = canvas
  const { legs } = strategyFor(words, random)
  const [one, other]: [Leg[], Leg[]] = [legs, legs.map(leg => ({ ...leg, size: -leg.size }))]
  const gap = (box.right - box.left) * 0.03
  const middle = across(box, 0.5)
  const rooms = [
    { ...inset(box, { top: 0.06, bottom: 0.1 }), right: middle - gap },
    { ...inset(box, { top: 0.06, bottom: 0.1 }), left: middle + gap },
  ] as const
  const deviation = random.between(0.06, 0.1)
  const drawn = ([one, other] as const).map((position, index) => {
    const room = rooms[index] ?? box
    const zero = up(room, 0.5)
    const values = steps(120).map(x => positionValue(position, x))
    const later = steps(120).map(x => positionValue(position, x, deviation))
    const [low, high] = [Math.min(...values, ...later), Math.max(...values, ...later)]
    const place = (value: number, at: number): Point => [
      across(room, at / 120),
      up(room, (value - low) / (high - low || 1)),
    ]
    const points = values.map(place)
    const shade = index === 0 ? palette.accent : palette.quiet
    return [
      area(
        [[room.left, room.bottom], ...points, [room.right, room.bottom]],
        shade,
        index === 0 ? 0.4 : 0.7,
      ),
      level(room, zero, palette.rule, { width: 2, dash: "2 9" }),
      line(later.map(place), shade, { width: 3 }),
      line(points, index === 0 ? palette.line : palette.accent, { width: 6 }),
    ].join("")
  })
  canvas.tell("Two positions side by side, the second one the mirror image of the first.")
  const [lower, upper] = boundsOf(legs)
  const wide = 0.5 - gap / (box.right - box.left)
  return [
    ...drawn,
    line(
      [
        [middle, box.top],
        [middle, box.bottom],
      ],
      palette.rule,
      { width: 3, dash: "2 12" },
    ),
    ticks(canvas, lower * wide, upper * wide),
    dot([across(box, 1 - wide + lower * wide), box.bottom], 13, palette.quiet, palette.background),
    dot([across(box, 1 - wide + upper * wide), box.bottom], 13, palette.quiet, palette.background),
  ].join("")
}

/** Lines of code, some of them under a lens. */
export function lens(canvas: Canvas): string {
  const { box, palette, random, id } = canvas
  const height = box.bottom - box.top
  const rows = Math.max(6, Math.round(height / 38))
  const pitch = height / rows
  const lines = Array.from({ length: rows }, (_, row) => {
    let x = 0.02 + 0.05 * random.whole(0, 3)
    return Array.from({ length: random.whole(4, 8) }, () => {
      const length = random.between(0.05, 0.2)
      const rect = {
        x: across(box, x),
        y: box.top + (row + 0.32) * pitch,
        width: across(box, Math.min(1, x + length)) - across(box, Math.min(1, x)),
        height: pitch * 0.36,
      }
      x += length + 0.016
      return rect
    }).filter(({ width }) => width > 10)
  }).flat()
  const radius = height * 0.36
  const centre: Point = [across(box, random.between(0.42, 0.66)), box.top + height * 0.42]
  const grip = [around(centre, radius + 8, 0.375), around(centre, radius + height * 0.24, 0.375)]
  const scale = 1.7
  const enlarged = `translate(${n(centre[0] * (1 - scale))} ${n(centre[1] * (1 - scale))}) scale(${scale})`
  canvas.tell(`${rows} lines of code as strokes, some of them enlarged under a lens.`)
  return [
    bars(lines, palette.quiet, 0.7),
    dot(centre, radius, palette.background),
    `<clipPath id="l${id}"><circle cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius - 8)}"/></clipPath>`,
    `<g clip-path="url(#l${id})"><g transform="${enlarged}">${bars(lines, palette.accent)}</g></g>`,
    line(grip, palette.line, { width: 22 }),
    ring(centre, radius, palette.line, 9),
  ].join("")
}

/** Nested shields, the innermost with its mark. */
export function shield(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const height = box.bottom - box.top
  const centre: Point = [across(box, 0.5), box.top + height / 2]
  const rings = random.whole(3, 4)
  const outline = (scale: number) => {
    const [w, h] = [height * 0.43 * scale, height * 0.5 * scale]
    const [x, y] = centre
    return `M${n(x)} ${n(y - h)}C${n(x + w * 0.36)} ${n(y - h * 0.82)} ${n(x + w * 0.7)} ${n(y - h * 0.74)} ${n(x + w)} ${n(y - h * 0.72)}V${n(y - h * 0.02)}C${n(x + w)} ${n(y + h * 0.5)} ${n(x + w * 0.5)} ${n(y + h * 0.82)} ${n(x)} ${n(y + h)}C${n(x - w * 0.5)} ${n(y + h * 0.82)} ${n(x - w)} ${n(y + h * 0.5)} ${n(x - w)} ${n(y - h * 0.02)}V${n(y - h * 0.72)}C${n(x - w * 0.7)} ${n(y - h * 0.74)} ${n(x - w * 0.36)} ${n(y - h * 0.82)} ${n(x)} ${n(y - h)}Z`
  }
  const { definition, fill } = hatch(canvas)
  const inner = 1 - (rings - 1) * 0.2
  const unit = height * 0.5 * inner
  const mark: Point[] = [
    [centre[0] - unit * 0.34, centre[1] - unit * 0.02],
    [centre[0] - unit * 0.08, centre[1] + unit * 0.26],
    [centre[0] + unit * 0.4, centre[1] - unit * 0.3],
  ]
  // Attempted attacks: they come from either side and end at the outer shield.
  const tries = Array.from({ length: random.whole(6, 9) }, (_, index): [Point, Point] => {
    const side = index % 2 === 0 ? -1 : 1
    const y = centre[1] + height * random.between(-0.34, 0.2)
    const edge = centre[0] + side * height * 0.47
    const far = side < 0 ? box.left : box.right
    return [
      [edge, y],
      [edge + (far - edge) * random.between(0.25, 0.95), y],
    ]
  })
  canvas.tell(
    `${rings} shields one inside the other with a check mark, and ${tries.length} lines that end at the outer one.`,
  )
  return [
    definition,
    strokes(tries, palette.quiet, { width: 4 }),
    dots(
      tries.map(([end]) => end),
      palette.accent,
      9,
    ),
    `<path d="${outline(1)}" fill="${palette.background}"/>`,
    `<path d="${outline(1)}" fill="${fill}"/>`,
    ...Array.from({ length: rings }, (_, index) => {
      const isInner = index === rings - 1
      return `<path d="${outline(1 - index * 0.2)}" fill="${index === 0 ? "none" : isInner ? palette.accent : palette.background}" stroke="${isInner ? palette.accent : palette.quiet}" stroke-width="5"/>`
    }),
    line(mark, palette.line, { width: 12 }),
    dot(mark[0] ?? centre, 15, palette.line, palette.accent),
    dot(mark[2] ?? centre, 15, palette.line, palette.accent),
  ].join("")
}

/** A gauge from safe to liquidation, with its needle. */
export function gauge(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const radius = Math.min((box.right - box.left) / 2, box.bottom - box.top - 16)
  const centre: Point = [across(box, 0.5), box.bottom]
  const parts = 24
  const limit = random.whole(17, 20)
  const needle = random.between(0.35, 0.62)
  const turn = (share: number) => -0.25 + share / 2
  const part = (index: number, color: string, opacity = 1) =>
    arc(
      centre,
      radius * 0.86,
      [turn((index + 0.32) / parts), turn((index + 0.68) / parts)],
      color,
      { width: radius * 0.16, opacity },
    ).replace(' stroke-linecap="round"', "")
  const tip = around(centre, radius * 0.68, turn(needle))
  canvas.tell(
    `A gauge of ${parts} parts, ${Math.floor(needle * parts)} of them used; the last ${parts - limit} end in liquidation.`,
  )
  return [
    ...Array.from({ length: parts }, (_, index) =>
      index >= limit
        ? part(index, palette.alarm)
        : index < Math.floor(needle * parts)
          ? part(index, palette.accent)
          : part(index, palette.quiet),
    ),
    arc(centre, radius * 0.6, [turn(0), turn(1)], palette.rule, { width: 2 }),
    plumb([centre[0], centre[1] - radius * 0.5], canvas),
    line([centre, tip], palette.line, { width: 7 }),
    dot(tip, 12, palette.line, palette.background),
    ticks(canvas),
    dot(centre, 22, palette.line, palette.background),
  ].join("")
}
