/**
 * The constants that the script of every page holds. They are a file of their own because a bundler keeps or drops a file's
 * constants together. Import them from site.config.ts.
 */

/** Language of all pages, BCP 47. */
export const language = "en"

/** Year of the static configuration; the footer renders the reader's current year in the browser. */
export const copyrightYear = 2025

/** Where the source of the site is, and where readers open issues. */
export const repository = "https://github.com/panoptic-labs/docs"

/** Docs versions: the label readers see and the path each one lives under. The first is the default. */
export const docsVersions = [
  { name: "current", label: "Next", path: "/docs", isLast: true },
] as const

/** Headings that tables of contents list, by level. */
export const contentsLevels = { minDepth: 2, maxDepth: 5 } as const

/** Milliseconds. */
export const delays = {
  progressBar: 200,
  loadingScreen: 200,
  /** Data or a script of which nothing has come for so long count as failed. */
  patience: 15_000,
  /** A pointer that rests on a link for so long is about to press it. */
  intent: 50,
} as const

/** Pixels; a wider layout begins one above. For scripts: style sheets cannot read them and name their own. */
export const breakpoints = { desktop: 996, wideTablet: 1200 } as const

/** Readers get a colour switch in the header; off means always light. */
export const colourModeSwitch = true
