import { parseDocument } from "yaml"
import { yamlData } from "./yaml-data"

const read = (text: string) => yamlData(parseDocument(text, { schema: "core" }), text)

test("reads values with anchors and aliases as data", () => {
  expect(read("a: &x [1, 2]\nb: *x\n")).toEqual({ data: { a: [1, 2], b: [1, 2] }, faults: [] })
})

test.each([
  ["a text in emphasis", "title: *Important*\n", 7, 'put the text in quotes: "*Important*"'],
  ["a bold text", "title: **Bold**\n", 7, 'put the text in quotes: "**Bold**"'],
  ["words after it", "title: *Very* important\n", 7, 'put the text in quotes: "*Very* important"'],
  ["a comment after it", "title: *Very* # sic\n", 7, 'put the text in quotes: "*Very*"'],
  ["quotes in it", 'title: *A "B"*\n', 7, 'put the text in quotes: "*A \\"B\\"*"'],
  ["an item of a list in brackets", "tags: [a, *b, c]\n", 10, 'put the text in quotes: "*b"'],
  ["a key", "a: 1\n*b : 2\n", 5, 'put the text in quotes: "*b : 2"'],
])("reports an alias of nothing with its place: %s", (_, text, offset, fix) => {
  expect(read(text)).toEqual({
    data: undefined,
    faults: [{ offset, message: expect.stringMatching(/^`\*.* is a YAML alias/), fix }],
  })
})

test("reports an alias of the value around it, because such data has no end", () => {
  expect(read("a: &x\n  b: [*x]\n").faults).toEqual([
    { offset: 12, message: expect.stringContaining("contains it"), fix: "write the value out" },
  ])
})

test("reports what the parser throws at valid aliases", () => {
  const tenfold = (name: string, of: string) =>
    `${name}: &${name} [${Array(10).fill(of).join(", ")}]\n`
  const { data, faults } = read(tenfold("a", "1") + tenfold("b", "*a") + tenfold("c", "*b"))
  expect(data).toBeUndefined()
  expect(faults).toEqual([
    expect.objectContaining({ message: expect.stringContaining("alias count") }),
  ])
})

test("returns no data when the document has errors of its own", () => {
  expect(read("a: [1\n")).toEqual({ data: undefined, faults: [] })
})
