import { fillClaims, findClaims } from "./fill-claims"

const filled = (text: string, file = "a.md") => fillClaims(file, text).text

test.each([
  ["a paragraph", "needs {{ commission(2000) | usdc }}, once"],
  ["a cell", "| {{ commission(2000) \\| usdc }} | b |"],
  ["a cell with a plain bar", "| {{ commission(2000) | usdc }} | b |"],
  ["an attribute", '<Note caption="costs {{ commission(2000) | usdc }}" />'],
  ["front matter", "---\ndescription: costs {{ commission(2000) | usdc }}\n---\n"],
  ["a line after a formula", "$x$ {{ commission(2000) | usdc }} $y$"],
  ["dollars that are no formula", "\\$5 {{ commission(2000) | usdc }} or $6"],
])("fills a claim in %s with a number, in Markdown and MDX", (_, text) => {
  const expected = text.replace(/\{\{.*?\}\}/, "4 USDC")
  expect(filled(text)).toBe(expected)
  expect(filled(text, "a.mdx")).toBe(expected)
})

test.each([
  ["a code span", "write `{{ 2 | usdc }}`"],
  ["a fence", "```md\n{{ 2 | usdc }}\n```\n"],
  ["a group of TeX", "$x_{{a}}$ and $$\\frac{{a}}{b}$$"],
  ["escaped braces of Markdown", "two \\{{ braces"],
])("leaves %s unchanged", (_, text) => {
  expect(fillClaims("a.md", text)).toEqual({ text, problems: [] })
})

test("ignores an MDX attribute that holds an object", () => {
  const text = "<Note sources={{ light: './a.png' }} />"
  expect(fillClaims("a.mdx", text)).toEqual({ text, problems: [] })
})

test("escapes both braces in MDX, because one alone would open an expression", () => {
  expect(filled("two \\{{ braces and `\\{{`", "a.mdx")).toBe("two \\{\\{ braces and `\\{{`")
})

test("writes the number as TeX in a formula", () => {
  expect(filled("$c = {{ sellerRatio(61%) | percent = 42% }}$")).toBe("$c = 42\\%$")
  expect(filled("$$x = {{ 2 - 5 }}$$")).toBe("$$x = -3$$")
})

test("fills several claims on a line", () => {
  expect(filled("{{ 1 + 1 }} and {{ 2 + 2 }}; {{ 3 + 3 }}")).toBe("2 and 4; 6")
})

test("reports a broken claim with its file, line, and column, and fills the next one", () => {
  const { text, problems } = fillClaims("a.md", "one\n\ntwo {{ commision(2) }} {{ 1 + 1 }}\n")
  expect(text).toBe("one\n\ntwo ? 2\n")
  expect(problems).toEqual([
    {
      file: "a.md",
      line: 3,
      message: "column 8: there is no function `commision`, in `{{ commision(2) }}`",
      fix: "write `commission(notional)`; for braces that are not a claim, write `\\{{`",
    },
  ])
})

test("reports a claim that is not closed on its line", () => {
  const [problem] = fillClaims("a.md", "a {{ 1 + 1\n}} b").problems
  expect(problem).toMatchObject({ line: 1, message: expect.stringContaining("is not closed") })
  expect(problem?.fix).toContain("`\\{{`")
})

test("shows the computed number and reports both when it is not the expected one", () => {
  const { text, problems } = fillClaims("a.md", "needs {{ 400 + 250 | usdc = 640 USDC }}")
  expect(text).toBe("needs 650 USDC")
  expect(problems).toEqual([
    {
      file: "a.md",
      line: 1,
      kind: "stale-claim",
      message: "column 29: the claim expects 640 USDC and gives 650 USDC",
      fix: "write `= 650 USDC` and read the sentence again; `npm run tools -- claims` updates all of them",
    },
  ])
})

test("locates claims after code and formulas", () => {
  const text = "`{{ a }}` and ``b`` $\\frac{{a}}{b}$ then {{ 1 + 1 }}"
  expect(findClaims("a.md", text)).toEqual([
    {
      source: "{{ 1 + 1 }}",
      start: text.indexOf("{{ 1"),
      line: 1,
      column: text.indexOf("{{ 1") + 1,
      isInFormula: false,
      isClosed: true,
    },
  ])
})

test.each(["\u0024{{ secrets.TOKEN }}", "{{ user.name }}", "{{ .Values.x }}", "{{ page }}"])(
  "reports how to write plain braces when %s is not a claim",
  text => {
    const { problems } = fillClaims("a.md", `one\ntwo ${text}\n`)
    expect(problems).toMatchObject([{ line: 2, fix: expect.stringContaining("`\\{{`") }])
    const escaped = text.replace("{{", "\\{{")
    expect(fillClaims("a.md", escaped)).toEqual({ text: escaped, problems: [] })
  },
)

test.each([
  ["a.md", "<!-- <Row s={{a: 1}} /> -->"],
  ["a.mdx", "{/* <Row s=\"<V style={{a: 'b'}} />\" /> */}"],
  ["a.md", '<img\n  src="a.png"\n  style={{\n    width: "100%",\n  }}\n/>'],
  ["a.md", "---\nmdx:\n  format: mdx\n---\n\n<Row style={{ margin: '50px'}} />"],
])("braces of code in %s are no claim: %j", (file, text) => {
  expect(fillClaims(`content/docs/${file}`, text)).toEqual({ text, problems: [] })
})
