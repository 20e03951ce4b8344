import type { Tone } from "./chart-data"

/** Style names of shapes: classes in line-chart.module.css, and paint in picture files. */
export type Look =
  | "area"
  | "axis"
  | "band"
  | "box"
  | "dashdot"
  | "dashed"
  | "dot"
  | "dotted"
  | "faint"
  | "grid"
  | "label"
  | "level"
  | "line"
  | "long"
  | "mark"
  | "marker"
  | "point"
  | "tick"
  | "whisker"
  | "zero"

/** Part of a drawing as data: pages render it as elements, and picture files as text. */
export interface Shape {
  tag: "circle" | "g" | "line" | "path" | "rect" | "svg" | "text"
  /** Identifies a shape while it moves. Default: its index in the list. */
  key?: string | number
  looks?: readonly Look[]
  tone?: Tone
  /**
   * Attributes with React's names. Horizontal lengths are pixels, or shares of the width such as
   * `50%`.
   */
  at: Readonly<Record<string, string | number | undefined>>
  text?: string
  children?: readonly Shape[]
}
