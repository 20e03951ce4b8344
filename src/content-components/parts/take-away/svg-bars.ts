import { roundDecimals } from "../../../options/rounding"
import type { BarsDrawing } from "../figure-model"
import type { Block } from "./block"
import { type Colours, toneColour } from "./picture-styles"
import { element, escapeXml, inLines, widthOf } from "./svg-text"

const size = 13
const lineHeight = 17
const barHeight = 14
const trackHeight = 19
const gap = 12

/** Bars, which the page renders as HTML boxes: labels on the left, values after their bars. */
export function barBlocks({ rows, zero }: BarsDrawing, inner: number, colours: Colours): Block[] {
  const labels = Math.min(inner * 0.45, Math.max(...rows.map(({ label }) => widthOf(label, size))))
  const values = Math.max(
    ...rows.flatMap(({ bars }) => bars.map(({ text }) => widthOf(text, size))),
  )
  const left = Math.ceil(labels) + gap
  const room = inner - left - Math.ceil(values) - gap
  return rows.map(({ label, bars }): Block => {
    const lines = inLines(label, labels, size)
    const height = Math.max(lines.length * lineHeight, bars.length * trackHeight) + 3
    return {
      height,
      draw: top => {
        const middle = top + height / 2
        const first = middle - ((lines.length - 1) * lineHeight) / 2 + size * 0.35
        const texts = lines.map((line, index) =>
          element(
            "text",
            {
              x: left - gap,
              y: roundDecimals(first + index * lineHeight),
              "text-anchor": "end",
              "font-size": size,
              fill: colours["ink-muted"],
            },
            escapeXml(line),
          ),
        )
        const highest = middle - (bars.length * trackHeight) / 2
        const drawn = bars.map(({ from, to, tone, text }, index) => {
          const y = highest + index * trackHeight
          const at = (share: number) => roundDecimals(left + share * room)
          const start = at(zero)
          return [
            element("line", {
              ...{
                x1: start,
                x2: start,
                y1: roundDecimals(y - 1),
                y2: roundDecimals(y + trackHeight - 1),
              },
              stroke: colours["ink-muted"],
            }),
            element("rect", {
              ...{ x: at(from), y: roundDecimals(y + 2), height: barHeight },
              width: roundDecimals((to - from) * room),
              fill: colours[toneColour[tone]],
            }),
            element(
              "text",
              {
                x: roundDecimals(at(to) + 6),
                y: roundDecimals(y + 2 + barHeight / 2 + size * 0.35),
                "font-size": size,
                fill: colours.ink,
              },
              escapeXml(text),
            ),
          ].join("")
        })
        return [...texts, ...drawn].join("")
      },
    }
  })
}
