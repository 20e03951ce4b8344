/** Colours of what is drawn by code; the page's own tokens live in styles/. */
export const brandColours = { violet: "#6d4df2", ink: "#17122b", white: "#ffffff" } as const

/** A field to draw on: it carries its own background, so it looks the same on light and dark pages. */
export interface Palette {
  background: string
  /** Axis, ticks and grid. */
  rule: string
  /** The payoff line and the two dots. */
  line: string
  /** Areas of profit, bars in the range. */
  accent: string
  /** Second curves, bars out of the range. */
  quiet: string
  /** Titles on social cards. */
  text: string
  /** Labels on social cards; at least 4.5:1 on the background. */
  label: string
}

export const palettes = {
  ink: {
    background: "#17122b",
    rule: "#4a4178",
    line: "#f4f1ff",
    accent: "#8b6dff",
    quiet: "#4b3f83",
    text: "#f7f5ff",
    label: "#b3a6ea",
  },
  violet: {
    background: "#4a2fc4",
    rule: "#7d66e6",
    line: "#ffffff",
    accent: "#a996ff",
    quiet: "#6f55e0",
    text: "#ffffff",
    label: "#dcd5ff",
  },
  mist: {
    background: "#dfd9f5",
    rule: "#b0a3e0",
    line: "#251a52",
    accent: "#7b5cf5",
    quiet: "#b4a4ee",
    text: "#1c143d",
    label: "#4f4187",
  },
} as const satisfies Record<string, Palette>
