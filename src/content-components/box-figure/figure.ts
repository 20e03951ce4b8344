import { ticks } from "d3-array"
import { percent } from "../../options/rounding"
import type { BoxesDrawing, Figure } from "../parts/figure-model"
import { decimalPlaces, decimalsFor, formatNumber } from "../parts/format"
import { domainOf } from "../parts/line-chart/chart-data"
import { narrowPicture } from "../parts/line-chart/place-labels"
import type { Shape } from "../parts/line-chart/shape"
import { textWidth } from "../parts/line-chart/text-width"
import { linearScale } from "../parts/linear-scale"
import type { BoxFigureProps } from "./props"
import { quartiles } from "./quartiles"

type Row = BoxFigureProps["data"][number]

/** Heights in pixels of a line of text, the box with its margin, the box, and the axis below. */
const lineHeight = 18
const boxRoom = 24
const boxHeight = 14
const axisRoom = 26

/**
 * Box plots of five numbers in each row: a line between the outermost, a box between the inner two,
 * and a mark in it.
 */
export const boxFigure: Figure<BoxFigureProps, Record<string, never>> = {
  opened: () => ({}),
  compute({ title, caption, source, data, unit, axes = "shared", names = [...quartiles] }) {
    const decimals = Math.min(
      Math.max(...data.flatMap(([, ...numbers]) => numbers.map(decimalPlaces))),
      3,
    )
    const text = (value: number) => formatNumber(value, decimals) + (unit === "%" ? "%" : "")
    const panels = axes === "separate" ? data.map(row => [row]) : [data]
    return {
      title,
      caption,
      source,
      table: {
        columns: ["Row", ...names.map(name => `${capital(name)}, ${unit}`)],
        rows: data.map(([label, ...numbers]) => [label, ...numbers.map(text)]),
      },
      drawings: [
        {
          kind: "boxes",
          description: data.map(row => describe(row, names, text)).join(" "),
          panels: panels.map(rows => panelOf(rows, names[2] ?? "", text, unit)),
        },
      ],
    }
  },
}

/** Rows over one axis. */
function panelOf(
  rows: Row[],
  markName: string,
  text: (value: number) => string,
  unit: string,
): BoxesDrawing["panels"][number] {
  const values = rows.flatMap(([, ...numbers]) => numbers)
  const domain = domainOf(values, [0], 0.04)
  const across = linearScale(domain, [0, 1])
  const at = (value: number) => percent(across(value))
  // If a name and its number overlap on the narrowest screen, the number gets its own line.
  const meet = rows.some(
    ([label, , , middle]) =>
      textWidth(label) + textWidth(`${markName} ${text(middle)}`) > narrowPicture - 40,
  )
  const boxTop = (meet ? 2 : 1) * lineHeight + 4
  const rowHeight = boxTop + boxRoom
  const bottom = rows.length * rowHeight + 2
  const marks = ticks(...domain, 4)
  const tickDecimals = Math.max(...marks.map(tick => decimalsFor(Number(tick.toPrecision(6)))))
  const vertical = (x: number, y1: number, y2: number) => ({ x1: at(x), x2: at(x), y1, y2 })
  const shapes: Shape[] = [
    ...marks.map(
      (tick): Shape => ({
        tag: "g",
        at: {},
        children: [
          {
            tag: "line",
            looks: [tick === 0 ? "zero" : "grid"],
            at: vertical(tick, boxTop - 4, bottom),
          },
          {
            tag: "text",
            looks: ["tick"],
            at: { x: at(tick), y: bottom + 16, textAnchor: "middle" },
            text: formatNumber(tick, tickDecimals) + (unit === "%" ? "%" : ""),
          },
        ],
      }),
    ),
    { tag: "line", looks: ["axis"], at: { x1: "0", x2: "100%", y1: bottom, y2: bottom } },
    ...rows.map(([label, low, from, middle, to, high], index): Shape => {
      const top = index * rowHeight
      const center = top + boxTop + boxHeight / 2
      const whisker = (at: Shape["at"]): Shape => ({ tag: "line", looks: ["whisker"], at })
      return {
        tag: "g",
        at: {},
        children: [
          { tag: "text", looks: ["label"], tone: "ink", at: { x: "0", y: top + 14 }, text: label },
          {
            tag: "text",
            looks: ["tick"],
            at: { x: "100%", y: boxTop + top - 8, textAnchor: "end" },
            text: `${markName} ${text(middle)}`,
          },
          whisker({ x1: at(low), x2: at(high), y1: center, y2: center }),
          whisker(vertical(low, center - 4, center + 4)),
          whisker(vertical(high, center - 4, center + 4)),
          {
            tag: "rect",
            looks: ["box"],
            at: {
              x: at(from),
              width: percent(across(to) - across(from)),
              y: top + boxTop,
              height: boxHeight,
            },
          },
          {
            tag: "line",
            looks: ["mark"],
            at: vertical(middle, top + boxTop - 3, top + boxTop + boxHeight + 3),
          },
        ],
      }
    }),
  ]
  return { key: String(rows[0]?.[0]), height: bottom + axisRoom, shapes }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function describe(
  [label, ...numbers]: Row,
  names: readonly string[],
  text: (value: number) => string,
) {
  return `${label}: ${numbers.map((value, index) => `${names[index]} ${text(value)}`).join(", ")}.`
}
