import type { Figure } from "../parts/figure-model"
import { decimalPlaces, formatNumber } from "../parts/format"
import { linearScale } from "../parts/linear-scale"
import type { BarFigureProps } from "./props"

/** Horizontal bars of transcribed numbers, each with its value. Losses extend to the left. */
export const barFigure: Figure<BarFigureProps, Record<string, never>> = {
  opened: () => ({}),
  compute({ title, caption, data, series, source, ...props }) {
    const unit = props.unit.trim()
    const values = data.flatMap(([, ...numbers]) => numbers)
    const decimals = Math.min(Math.max(...values.map(decimalPlaces)), 4)
    const text = (value: number) => formatNumber(value, decimals) + (unit === "%" ? "%" : "")
    const scale = linearScale([Math.min(0, ...values), Math.max(0, ...values)], [0, 1])
    return {
      title,
      caption,
      source,
      table: {
        columns: ["Bar", ...(series ?? [title]).map(name => (unit ? `${name}, ${unit}` : name))],
        rows: data.map(([label, ...numbers]) => [label, ...numbers.map(text)]),
      },
      drawings: [
        {
          kind: "bars",
          description: extremes(data, series, text, unit),
          rows: data.map(([label, ...numbers]) => ({
            label,
            bars: numbers.map((value, index) => ({
              from: scale(Math.min(value, 0)),
              to: scale(Math.max(value, 0)),
              tone: value < 0 ? "loss" : index === 1 ? "muted" : "accent",
              text: text(value),
            })),
          })),
          zero: scale(0),
          names: series,
          unit: unit === "%" ? undefined : unit || undefined,
        },
      ],
    }
  },
}

function extremes(
  data: BarFigureProps["data"],
  series: BarFigureProps["series"],
  text: (value: number) => string,
  unit: string,
): string {
  const flat = data.flatMap(([row, ...numbers]) =>
    numbers.map((value, index) => ({
      label: series ? `${row}, ${series[index]}` : row,
      value,
    })),
  )
  const sorted = [...flat].sort((a, b) => a.value - b.value)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (!least || !most) return ""
  const suffix = unit === "%" || unit === "" ? "" : ` ${unit}`
  return `${flat.length} bars from ${text(least.value)}${suffix} (${least.label}) to ${text(most.value)}${suffix} (${most.label}).`
}
