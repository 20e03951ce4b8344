import { across, bars, type Canvas, dot, inset, line } from "../pen"

/**
 * Lines of code as strokes with their lengths and indents, and a span under review between two
 * dots. With `fault`, one stroke in the span stands out.
 */
export function ledger(canvas: Canvas, { fault = false } = {}): string {
  const { box, palette, random } = canvas
  const rows = random.whole(13, 17)
  const first = random.whole(2, 4)
  const last = rows - random.whole(3, 5)
  const faulty = fault ? random.whole(first + 2, last - 2) : -1
  const plot = inset(box, { bottom: 0.02 })
  const pitch = (plot.bottom - plot.top) / rows
  const thickness = pitch * 0.36
  const middle = (row: number) => plot.top + (row + 0.5) * pitch
  let indent = 0
  const strokes = Array.from({ length: rows }, (_, row) => {
    indent = Math.max(0, Math.min(3, indent + random.whole(-1, 1)))
    const words = random.whole(3, 7)
    let x = 0.09 + indent * 0.05
    return Array.from({ length: words }, () => {
      const length = random.between(0.04, 0.22)
      const rect = {
        x: across(box, x),
        y: middle(row) - thickness / 2,
        width: across(box, Math.min(1, x + length)) - across(box, x),
        height: thickness,
      }
      x += length + 0.014
      return { rect, row, isFirst: rect.x < across(box, 0.1 + indent * 0.05) }
    }).filter(({ rect }) => rect.width > 8)
  }).flat()
  const inSpan = (row: number) => row >= first && row <= last
  const rects = (keep: (stroke: (typeof strokes)[number]) => boolean) =>
    strokes.filter(keep).map(({ rect }) => rect)
  const x = across(box, 0.025)
  canvas.tell(
    `${rows} lines of code as strokes, ${last - first + 1} of them marked for review${fault ? ", one standing out" : ""}.`,
  )
  return [
    bars(
      rects(({ row }) => !inSpan(row)),
      palette.quiet,
      0.6,
    ),
    bars(
      rects(({ row, isFirst }) => inSpan(row) && !isFirst && row !== faulty),
      palette.quiet,
    ),
    bars(
      rects(({ row, isFirst }) => inSpan(row) && isFirst && row !== faulty),
      palette.accent,
    ),
    bars(
      rects(({ row }) => row === faulty),
      palette.alarm,
    ),
    line(
      [
        [x, middle(first)],
        [x, middle(last)],
      ],
      palette.accent,
      { width: 8 },
    ),
    dot([x, middle(first)], 13, palette.line, palette.background),
    dot([x, middle(last)], 13, palette.line, palette.background),
    ...(fault ? [dot([x, middle(faulty)], 9, palette.background, palette.alarm)] : []),
  ].join("")
}
