import { readFileSync } from "node:fs"
import { join } from "node:path"
import { tokenClasses } from "./token-theme"

const styles = join(__dirname, "../styles")
const css = readFileSync(join(styles, "code.css"), "utf8")
const tokens = readFileSync(join(styles, "tokens.css"), "utf8")

/** Light and dark value of a custom property. */
function pair(name: string): [string, string] {
  const match = new RegExp(`--${name}:\\s*light-dark\\((#[0-9a-f]{6}),\\s*(#[0-9a-f]{6})\\)`).exec(
    css + tokens,
  )
  if (!match?.[1] || !match[2]) throw new Error(`no --${name}`)
  return [match[1], match[2]]
}

/** WCAG 2.2 contrast ratio. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test.each(["code-text", ...tokenClasses])(
  "%s is readable on both backgrounds in both modes",
  name => {
    const colour = pair(name)
    for (const ground of [pair("code-bg"), pair("code-marked")]) {
      expect(contrast(colour[0], ground[0])).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colour[1], ground[1])).toBeGreaterThanOrEqual(4.5)
    }
  },
)

test("every token class has a rule", () => {
  for (const name of tokenClasses) expect(css).toContain(`.${name} {`)
})
