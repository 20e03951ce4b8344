import { nice } from "d3-array"
import type { Position } from "../../../options/position/legs"
import { turningPrices } from "../../../options/position/solvency"
import type { FigureTable } from "../../parts/figure-table"
import type { Dash, Tone } from "../../parts/line-chart/chart-data"
import type { LineChartProps } from "../../parts/line-chart/line-chart-props"
import type { LabState } from "./lab-state"
import type { PositionResult } from "./position-result"

/** Titles of the lab's charts, in the order of its list. */
export const chartKinds = {
  result: "Profit and loss",
  fan: "Profit and loss over time",
  timescales: "Value by timescale",
  delta: "Delta",
  gamma: "Gamma",
  streamia: "Streamia by price",
  volatility: "Streamia by volatility",
  requirement: "Collateral by price",
  path: "Streamia on a sampled path",
} as const
export type ChartKind = keyof typeof chartKinds

/** A position with its letter and its computed results. */
export interface Shown {
  name: "A" | "B"
  position: Position
  result: PositionResult
}

export interface LabChart {
  caption: string
  chart: Omit<LineChartProps, "title" | "description">
  /** The chart's numbers, computed on each call. */
  table(): FigureTable
}

/** Pattern of each position's main line, so that the two differ without color, too. */
export const mainDash: Record<Shown["name"], Dash> = { A: false, B: "long" }
export const tones: Record<Shown["name"], Tone> = { A: "ink", B: "accent" }

/** Price axis of the charts: covers the legs' ranges and the present price, with a margin. */
export function priceDomain({ price, pair }: LabState, shown: Shown[]): [number, number] {
  const turns = shown.flatMap(({ position }) => turningPrices(position, pair))
  const least = Math.min(price * 0.75, ...turns) * 0.98
  const [low, high] = steady([least, Math.max(price * 1.25, ...turns) * 1.02])
  return [low > 0 ? low : least, high]
}

/**
 * Extends a domain to round values, so that the axis does not move when a leg moves by a few ticks.
 */
export const steady = ([low, high]: [number, number]): [number, number] => nice(low, high, 20)

/** Name of a line, prefixed with the position's letter if two positions are shown. */
export const lineName = (name: string, { name: letter }: Shown, shown: Shown[]) =>
  shown.length === 1 ? name : `${letter} ${name}`
