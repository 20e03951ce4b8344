/**
 * Constants included in the script of every page. They have a file to themselves because a bundler
 * keeps or drops a file's constants together; import them from site.config.ts.
 */

/** Language of all pages, BCP 47. */
export const language = "en"

/**
 * Year of the static configuration; the footer renders the reader's current year in the browser.
 */
export const copyrightYear = 2025

/** Source repository of the site, where readers also open issues. */
export const repository = "https://github.com/panoptic-labs/docs"

/**
 * The docs in content/docs: label, base path, and whether they are shown first.
 *
 * With the path `/`, the document with `slug: /` is the home page. With `isLast: false`, the newest
 * release in versions.json is at the base path, as in Docusaurus, and these docs are at `next`
 * below it.
 */
export const docsVersions = [
  { name: "current", label: "Next", path: "/docs" as string, isLast: true as boolean },
] as const

/** Heading levels that tables of contents list. */
export const contentsLevels = { minDepth: 2, maxDepth: 5 } as const

/** Milliseconds. */
export const delays = {
  progressBar: 200,
  loadingScreen: 200,
  /** Time without any response after which data or a script counts as failed. */
  patience: 15_000,
  /** Time that a pointer rests on a link before a click is expected. */
  intent: 50,
} as const

/**
 * Pixels; the wider layout begins one pixel above. For scripts only: style sheets cannot import
 * them and define their own.
 */
export const breakpoints = { desktop: 996, wideTablet: 1200 } as const

/** Shows a color switch in the header; if false, the site is always light. */
export const colorModeSwitch = true
