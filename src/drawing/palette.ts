/** Colors of code-drawn pictures; the page's own tokens are in styles/. */
export const brandColours = { violet: "#6d4df2", ink: "#17122b", white: "#ffffff" } as const

/** Colors of a drawing, including its background. */
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
  /** The one thing that stands out as wrong: a fault, a loss, a limit. */
  alarm: string
  /** Titles on social cards. */
  text: string
  /** Labels on social cards; at least 4.5:1 on the background. */
  label: string
}

/**
 * Colors of a cover, which has no text. Social cards appear on other sites, so they have only a
 * light variant.
 */
type CoverPalette = Omit<Palette, "text" | "label">

export const toneNames = ["ink", "mist", "violet", "paper"] as const
export type Tone = (typeof toneNames)[number]

/** Variants of each tone for light and dark pages. */
export const tones: Record<Tone, { light: Palette; dark: CoverPalette }> = {
  ink: {
    light: {
      background: "#17122b",
      rule: "#4a4178",
      line: "#f4f1ff",
      accent: "#8b6dff",
      quiet: "#4b3f83",
      alarm: "#ff6f9c",
      text: "#f7f5ff",
      label: "#b3a6ea",
    },
    dark: {
      background: "#1b1533",
      rule: "#4a4178",
      line: "#ece8fb",
      accent: "#8b6dff",
      quiet: "#473b7d",
      alarm: "#f0648f",
    },
  },
  mist: {
    light: {
      background: "#dfd9f5",
      rule: "#b0a3e0",
      line: "#251a52",
      accent: "#7b5cf5",
      quiet: "#b4a4ee",
      alarm: "#c92b5f",
      text: "#1c143d",
      label: "#4f4187",
    },
    dark: {
      background: "#332a5c",
      rule: "#6455a6",
      line: "#ece8fb",
      accent: "#a58dff",
      quiet: "#5d4fa3",
      alarm: "#ff7ba4",
    },
  },
  violet: {
    light: {
      background: "#4a2fc4",
      rule: "#7d66e6",
      line: "#ffffff",
      accent: "#a996ff",
      quiet: "#6f55e0",
      alarm: "#ffa3c0",
      text: "#ffffff",
      label: "#dcd5ff",
    },
    dark: {
      background: "#3d27a3",
      rule: "#6d57d0",
      line: "#f4f1ff",
      accent: "#a08cff",
      quiet: "#6049c8",
      alarm: "#ff9dbc",
    },
  },
  paper: {
    light: {
      background: "#f3f1fa",
      rule: "#c3bbe2",
      line: "#251a52",
      accent: "#6d4df2",
      quiet: "#cbc0f1",
      alarm: "#c92b5f",
      text: "#1c143d",
      label: "#4f4187",
    },
    dark: {
      background: "#191821",
      rule: "#474359",
      line: "#ece8fb",
      accent: "#9a80ff",
      quiet: "#423c5e",
      alarm: "#f0648f",
    },
  },
}

const names = {
  background: "b",
  rule: "r",
  line: "l",
  accent: "a",
  quiet: "q",
  alarm: "x",
} as const satisfies Record<keyof CoverPalette, string>

const colors = (palette: CoverPalette) =>
  Object.entries(names)
    .map(([color, name]) => `--${name}:${palette[color as keyof CoverPalette]}`)
    .join(";")

/** Colors as CSS variables, which `coverStyle` defines. */
export const namedPalette: CoverPalette = {
  background: "var(--b)",
  rule: "var(--r)",
  line: "var(--l)",
  accent: "var(--a)",
  quiet: "var(--q)",
  alarm: "var(--x)",
}

/** Style sheet of a cover. A picture uses the color scheme of the element that shows it. */
export function coverStyle(tone: Tone): string {
  const { light, dark } = tones[tone]
  return `:root{${colors(light)}}@media(prefers-color-scheme:dark){:root{${colors(dark)}}}`
}
