import { readFileSync } from "node:fs"
import { join } from "node:path"
import {
  type Colours,
  pictureColours,
} from "../../content-components/parts/take-away/picture-styles"
import { projectRoot } from "../../site/project-paths"

const sheet = "src/styles/tokens.css"

/**
 * Colors of light pages, which are also used on paper.
 * @throws Error if the style sheet does not give a color as #rrggbb
 */
export function paperColours(
  tokens: string = readFileSync(join(projectRoot, sheet), "utf8"),
): Colours {
  return Object.fromEntries(
    pictureColours.map(name => {
      const [, value] = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens) ?? []
      if (!value) throw new Error(`${sheet}: --${name} is not a color: write it as #rrggbb`)
      return [name, value]
    }),
  ) as Colours
}
