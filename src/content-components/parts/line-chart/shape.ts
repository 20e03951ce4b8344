import type { Tone } from "./chart-data"

/** Names of the looks that shapes have: rules of line-chart.module.css, and paint in picture files. */
export type Look =
  | "area"
  | "axis"
  | "band"
  | "box"
  | "dashed"
  | "dot"
  | "faint"
  | "grid"
  | "label"
  | "level"
  | "line"
  | "mark"
  | "marker"
  | "point"
  | "tick"
  | "whisker"
  | "zero"

/** A part of a drawing as data, of which pages make elements and picture files make text. */
export interface Shape {
  tag: "circle" | "g" | "line" | "path" | "rect" | "svg" | "text"
  /** Identifies a shape while it moves; its place in the list by default. */
  key?: string | number
  looks?: readonly Look[]
  tone?: Tone
  /** Attributes by React's names. Lengths across are pixels, or shares of the width such as `50%`. */
  at: Readonly<Record<string, string | number | undefined>>
  text?: string
  children?: readonly Shape[]
}
