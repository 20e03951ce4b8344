import { renderMath } from "./render-math"

const rowsOf = (tex: string) => {
  const { html = "" } = renderMath(tex, true)
  return [...html.matchAll(/<mrow>(.*?)<\/mrow>/g)].map(([, row = ""]) =>
    row.replace(/<[^>]*>/g, ""),
  )
}

test("a formula that stands apart may break before its relations", () => {
  const { html } = renderMath("a = b \\le c", true)
  expect(html).toMatch(/^<math display="block" class="math-breaks tml-display">/)
  expect(rowsOf("a = b \\le c")).toEqual(["a", "=b", "≤c"])
})

test("a long side breaks before its operators, which keep their room", () => {
  const { html } = renderMath("a = bcdefgh + ijklmnop - qrstuvw", true)
  expect(rowsOf("a = bcdefgh + ijklmnop - qrstuvw")).toEqual([
    "a",
    "=bcdefgh",
    "+ijklmnop",
    "−qrstuvw",
  ])
  expect(html).toContain('<mo form="infix">+</mo>')
})

test("a sign that begins a formula ends no row", () => {
  expect(rowsOf("-a = b")).toEqual(["−a", "=b"])
})

test("a formula of one piece, or with a layout of its own, stays as it is", () => {
  expect(renderMath("\\frac{a}{b}", true).html).not.toContain("math-breaks")
  expect(renderMath("\\begin{aligned}a&=b\\\\c&=d\\end{aligned}", true).html).not.toContain(
    "math-breaks",
  )
})

test("words of a formula are parted like those of a text", () => {
  const { html } = renderMath("\\text{paid} = \\text{fees of the same range} \\times 2", true)
  expect(html).toContain(
    "<mrow><mtext>of\u00a0</mtext></mrow><mrow><mtext>the\u00a0</mtext></mrow>",
  )
})
