import type { FigureTable } from "./figure-table"
import type { Axis } from "./line-chart/chart-data"
import type { LineChartProps } from "./line-chart/line-chart-props"
import type { Shape } from "./line-chart/shape"
import type { Formula } from "./take-away/figure-formulas"

/** Values that readers can set, by name. */
export type FigureState = Readonly<Record<string, number | undefined>>

/** A value that readers can set. */
export interface FigureSlider {
  /** Name of the value in the figure's state. */
  sets: string
  label: string
  value: number
  min: number
  max: number
  step: number
  /** Text of a value, shown next to the label and read aloud. */
  format: (value: number) => string
}

/** Points with names, between two axes. */
export interface ScatterDrawing {
  kind: "scatter"
  description: string
  x: Axis
  y: Axis
  /** Height of the plot in pixels. */
  height: number
  points: readonly NamedPoint[]
  /** Names of both groups; points of the last one are hollow. */
  groups?: readonly string[]
  /** A straight line between two points, with its text. */
  line?: { from: { x: number; y: number }; to: { x: number; y: number }; label: string }
}

export interface NamedPoint {
  name: string
  x: number
  y: number
  isHollow: boolean
}

/** Horizontal bars with their values. */
export interface BarsDrawing {
  kind: "bars"
  description: string
  rows: readonly { label: string; bars: readonly Bar[] }[]
  /** Share of the width (0 to 1) at which all bars begin. */
  zero: number
  /** Names of the bars in each row. */
  names?: readonly string[]
  unit?: string
}

export interface Bar {
  /** Shares of the width (0 to 1). */
  from: number
  to: number
  tone: "accent" | "muted" | "loss"
  text: string
}

/** Box plots on one shared axis, or one axis each, stacked vertically. */
export interface BoxesDrawing {
  kind: "boxes"
  description: string
  panels: readonly { key: string; height: number; shapes: readonly Shape[] }[]
}

export type Drawing =
  | { kind: "lines"; chart: LineChartProps }
  | ScatterDrawing
  | BarsDrawing
  | BoxesDrawing

/** A figure as data, from which pages, picture files, and tables are made. */
export interface FigureModel {
  /** Heading and accessible name; describes the picture. */
  title: string
  /** The finding, in one sentence. */
  caption: string
  /** Source of transcribed numbers. */
  source?: string
  /** Assumptions: parameters and model, in one line. */
  note?: string
  table: FigureTable
  sliders?: readonly FigureSlider[]
  /** Formula of the curves, if they are computed. */
  formula?: Formula
  drawings: readonly Drawing[]
}

/** A kind of figure. Its model is computed from the author's props and the reader's settings. */
export interface Figure<Props, State extends FigureState> {
  /** State before a reader sets anything. */
  opened(props: Props): State
  compute(props: Props, state: State): FigureModel
}

/** The figure as its author wrote it. */
export const modelAsWritten = <Props, State extends FigureState>(
  figure: Figure<Props, State>,
  props: Props,
): FigureModel => figure.compute(props, figure.opened(props))
