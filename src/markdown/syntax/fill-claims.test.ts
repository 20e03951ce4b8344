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
])("a claim in %s is a number, in Markdown and MDX", (_, text) => {
  const expected = text.replace(/\{\{.*?\}\}/, "4 USDC")
  expect(filled(text)).toBe(expected)
  expect(filled(text, "a.mdx")).toBe(expected)
})

test.each([
  ["a code span", "write `{{ 2 | usdc }}`"],
  ["a fence", "```md\n{{ 2 | usdc }}\n```\n"],
  ["a group of TeX", "$x_{{a}}$ and $$\\frac{{a}}{b}$$"],
  ["escaped braces of Markdown", "two \\{{ braces"],
])("%s is left as it is", (_, text) => {
  expect(fillClaims("a.md", text)).toEqual({ text, problems: [] })
})

test("an attribute of MDX that holds an object is no claim", () => {
  const text = "<Note sources={{ light: './a.png' }} />"
  expect(fillClaims("a.mdx", text)).toEqual({ text, problems: [] })
})

test("escaped braces are escaped both in MDX, where one alone would open an expression", () => {
  expect(filled("two \\{{ braces and `\\{{`", "a.mdx")).toBe("two \\{\\{ braces and `\\{{`")
})

test("in a formula the number is TeX", () => {
  expect(filled("$c = {{ sellerRatio(61%) | percent = 42% }}$")).toBe("$c = 42\\%$")
  expect(filled("$$x = {{ 2 - 5 }}$$")).toBe("$$x = -3$$")
})

test("several claims of a line are filled one by one", () => {
  expect(filled("{{ 1 + 1 }} and {{ 2 + 2 }}; {{ 3 + 3 }}")).toBe("2 and 4; 6")
})

test("a broken claim is told with file, line and column, and the next one is filled", () => {
  const { text, problems } = fillClaims("a.md", "one\n\ntwo {{ commision(2) }} {{ 1 + 1 }}\n")
  expect(text).toBe("one\n\ntwo ? 2\n")
  expect(problems).toEqual([
    {
      file: "a.md",
      line: 3,
      message: "column 8: there is no function `commision`, in `{{ commision(2) }}`",
      fix: "write `commission(notional)`; braces that are no claim are written `\\{{`",
    },
  ])
})

test("a claim that is not closed on its line is told", () => {
  const [problem] = fillClaims("a.md", "a {{ 1 + 1\n}} b").problems
  expect(problem).toMatchObject({ line: 1, message: expect.stringContaining("is not closed") })
  expect(problem?.fix).toContain("`\\{{`")
})

test("a number that is not the expected one is shown, and told as a broken rule with both", () => {
  const { text, problems } = fillClaims("a.md", "needs {{ 400 + 250 | usdc = 640 USDC }}")
  expect(text).toBe("needs 650 USDC")
  expect(problems).toEqual([
    {
      file: "a.md",
      line: 1,
      kind: "stale-claim",
      message: "column 29: the claim expects 640 USDC and gives 650 USDC",
      fix: "write `= 650 USDC` and read the sentence again; `npm run tools -- claims` writes all of them",
    },
  ])
})

test("places hold behind code and formulas", () => {
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
  "says how plain braces are written where %s is no claim",
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
