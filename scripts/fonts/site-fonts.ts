import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import subsetFont from "subset-font"

const rulesFile = "src/styles/fonts.css"

/** Folder of the site's fonts. */
export const fontsFolder = "src/styles/fonts"

/** Features that browsers apply to all text by default. */
const always = ["ccmp", "kern", "locl", "mark", "mkmk", "rlig"]

/**
 * Font packages with the features to keep: ligatures and tabular figures for text, and neither for
 * code, where they would be half of the font and change what was typed. Alternates and fractions
 * are dropped.
 */
const packages = [
  { name: "inter", features: [...always, "calt", "clig", "liga", "tnum"] },
  { name: "jetbrains-mono", features: always },
].map(({ name, features }) => ({
  folder: join("node_modules/@fontsource-variable", name, "files"),
  features,
}))

/** A font that a rule in the style sheet names. */
export interface SiteFont {
  /**
   * File name: the package's, with a part before the extension if it is split into several files.
   */
  name: string
  /** Minimum and maximum weight of the rule. */
  weights: [number, number]
  /** All characters in its `unicode-range`. */
  letters: string
}

/**
 * Fonts that the style sheet loads from its own folder.
 * @throws if a rule does not state its characters and weights, which are needed for subsetting
 */
export function siteFonts(css = readFileSync(rulesFile, "utf8")): SiteFont[] {
  return [...css.matchAll(/@font-face \{[^}]*\}/g)].flatMap(([rule]) => {
    const name = /url\("\.\/fonts\/([^"]+)"\)/.exec(rule)?.[1]
    if (!name) return []
    const [, least, most = least] = /font-weight: (\d+)(?: (\d+))?;/.exec(rule) ?? []
    const range = /unicode-range:([^;]+);/.exec(rule)?.[1]
    if (!least || !most || !range)
      throw new Error(
        `${rulesFile}: the rule of ${name} needs weights and a unicode-range, for example \`font-weight: 400 700; unicode-range: U+0000-00FF;\``,
      )
    return { name, weights: [Number(least), Number(most)], letters: lettersOf(range) }
  })
}

function lettersOf(range: string): string {
  const letters: string[] = []
  for (const [, first = "", last = first] of range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi))
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++)
      letters.push(String.fromCodePoint(code))
  return letters.join("")
}

/**
 * Subsets the package's font to its rule's characters and weights, as WOFF2. The output is
 * deterministic.
 */
export function makeFont({ name, weights: [min, max], letters }: SiteFont): Promise<Uint8Array> {
  const original = name.replace(/\.[\w-]+(?=\.woff2$)/, "")
  const source = packages.find(({ folder }) => existsSync(join(folder, original)))
  if (!source)
    throw new Error(
      `${rulesFile}: no installed font package contains ${original}; correct the name or install its package`,
    )
  return subsetFont(readFileSync(join(source.folder, original)), letters, {
    targetFormat: "woff2",
    // A file with a single weight is a third smaller.
    variationAxes: { wght: min === max ? min : { min, max, default: min } },
    keepFeatures: source.features,
  })
}
