import {
  across,
  area,
  bars,
  type Canvas,
  dot,
  dots,
  line,
  n,
  type Point,
  plumb,
  ticks,
  up,
} from "../pen"

/** Blocks of a chain, each filled in proportion to its use; one is full. */
export function blocks(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const height = box.bottom - box.top
  const rows = height > 330 ? 3 : height > 180 ? 2 : 1
  const pitchY = height / rows
  const columns = Math.round((box.right - box.left) / (pitchY * 1.02))
  const pitchX = (box.right - box.left) / columns
  const side = Math.min(pitchX, pitchY) * 0.74
  const cells = Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns)
    // Every other row runs backward, so that the chain is continuous.
    const column = row % 2 === 0 ? index % columns : columns - 1 - (index % columns)
    return {
      x: box.left + (column + 0.5) * pitchX - side / 2,
      y: box.top + (row + 0.5) * pitchY - side / 2,
      used: random.between(0.12, 0.92),
    }
  })
  const full = random.whole(Math.floor(cells.length / 3), cells.length - 3)
  const middle = ({ x, y }: (typeof cells)[number]): Point => [x + side / 2, y + side / 2]
  const filled = (lit: boolean) =>
    cells.flatMap(({ x, y, used }, index) =>
      index !== full && index > full - 4 === lit
        ? [{ x, y: y + side * (1 - used), width: side, height: side * used }]
        : [],
    )
  const frame = cells
    .map(({ x, y }) => `M${n(x)} ${n(y)}h${n(side)}v${n(side)}h${n(-side)}z`)
    .join("")
  canvas.tell(
    `A chain of ${cells.length} blocks, each filled as far as it was used, one of them full.`,
  )
  return [
    line(cells.map(middle), palette.rule, { width: 4 }),
    `<path d="${frame}" fill="${palette.background}"/>`,
    bars(filled(false), palette.quiet),
    bars(filled(true), palette.accent),
    bars(
      cells.slice(full, full + 1).map(({ x, y }) => ({ x, y, width: side, height: side })),
      palette.line,
    ),
    `<path d="${frame}" fill="none" stroke="${palette.rule}" stroke-width="3"/>`,
  ].join("")
}

/** Stacked plates with the top one highlighted: layers that build on one another. */
export function layers(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const count = random.whole(3, 5)
  const height = box.bottom - box.top
  const half = Math.min((box.right - box.left) * 0.34, height * 0.86) * random.between(0.9, 1)
  const flat = half * random.between(0.32, 0.38)
  const centre = across(box, 0.5)
  const gap = (height - 2 * flat) / count
  const thick = Math.min(16, gap * 0.3)
  const plates = Array.from(
    { length: count },
    (_, index) => box.bottom - flat - thick - index * gap * 0.98,
  )
  const plate = (y: number): Point[] => [
    [centre - half, y],
    [centre, y - flat],
    [centre + half, y],
    [centre, y + flat],
  ]
  const posts = [-0.52, 0, 0.52].map(share => centre + half * share)
  const top = plates.at(-1) ?? box.top
  const grid = [-0.5, 0, 0.5].flatMap(share => [
    line(
      [
        [centre + half * (share - 1) * 0.5, top + (flat * (share + 1)) / 2],
        [centre + half * (share + 1) * 0.5, top + (flat * (share - 1)) / 2],
      ],
      palette.background,
      { width: 3 },
    ),
    line(
      [
        [centre + half * (share - 1) * 0.5, top - (flat * (share + 1)) / 2],
        [centre + half * (share + 1) * 0.5, top - (flat * (share - 1)) / 2],
      ],
      palette.background,
      { width: 3 },
    ),
  ])
  const [column, row] = [random.whole(0, 3), random.whole(0, 3)]
  const corner = (a: number, b: number): Point => [
    centre + half * ((a - b) / 4),
    top + flat * ((a + b) / 4 - 1),
  ]
  const field = [
    corner(column, row),
    corner(column + 1, row),
    corner(column + 1, row + 1),
    corner(column, row + 1),
  ]
  canvas.tell(
    `${count} plates one above the other, joined by three lines, the top one lit, with one field of it marked.`,
  )
  return [
    ...plates.flatMap((y, index) => {
      const isTop = index === count - 1
      const edge: Point[] = [
        [centre - half, y],
        [centre - half, y + thick],
        [centre, y + flat + thick],
        [centre + half, y + thick],
        [centre + half, y],
        [centre, y + flat],
      ]
      const data = (points: Point[]) => `M${points.map(([a, b]) => `${n(a)} ${n(b)}`).join("L")}Z`
      return [
        `<path d="${data(edge)}" fill="${palette.rule}"/>`,
        `<path d="${data(plate(y))}" fill="${isTop ? palette.accent : palette.quiet}" stroke="${palette.background}" stroke-width="3"/>`,
        ...(isTop
          ? [area(field, palette.line), ...grid]
          : posts.map(x => dot([x, y], 7, palette.line))),
        ...(isTop
          ? []
          : posts.map(x =>
              line(
                [
                  [x, y],
                  [x, y - gap * 0.98],
                ],
                palette.line,
                { width: 2, dash: "2 8" },
              ),
            )),
      ]
    }),
    dot([centre - half, top], 12, palette.line, palette.background),
    dot([centre + half, top], 12, palette.line, palette.background),
  ].join("")
}

/** A path that leaves the ground and climbs through orbits. */
export function launch(canvas: Canvas): string {
  const { box, palette, random } = canvas
  const width = box.right - box.left
  const height = box.bottom - box.top
  const orbits = random.whole(3, 5)
  const ground = box.bottom
  const from = across(box, random.between(0.16, 0.24))
  const bend = random.between(1.9, 2.5)
  const path = Array.from({ length: 41 }, (_, index): Point => {
    const share = index / 40
    return [
      from + (box.right - from - 14) * share,
      ground - 14 - (height - 28) * (1 - (1 - share) ** bend),
    ]
  })
  const bow = (index: number): Point[] => {
    const top = 0.2 + (0.74 * index) / orbits
    return Array.from({ length: 33 }, (_, step): Point => {
      const share = step / 32
      return [across(box, share), up(box, top * (0.62 + 0.38 * Math.sin(Math.PI * share)) - 0.02)]
    })
  }
  const end = path.at(-1) ?? [0, 0]
  const start = path[0] ?? [0, 0]
  const stages = [12, 22].map(index => path[index] ?? start)
  const stars = Array.from(
    { length: 26 },
    (): Point => [box.left + width * random.next(), box.top + height * 0.7 * random.next()],
  )
  canvas.tell(`A path that leaves the ground and climbs through ${orbits} orbits.`)
  return [
    dots(stars, palette.rule, 3),
    ...Array.from({ length: orbits }, (_, index) =>
      line(bow(index), palette.quiet, { width: 3, opacity: 1 - index * 0.16 }),
    ),
    `<path d="M${path.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}L${n(end[0])} ${n(ground)}L${n(start[0])} ${n(ground)}Z" fill="${palette.accent}" fill-opacity=".2"/>`,
    line(path, palette.line, { width: 6 }),
    ...stages.map(stage => plumb(stage, canvas)),
    ...stages.map(stage => dot(stage, 9, palette.background, palette.accent)),
    dot(end, 15, palette.line, palette.background),
    ticks(canvas, (from - box.left) / width, ((stages[1]?.[0] ?? from) - box.left) / width),
  ].join("")
}
