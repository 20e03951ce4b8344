import { checkWording } from "./check-wording"

test.each([
  [
    "reports how a docstring begins",
    "/** Whether it is open. */\nconst a = 1",
    /a\.ts:1 A docstring begins with "Whether"/,
  ],
  [
    "reports a comment of three sentences",
    "// One. Two. Three.\nconst a = 1",
    /a\.ts:1 A comment has 3 sentences/,
  ],
  [
    "reports a long line",
    `const a = 1 // ${"word ".repeat(21)}`,
    /a\.ts:1 A comment line is longer/,
  ],
  [
    "reports a phrase in lines that belong together",
    "// Nothing is\n// told of it.",
    /"is told": write/,
  ],
  ["reports British spelling", "/** Colours of a chart. */", /"Colours": write American/],
])("%s", (_, source, problem) => {
  expect(checkWording("a.ts", source)).toEqual([expect.stringMatching(problem)])
})

test.each([
  ["directives to tools", `// biome-ignore lint/x: ${"word ".repeat(30)}`],
  [
    "strings and JSX text that look like comments",
    "const a = <p>see // colours</p>\nconst b = 'is told // x'",
  ],
  ["code and quotations in a comment", '/** Returns `colour` as in "is told". */'],
  [
    "paragraphs and tags of a docstring",
    "/**\n * One. Two.\n *\n * Three. Four.\n * @throws Error. If. So.\n */",
  ],
])("accepts %s", (_, source) => {
  expect(checkWording("a.tsx", source)).toEqual([])
})

test("reports documents by line and leaves out their code", () => {
  const text = "# Title\n\n```\nis told\n```\n\nIt is told here.\n"
  expect(checkWording("docs/a.md", text)).toEqual([
    expect.stringMatching(/^docs\/a\.md:7 "is told"/),
  ])
})

test("reads comments of style sheets", () => {
  expect(checkWording("a.css", "a { color: red } /* Nothing is said. */")).toEqual([
    expect.stringMatching(/^a\.css:1 "is said"/),
  ])
})
