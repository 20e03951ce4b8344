import { readFrontMatter } from "./front-matter"

const read = (text: string) => readFrontMatter("content/a.md", text)

test("keys become data, dates stay strings, and the body starts at its line", () => {
  const { data, body, bodyLine, problems } = read(
    "---\ntitle: A\ndate: 2024-03-01\ntags: [x, y]\ndraft: true\n---\nBody\n",
  )
  expect(data).toEqual({ title: "A", date: "2024-03-01", tags: ["x", "y"], draft: true })
  expect(body).toBe("Body\n")
  expect(bodyLine).toBe(7)
  expect(problems).toEqual([])
})

test("lines of keys are those of the file, for dotted paths too", () => {
  const { lineOf } = read(
    "---\ntitle: A\nauthors:\n  - name: x\n    url: y\n  - name: z\ntags:\n  - a\n  - b\n---\n",
  )
  expect([
    lineOf("title"),
    lineOf("authors"),
    lineOf("authors.0.url"),
    lineOf("authors.1"),
    lineOf("tags.1"),
  ]).toEqual([2, 3, 5, 6, 9])
  expect(lineOf("nothing")).toBeUndefined()
})

test("a key that holds dots, as words in a wrong place do, has its line too", () => {
  const { lineOf } = read("---\ntitle: A\nof swaps. If trades: [x]\n---\n")
  expect(lineOf("of swaps. If trades")).toBe(3)
})

test("a text without front matter is all body", () => {
  expect(read("# A\n\n---\n\nb\n")).toMatchObject({
    data: {},
    body: "# A\n\n---\n\nb\n",
    bodyLine: 1,
    problems: [],
  })
})

test("empty front matter and none below are fine", () => {
  expect(read("---\n---\nx")).toMatchObject({ data: {}, body: "x", bodyLine: 3, problems: [] })
  expect(read("---\ntitle: A\n---")).toMatchObject({ data: { title: "A" }, body: "" })
})

test.each([
  ["---\ntitle: A: B\n---\nx", 2],
  ["---\na: 1\nb: [1\n---\nx", 3],
  ["---\na: 1\nb: 2\na: 3\n---\nx", 4],
  ["---\na: 1\n\tb: 2\n---\nx", 3],
  ["---\n- a\n- b\n---\nx", 2],
])("broken YAML is a problem with its line: %j", (text, line) => {
  const { problems, data, body } = read(text)
  expect(problems[0]).toMatchObject({ file: "content/a.md" })
  expect(Math.abs((problems[0]?.line ?? 0) - line)).toBeLessThanOrEqual(1)
  expect(problems[0]?.fix).toBeTruthy()
  expect(data).toEqual({})
  expect(body).toBe("x")
})

test("front matter that is never closed is a problem", () => {
  expect(read("---\ntitle: A\n\ntext\n").problems).toMatchObject([
    { line: 1, message: expect.stringContaining("never closed") },
  ])
})

test("a thematic break on the first line is no front matter", () => {
  expect(read("---\n\ntext\n").problems).toEqual([])
})

test.each([
  ["---\ndraft: true\ntitle: Fix #5 of the vault\n---\nx", 3, '"Fix #5 of the vault"'],
  ["---\ntags:\n  - DeFi #new\n---\nx", 3, '"DeFi #new"'],
  ["---\nlast_update: { author: Ada #1\n}\n---\nx", 2, '"Ada #1"'],
])("words that YAML takes for a comment are a problem: %j", (text, line, quoted) => {
  expect(read(text).problems).toMatchObject([{ line, fix: `put the text in quotes: ${quoted}` }])
})

test.each([
  "title: A # a note",
  "title: C# in depth",
  'title: "Fix #5"',
  "# a note\ntitle: A",
  "draft: true #x",
  "title: A#b",
  "title: |\n  A #b",
])("comments with a space behind the sign, and the sign within a word, are fine: %j", yaml => {
  expect(read(`---\n${yaml}\n---\nx`).problems).toEqual([])
})

test.each([" ---\ntitle: A\n---\nx", "\n---\ntitle: A\n---\nx", "\r\n---\r\ntitle: A\r\n---\r\nx"])(
  "front matter that does not begin on the first line is a problem: %j",
  text => {
    expect(read(text).problems).toMatchObject([
      { line: 1, message: "the front matter does not begin on the first line" },
    ])
  },
)

test("two lines and words between them below an empty line are no front matter", () => {
  expect(read("\n---\n\nA sentence: with a colon.\n\n---\nx").problems).toEqual([])
})
