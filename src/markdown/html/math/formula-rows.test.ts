import { renderMath } from "./render-math"

const rowsOf = (tex: string) => {
  const { html = "" } = renderMath(tex, true)
  return [...html.matchAll(/<mrow>(.*?)<\/mrow>/g)].map(([, row = ""]) =>
    row.replace(/<[^>]*>/g, ""),
  )
}

test("lets a display formula break before its relations", () => {
  const { html } = renderMath("a = b \\le c", true)
  expect(html).toMatch(/^<math display="block" class="math-breaks tml-display">/)
  expect(rowsOf("a = b \\le c")).toEqual(["a", "=b", "≤c"])
})

test("lets a long side break before its operators and keeps their spacing", () => {
  const { html } = renderMath("a = bcdefgh + ijklmnop - qrstuvw", true)
  expect(rowsOf("a = bcdefgh + ijklmnop - qrstuvw")).toEqual([
    "a",
    "=bcdefgh",
    "+ijklmnop",
    "−qrstuvw",
  ])
  expect(html).toContain('<mo form="infix">+</mo>')
})

test("adds no break after a sign that begins a formula", () => {
  expect(rowsOf("-a = b")).toEqual(["−a", "=b"])
})

test("adds no breaks when a formula has one piece or its own layout", () => {
  expect(renderMath("\\frac{a}{b}", true).html).not.toContain("math-breaks")
  expect(renderMath("\\begin{aligned}a&=b\\\\c&=d\\end{aligned}", true).html).not.toContain(
    "math-breaks",
  )
})

test("lets the words of a formula break like those of a text", () => {
  const { html } = renderMath("\\text{paid} = \\text{fees of the same range} \\times 2", true)
  expect(html).toContain(
    "<mrow><mtext>of\u00a0</mtext></mrow><mrow><mtext>the\u00a0</mtext></mrow>",
  )
})
