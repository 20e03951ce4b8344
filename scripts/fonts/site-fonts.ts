import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import subsetFont from "subset-font"

const rulesFile = "src/styles/fonts.css"

/** Where the fonts of the site lie, and where they are made from. */
export const fontsFolder = "src/styles/fonts"

/** What browsers do with text of every kind unless told otherwise. */
const always = ["ccmp", "kern", "locl", "mark", "mkmk", "rlig"]

/**
 * Packages with the features that are kept of them: forms that join letters and figures of one width for text, and none of these for code, which is
 * shown as it is typed; they would be half of its font. Alternative letters and fractions are not kept.
 */
const packages = [
  { name: "inter", features: [...always, "calt", "clig", "liga", "tnum"] },
  { name: "jetbrains-mono", features: always },
].map(({ name, features }) => ({
  folder: join("node_modules/@fontsource-variable", name, "files"),
  features,
}))

/** A font that a rule of the style sheet names. */
export interface SiteFont {
  /** Name of the file: that of the package's, or one with its part in front of the ending where several files are made of that. */
  name: string
  /** Least and greatest weight of the rule. */
  weights: [number, number]
  /** All letters of its `unicode-range`. */
  letters: string
}

/**
 * The fonts that the style sheet takes from its own folder.
 * @throws where a rule does not say letters and weights, without which nothing could be left out
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

/** The package's font with the letters and weights of its rule only, as WOFF2. Same package, same bytes. */
export function makeFont({ name, weights: [min, max], letters }: SiteFont): Promise<Uint8Array> {
  const original = name.replace(/\.[\w-]+(?=\.woff2$)/, "")
  const source = packages.find(({ folder }) => existsSync(join(folder, original)))
  if (!source) throw new Error(`${rulesFile}: no package of fonts has ${original}`)
  return subsetFont(readFileSync(join(source.folder, original)), letters, {
    targetFormat: "woff2",
    // Outlines of one weight alone take a third less.
    variationAxes: { wght: min === max ? min : { min, max, default: min } },
    keepFeatures: source.features,
  })
}
