import type { Drawn } from "./drawn"

/** Colours that figures are drawn with, by the tokens of styles/tokens.css. */
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

const tones: Record<string, keyof Colours> = {
  ink: "ink",
  muted: "ink-muted",
  accent: "accent",
  profit: "profit",
  loss: "loss",
}

/** What a class of the figures' style sheets looks like; `tone` is the colour that a class beside it names. Later ones win. */
export const looks: Record<string, Readonly<Record<string, string>>> = {
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

/** How an element of a drawing is painted, as attributes with colours of their own. */
export function paintOf({ classes, attributes, tag }: Drawn, colours: Colours) {
  const named = classes.flatMap(name => tones[name] ?? [])
  const tone = named.at(-1) ?? "ink"
  const look: Record<string, string> = Object.assign(
    tag === "text" ? { fill: "ink" } : {},
    ...Object.keys(looks)
      .filter(name => classes.includes(name))
      .map(name => looks[name]),
    "data-hollow" in attributes ? { fill: "paper" } : {},
  )
  return Object.fromEntries(
    Object.entries(look).map(([name, value]) => {
      const token = value === "tone" ? tone : value
      return [name, colours[token as keyof Colours] ?? token]
    }),
  )
}
