import { roundDecimals } from "../../../options/rounding"
import type { Block } from "./block"
import { allOf, type Drawn, elementsOf, hasClass, isTag, textOf } from "./drawn"
import type { Colours } from "./picture-styles"
import { element, escapeXml, inLines, widthOf } from "./svg-text"

const size = 13
const lineHeight = 17
const barHeight = 14
const trackHeight = 19
const gap = 12

/** Bars, which are boxes on the page: labels at the left, values behind their bars. */
export function barBlocks(bars: Drawn, inner: number, colours: Colours): Block[] {
  const rows = allOf(bars, hasClass("row")).map(row => ({
    label: textOf(allOf(row, hasClass("label"))[0] ?? row),
    tracks: allOf(row, hasClass("track")).map(trackOf),
  }))
  const labels = Math.min(inner * 0.45, Math.max(...rows.map(({ label }) => widthOf(label, size))))
  const values = Math.max(
    ...rows.flatMap(({ tracks }) => tracks.map(({ text }) => widthOf(text, size))),
  )
  const left = Math.ceil(labels) + gap
  const room = inner - left - Math.ceil(values) - gap
  return rows.map(({ label, tracks }): Block => {
    const lines = inLines(label, labels, size)
    const height = Math.max(lines.length * lineHeight, tracks.length * trackHeight) + 3
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
        const start = middle - (tracks.length * trackHeight) / 2
        const drawn = tracks.map((track, index) => {
          const y = start + index * trackHeight
          const at = (share: number) => roundDecimals(left + share * room)
          const zero = at(track.zero)
          return [
            element("line", {
              ...{
                x1: zero,
                x2: zero,
                y1: roundDecimals(y - 1),
                y2: roundDecimals(y + trackHeight - 1),
              },
              stroke: colours["ink-muted"],
            }),
            element("rect", {
              ...{ x: at(track.from), y: roundDecimals(y + 2), height: barHeight },
              width: roundDecimals(track.size * room),
              fill: colours[track.colour],
            }),
            element(
              "text",
              {
                x: roundDecimals(at(track.from + track.size) + 6),
                y: roundDecimals(y + 2 + barHeight / 2 + size * 0.35),
                "font-size": size,
                fill: colours.ink,
              },
              escapeXml(track.text),
            ),
          ].join("")
        })
        return [...texts, ...drawn].join("")
      },
    }
  })
}

interface Track {
  /** Shares of the width (0 to 1). */
  zero: number
  from: number
  size: number
  colour: keyof Colours
  text: string
}

function trackOf(track: Drawn): Track {
  const shareOf = (part: Drawn | undefined) =>
    Number.parseFloat(part?.attributes.width ?? "0") / 100
  const [line] = allOf(track, hasClass("zero"))
  const [room] = elementsOf(track).filter(isTag("svg"))
  const [bar] = allOf(track, hasClass("bar"))
  const [value] = allOf(track, hasClass("value"))
  const is = (name: string) => bar?.classes.includes(name)
  return {
    zero: shareOf(line && allOf(line, isTag("svg"))[0]),
    from: shareOf(room),
    size: shareOf(bar),
    colour: is("negative") ? "loss" : is("second") ? "ink-muted" : "accent",
    text: value ? textOf(value) : "",
  }
}
