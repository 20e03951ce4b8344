import { readFileSync } from "node:fs"
import { join } from "node:path"
import { colorsOf, contrast } from "../../../tests/helpers/colors"
import { tokenClasses } from "./token-theme"

const styles = join(__dirname, "../../styles")
const css = readFileSync(join(styles, "content/code.css"), "utf8")
const tokens = readFileSync(join(styles, "tokens.css"), "utf8")

const coloursIn = (mode: "light" | "dark") => ({
  ...colorsOf(tokens, mode),
  ...colorsOf(css, mode),
})

describe.each(["light", "dark"] as const)("code colors in %s mode", mode => {
  const colours = coloursIn(mode)

  test.each(["code-text", ...tokenClasses])("keeps %s readable on every background", name => {
    for (const ground of ["--code-bg", "--code-marked", "--code-inserted", "--code-deleted"])
      expect(contrast(colours[`--${name}`] ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(
        4.5,
      )
  })
})

test("has a rule for every token class", () => {
  for (const name of tokenClasses) expect(css).toContain(`.${name} {`)
})
