import { nice } from "d3-array"
import type { Position } from "../../../options/position/legs"
import { turningPrices } from "../../../options/position/solvency"
import type { FigureTable } from "../../parts/figure-table"
import type { Tone } from "../../parts/line-chart/chart-data"
import type { LineChartProps } from "../../parts/line-chart/line-chart-props"
import type { LabState } from "./lab-state"
import type { PositionResult } from "./position-result"

/** The pictures of the lab, in the order of its list. */
export const chartKinds = {
  result: "Profit and loss",
  timescales: "Value by timescale",
  delta: "Delta",
  gamma: "Gamma",
  streamia: "Streamia by price",
  volatility: "Streamia by volatility",
  requirement: "Collateral by price",
  path: "Streamia on a sampled path",
} as const
export type ChartKind = keyof typeof chartKinds

/** A position of the lab with its letter and what was computed of it. */
export interface Shown {
  name: "A" | "B"
  position: Position
  result: PositionResult
}

export interface LabChart {
  caption: string
  chart: Omit<LineChartProps, "title" | "description">
  /** The same in numbers, made when they are asked for. */
  table(): FigureTable
}

export const tones: Record<Shown["name"], Tone> = { A: "ink", B: "accent" }

/** Prices that the charts show: the legs' ranges and the present price, with room around them. */
export function priceDomain({ price, pair }: LabState, shown: Shown[]): [number, number] {
  const turns = shown.flatMap(({ position }) => turningPrices(position, pair))
  const least = Math.min(price * 0.75, ...turns) * 0.98
  const [low, high] = steady([least, Math.max(price * 1.25, ...turns) * 1.02])
  return [low > 0 ? low : least, high]
}

/** A domain out to round values, so that the axis stands still while a leg moves by a few ticks and the curve is seen to move. */
export const steady = ([low, high]: [number, number]): [number, number] => nice(low, high, 20)

/** Name of a line; with two positions their letter stands before it. */
export const lineName = (name: string, { name: letter }: Shown, shown: Shown[]) =>
  shown.length === 1 ? name : `${letter} ${name}`
