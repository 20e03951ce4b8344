import { compile, problemsOf } from "../../../../tests/helpers/compile-markdown"

/** Text of the first formula of a page, with `␣` for the space after a separator in MathML. */
async function shown(markdown: string): Promise<string> {
  const { html, problems } = await compile(markdown)
  expect(problems).toEqual([])
  const [, inner = ""] = /<math[^>]*>(.*?)<\/math>/s.exec(html) ?? []
  return inner
    .replace(/<mo separator="true">,<\/mo>/g, ",␣")
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00a0", " ")
}

test.each([
  ["$x = 5%$", "x=5%"],
  ["$5\\%$", "5%"],
  ["$5%%$", "5%%"],
  ["$a%$", "a%"],
  ["$5 % + x$", "5%+x"],
  ["$\\text{5% of 100%}$", "5% of 100%"],
  ["$$5% + x$$", "5%+x"],
  ["so $$r = 5%$$ here", "r=5%"],
  ["$$\nr = 5% + x\n$$", "r=5%+x"],
  ["$$\nr = 5\\,%\n$$", "r=5%"],
  ["$$\nr = 5\\% + x\n$$", "r=5%+x"],
  ["$$\n\\text{a share in % of x} = 1\n$$", "a share in % of x=1"],
  ["$$\n\\begin{aligned}\na &= 5% \\\\\nb &= 10%\n\\end{aligned}\n$$", "a=5%b=10%"],
  ["$$\n\\frac{1%}{2}\n$$", "1%2"],
  ["$$\n% the sum\nx + y\n  % and so on\n$$", "x+y"],
])("shows the percent signs of %j", async (markdown, text) => {
  expect(await shown(markdown)).toBe(text)
})

test.each([
  ["$$\nx\n+ y % the sum\n$$", 3],
  ["text\n\n$$\n5 % + x\n$$", 4],
  ["$$\na \\\\% next\nb\n$$", 2],
  ["$$ \\alpha% $$", 1],
])("asks for `\\%%` when a percent sign may begin a comment: %j", async (markdown, line) => {
  expect(await problemsOf(`${markdown}\n\nafter\n`)).toMatchObject([
    { line, message: expect.stringContaining("`%`"), fix: expect.stringContaining("`\\%`") },
  ])
})

test.each([
  ["$(1,2)$", "(1,␣2)"],
  ["$[0,1]$", "[0,␣1]"],
  ["$[0,100]$", "[0,␣100]"],
  ["$x_{1,2}$", "x1,␣2"],
  ["$x^{1.5,2.5}$", "x1.5,␣2.5"],
  ["$\\{1,2,3,10\\}$", "{1,␣2,␣3,␣10}"],
  ["$\\{1 ,2\\}$", "{1,␣2}"],
  ["$({1},{2})$", "(1,␣2)"],
  ["$1,000$", "1,000"],
  ["$1,234,567.89$", "1,234,567.89"],
  ["$f(1,234)$", "f(1,234)"],
  ["$f(1, 234)$", "f(1,␣234)"],
  ["$1,2345$", "1,␣2345"],
  ["$12,34,567$", "12,␣34,␣567"],
  ["$1{,}5$", "1,5"],
  ["$1\\,2$", "12"],
  ["$\\text{1,2}$", "1,2"],
  ["$$\nM_{1,1} = 1,000 \\tag{1,2}\n$$", "M1,␣1=1,000(1,2)"],
])(
  "separates the numbers of a list, but not the digit groups of a long number: %j",
  async (markdown, text) => {
    expect(await shown(markdown)).toBe(text)
  },
)
