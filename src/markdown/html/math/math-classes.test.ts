import { readFileSync } from "node:fs"
import { mathClasses, withoutMathStyles } from "./math-classes"
import { renderMath } from "./render-math"

test("replaces a declaration with an equivalent class", () => {
  expect(
    withoutMathStyles('<mtd class="tml-left" style="padding-left:0em;padding-right:1em;">'),
  ).toBe('<mtd class="math-left-0 math-right-em tml-left">')
})

test("turns colors and script levels into MathML attributes", () => {
  expect(withoutMathStyles('<mi style="color:#ff0000;">x</mi><mo style="math-depth:0;">')).toBe(
    '<mi mathcolor="#ff0000">x</mi><mo scriptlevel="0">',
  )
})

test.each(Object.entries(mathClasses))("finds %s in the rule of .%s", (declaration, name) => {
  const rule = new RegExp(`\\.${name} \\{\\s*([^;]*);\\s*\\}`).exec(
    readFileSync("src/styles/content/math.css", "utf8"),
  )
  expect(rule?.[1]?.replace(": ", ":")).toBe(declaration.replace(/:0(em|pt)$/, ":0"))
})

test.each([
  "\\begin{align}a&=b\\\\c&=d\\end{align}",
  "\\begin{aligned}a&=b\\end{aligned}",
  "\\begin{cases}a&b\\\\c&d\\end{cases}",
  "\\begin{pmatrix}a&b\\\\c&d\\end{pmatrix}",
  "\\begin{smallmatrix}a&b\\end{smallmatrix}",
  "\\begin{array}{|c|c|}a&b\\\\\\hline c&d\\end{array}",
  "\\begin{multline}a\\\\b\\end{multline}",
  "\\boxed{x}",
  "\\overbrace{x}^a",
  "a\\!b",
  "\\pmb{x}",
  "\\color{red}x",
])("renders %s without a style attribute", tex => {
  for (const display of [true, false]) {
    const { html, error } = renderMath(tex, display)
    expect(html ?? error).toMatch(display ? /<m/ : /<m|only in display mode/)
    expect(html ?? "").not.toContain(" style=")
  }
})

test("rejects a formula that needs another style and names the style", () => {
  expect(renderMath("\\raisebox{1em}{x}", false).error).toContain("padding: 1em 0 0 0")
})
