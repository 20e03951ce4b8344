import { compile, compileMdx, problemsOf } from "../../../tests/helpers/compile-markdown"

async function texts(text: string): Promise<string> {
  const { html } = await compile(text)
  return html
    .replace(/<math[ >].*?<\/math>/g, "[math]")
    .replace(/<span class="math-joined">(.*?)<\/span>/g, "{$1}")
    .replace(/<\/?p>/g, "")
}

test.each([
  ["It costs $5 and $10.", "It costs $5 and $10."],
  ["From $5-$10 or $5–$10k, $1.5M/$2M", "From $5-$10 or $5–$10k, $1.5M/$2M"],
  ["$ x $ is none", "$ x $ is none"],
  ["only $x here", "only $x here"],
  ["escaped \\$x\\$ stays", "escaped $x$ stays"],
  ["the pair $ETH/$USDC", "the pair $ETH/$USDC"],
  ["`$x$` is code", "<code>$x$</code> is code"],
  ["$5 in `$x` code", "$5 in <code>$x</code> code"],
  ["pay $5 for $x$", "pay $5 for [math]"],
  ["($x$, $y$), $z$.", "{([math],} {[math]),} {[math].}"],
  ["the $n$th", "the {[math]th}"],
  ["$\\text{if $x$}$ nested", "[math] nested"],
  ["$a \\$ b$", "[math]"],
  ["**$a_1$ and *b* $c_2$**", "<strong>[math] and <em>b</em> [math]</strong>"],
  ["$a\nb$", "[math]"],
])("reads the dollars of %j", async (text, expected) => {
  expect(await texts(text)).toBe(expected)
})

test.each([
  ["a $x$-axis", "a {[math]-}axis"],
  ["so $x$. Then", "so {[math].} Then"],
  ["≈$x$ and $y$ students", "{≈[math]} and [math] students"],
  ["**$x$**, $y$", "<strong>[math]</strong>, [math]"],
  ["$x$/$y$", "[math]/[math]"],
])("keeps punctuation on the line of its formula: %j", async (text, expected) => {
  expect(await texts(text)).toBe(expected)
})

test("lets a long inline formula break after relations and operators", async () => {
  const { html } = await compile("$abcdefgh = \\operatorname{erf}(ijklm) + n$")
  const rows = html.match(/<math class="math-breaks">(.*)<\/math>/)?.[1]
  expect(rows?.replace(/<\/?m[io][^>]*>/g, "")).toBe(
    "<mrow>abcdefgh=</mrow><mrow>erf\u2061<mrow>(ijklm)</mrow>+</mrow><mrow>n</mrow>",
  )
})

test("lets a long row break after a slash", async () => {
  const { html } = await compile("$(520 - 10 - 400)/(100 + 400) = x$")
  const rows = html.match(/<math class="math-breaks">(.*)<\/math>/)?.[1]
  expect(rows?.replace(/<[^>]*>/g, tag => (/^<\/?mrow/.test(tag) ? tag : ""))).toBe(
    "<mrow><mrow>(520−10−400)</mrow>/</mrow><mrow><mrow>(100+400)</mrow>=</mrow><mrow>x</mrow>",
  )
})

test.each(["$a = b + c$", "$\\frac{a+b+c+d}{e+f+g+h+i+j+k}$", "$(a+b+c+d+e+f+g+h+i+j)$"])(
  "adds no breaks when a formula is short or has only one piece: %s",
  async text => {
    expect((await compile(text)).html).toMatch(/^<p><math>/)
  },
)

test("renders a formula as MathML without scripts or styles", async () => {
  const { html } = await compile("$\\frac{a}{b}$")
  expect(html).toBe("<p><math><mfrac><mi>a</mi><mi>b</mi></mfrac></math></p>")
})

test.each([
  "$$\n\\frac{a}{b}\n$$",
  "$$ \\frac{a}{b} $$",
  "$$\\frac{a}\n{b}\n$$",
  "text\n\n  $$\n  \\frac{a}{b}\n  $$\n",
])("renders display math in a focusable box that scrolls: %j", async text => {
  for (const { html } of [await compile(text), await compileMdx(text)]) {
    expect(html).toContain(
      '<div class="math-display" tabindex="0" role="group" aria-label="Formula"><math display="block" class="tml-display"><mfrac><mi>a</mi><mi>b</mi></mfrac></math></div>',
    )
  }
})

test("lets display math interrupt a paragraph", async () => {
  const { html } = await compile("We have\n$$\nx\n$$\nand so on\n")
  expect(html).toMatch(/^<p>We have<\/p><div class="math-display".*<\/div><p>and so on<\/p>$/)
})

test("renders display math in lists and quotes", async () => {
  const { html, problems } = await compile("- a\n\n  $$\n  x\n  $$\n\n> $$\n> y\n> $$\n")
  expect(html.match(/math-display/g)).toHaveLength(2)
  expect(problems).toEqual([])
})

test("keeps a formula inline when its double dollars are inside a line", async () => {
  const { html } = await compile("So $$x$$ holds\n")
  expect(html).toMatch(/^<p>So <math>.*<\/math> holds<\/p>$/)
})

test("reports a TeX error with its line and the renderer's message", async () => {
  const [problem, ...rest] = await problemsOf("---\ntitle: x\n---\n\nText\n\n$\\foo{x}$\n")
  expect(problem?.line).toBe(7)
  expect(problem?.message).toMatch(/TeX error: .*\\foo/)
  expect(rest).toEqual([])
})

test("reports display math that is never closed and keeps the text after it", async () => {
  const { html, problems } = await compile("a\n\n$$\nx\n\n## Next\n")
  expect(problems).toMatchObject([
    { line: 3, message: "`$$` opens a formula that is never closed" },
  ])
  expect(html).toContain('<h2 id="next">')
})

test("reads braces in formulas without escapes in MDX", async () => {
  const { problems, html } = await compileMdx("$\\frac{a}{b}$ and\n\n$$\n\\sqrt{x}\n$$\n")
  expect(problems).toEqual([])
  expect(html).toContain("msqrt")
})

test("numbers labeled formulas and links references to them", async () => {
  const { html, page, problems } = await compile(
    "By $\\eqref{eq:b}$ and $\\ref{eq:a}$:\n\n$$\nx \\label{eq:a}\n$$\n\n$$\ny\n$$\n\n$$\nz \\label{eq:b}\n$$\n",
  )
  expect(html).toContain('<p>By <a href="#eq-b">(2)</a> and <a href="#eq-a">1</a>:</p>')
  expect(html).toContain('<div class="math-display" id="eq-a"')
  expect(html).toContain("(2)</mtext>")
  expect(page.anchors).toEqual(["eq-a", "eq-b"])
  expect(problems).toEqual([])
})

test("reports a reference to a missing formula", async () => {
  expect(await problemsOf("See $\\eqref{eq:x}$.\n")).toMatchObject([
    { line: 1, message: "no formula has the label `eq:x`" },
  ])
})

test.each([
  ["one label of two formulas", "\\label{eq:a}", "\\label{eq:a}", "the label `eq:a` is used twice"],
  ["two labels with one id", "\\label{eq:α}", "\\label{eq:β}", "the id `eq-` is used twice"],
])("reports %s at the second formula", async (_, first, second, message) => {
  const text = `$$\nx ${first}\n$$\n\n$$\ny ${second}\n$$\n`
  expect(await problemsOf(text)).toContainEqual(expect.objectContaining({ line: 5, message }))
})

test("reports an empty formula", async () => {
  expect(await problemsOf("a\n\n$$\n$$\n")).toMatchObject([
    { line: 3, message: "a formula is empty" },
  ])
})
