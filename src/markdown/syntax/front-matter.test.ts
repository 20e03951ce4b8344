import { readFrontMatter } from "./front-matter"

const read = (text: string) => readFrontMatter("content/a.md", text)

test("reads keys as data and dates as strings, and finds the first line of the body", () => {
  const { data, body, bodyLine, problems } = read(
    "---\ntitle: A\ndate: 2024-03-01\ntags: [x, y]\ndraft: true\n---\nBody\n",
  )
  expect(data).toEqual({ title: "A", date: "2024-03-01", tags: ["x", "y"], draft: true })
  expect(body).toBe("Body\n")
  expect(bodyLine).toBe(7)
  expect(problems).toEqual([])
})

test("finds the lines of keys and of dotted paths in the file", () => {
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

test("finds the line of a key that contains dots", () => {
  const { lineOf } = read("---\ntitle: A\nof swaps. If trades: [x]\n---\n")
  expect(lineOf("of swaps. If trades")).toBe(3)
})

test("reads a text without front matter as all body", () => {
  expect(read("# A\n\n---\n\nb\n")).toMatchObject({
    data: {},
    body: "# A\n\n---\n\nb\n",
    bodyLine: 1,
    problems: [],
  })
})

test("accepts empty front matter and an empty body", () => {
  expect(read("---\n---\nx")).toMatchObject({ data: {}, body: "x", bodyLine: 3, problems: [] })
  expect(read("---\ntitle: A\n---")).toMatchObject({ data: { title: "A" }, body: "" })
})

test.each([
  ["---\ntitle: A: B\n---\nx", 2],
  ["---\na: 1\nb: [1\n---\nx", 3],
  ["---\na: 1\nb: 2\na: 3\n---\nx", 4],
  ["---\na: 1\n\tb: 2\n---\nx", 3],
  ["---\n- a\n- b\n---\nx", 2],
])("reports broken YAML with its line: %j", (text, line) => {
  const { problems, data, body } = read(text)
  expect(problems[0]).toMatchObject({ file: "content/a.md" })
  expect(Math.abs((problems[0]?.line ?? 0) - line)).toBeLessThanOrEqual(1)
  expect(problems[0]?.fix).toBeTruthy()
  expect(data).toEqual({})
  expect(body).toBe("x")
})

test("reports front matter that is never closed", () => {
  expect(read("---\ntitle: A\n\ntext\n").problems).toMatchObject([
    { line: 1, message: expect.stringContaining("never closed") },
  ])
})

test("ignores a thematic break on the first line", () => {
  expect(read("---\n\ntext\n").problems).toEqual([])
})

test.each([
  ["---\ndraft: true\ntitle: Fix #5 of the vault\n---\nx", 3, '"Fix #5 of the vault"'],
  ["---\ntags:\n  - DeFi #new\n---\nx", 3, '"DeFi #new"'],
  ["---\nlast_update: { author: Ada #1\n}\n---\nx", 2, '"Ada #1"'],
])("reports words that YAML reads as a comment: %j", (text, line, quoted) => {
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
])("accepts comments with a space after the sign, and signs within words: %j", yaml => {
  expect(read(`---\n${yaml}\n---\nx`).problems).toEqual([])
})

test.each([" ---\ntitle: A\n---\nx", "\n---\ntitle: A\n---\nx", "\r\n---\r\ntitle: A\r\n---\r\nx"])(
  "reports front matter that does not begin on the first line: %j",
  text => {
    expect(read(text).problems).toMatchObject([
      { line: 1, message: "the front matter does not begin on the first line" },
    ])
  },
)

test("ignores words between two rules below an empty line", () => {
  expect(read("\n---\n\nA sentence: with a colon.\n\n---\nx").problems).toEqual([])
})
