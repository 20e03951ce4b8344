import type { Tone } from "../line-chart/chart-data"
import type { Look, Shape } from "../line-chart/shape"

/** Colors of figures, by their token names in styles/tokens.css. */
export const pictureColours = [
  "paper",
  "ink",
  "ink-muted",
  "line",
  "line-control",
  "accent",
  "profit",
  "loss",
] as const
export type Colours = Record<(typeof pictureColours)[number], string>

export const toneColour: Record<Tone, keyof Colours> = {
  ink: "ink",
  muted: "ink-muted",
  accent: "accent",
  profit: "profit",
  loss: "loss",
}

/**
 * Paint of each look in picture files, matching line-chart.module.css; `tone` is the color of the
 * shape's tone. Later looks override earlier ones.
 */
export const looks: Record<Look, Readonly<Record<string, string>>> = {
  tick: { fill: "ink-muted" },
  label: {
    fill: "tone",
    "font-weight": "550",
    stroke: "paper",
    "stroke-width": "4",
    "stroke-linejoin": "round",
    "paint-order": "stroke",
  },
  grid: { stroke: "line" },
  axis: { stroke: "line-control" },
  zero: { stroke: "line-control" },
  line: { fill: "none", stroke: "tone", "stroke-width": "2", "stroke-linejoin": "round" },
  dashed: { "stroke-dasharray": "5 4" },
  dotted: { "stroke-dasharray": "1.5 3.5" },
  long: { "stroke-dasharray": "11 4" },
  dashdot: { "stroke-dasharray": "9 3 2 3" },
  faint: { "stroke-width": "1", "stroke-opacity": "0.4" },
  area: { fill: "tone", "fill-opacity": "0.14" },
  band: { fill: "tone", "fill-opacity": "0.09" },
  marker: { stroke: "tone", "stroke-dasharray": "2 3" },
  level: { stroke: "tone", "stroke-dasharray": "2 3" },
  dot: { fill: "paper", stroke: "tone", "stroke-width": "2" },
  point: { fill: "tone", stroke: "tone", "stroke-width": "2" },
  whisker: { stroke: "ink-muted", "stroke-width": "1.5" },
  box: { fill: "accent", "fill-opacity": "0.3", stroke: "accent", "stroke-width": "1.5" },
  mark: { stroke: "ink", "stroke-width": "2.5" },
}

/** Paint of a shape as SVG attributes with literal colors. */
export function paintOf({ tag, looks: own = [], tone = "ink", at }: Shape, colours: Colours) {
  const look: Record<string, string> = Object.assign(
    tag === "text" ? { fill: "ink" } : {},
    ...(Object.keys(looks) as Look[]).filter(name => own.includes(name)).map(name => looks[name]),
    at["data-hollow"] ? { fill: "paper" } : {},
  )
  return Object.fromEntries(
    Object.entries(look).map(([name, value]) => {
      const token = value === "tone" ? toneColour[tone] : value
      return [name, colours[token as keyof Colours] ?? token]
    }),
  )
}
