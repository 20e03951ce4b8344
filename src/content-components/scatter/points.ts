import { decimalPlaces, formatNumber } from "../parts/format"
import type { ScatterProps } from "./props"

/** One point of the data with its numbers as text. */
export interface ScatterPoint {
  name: string
  x: number
  y: number
  group?: string
  xText: string
  yText: string
}

/** Points from left to right, the order in which keys step through them. */
export function pointsOf({ data, x, y }: ScatterProps): ScatterPoint[] {
  const textFor = (values: number[], unit: string | undefined) => {
    const decimals = Math.min(Math.max(...values.map(decimalPlaces)), 4)
    const suffix = unit === "%" ? "%" : unit ? ` ${unit}` : ""
    return (value: number) => `${formatNumber(value, decimals)}${suffix}`
  }
  const xText = textFor(
    data.map(row => row[1]),
    x.unit,
  )
  const yText = textFor(
    data.map(row => row[2]),
    y.unit,
  )
  return data
    .map(([name, across, up, group]) => ({
      name,
      x: across,
      y: up,
      group,
      xText: xText(across),
      yText: yText(up),
    }))
    .sort((a, b) => a.x - b.x || a.y - b.y)
}

/** A point as a sentence. */
export const textOf = ({ name, xText, yText, group }: ScatterPoint, { x, y }: ScatterProps) =>
  `${name}: ${x.label} ${xText}, ${y.label} ${yText}${group ? `, ${group}` : ""}`

/**
 * Domain that contains all values with padding for the points. It starts at zero if zero is close
 * to the lowest value.
 */
export function domainFor(values: number[]): [number, number] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  const room = (high - low || Math.abs(high) || 1) * 0.09
  const fromZero = low >= 0 && low < high / 2
  return [fromZero ? 0 : low - room, high + room]
}

/** Text alternative of the picture. */
export function describe(points: ScatterPoint[], { x, y, groups, line }: ScatterProps): string {
  const highest = points.toSorted((a, b) => b.y - a.y)[0]
  const [first, last] = [points[0], points.at(-1)]
  if (!highest || !first || !last) return ""
  const counted = groups?.map(
    group => `${points.filter(point => point.group === group).length} ${group}`,
  )
  return [
    `${points.length} points${counted ? ` (${counted.join(", ")})` : ""}, ${x.label} from ${first.xText} (${first.name}) to ${last.xText} (${last.name}), ${y.label} up to ${highest.yText} (${highest.name}).`,
    line ? `${line.label}.` : "",
  ]
    .join(" ")
    .trim()
}
