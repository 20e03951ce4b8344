import { compile, problemsOf } from "../../../tests/helpers/compile-markdown"
import type { CompiledPage } from "../../content/schema/body"
import { ContentError } from "../../content/thrown-problem"
import { bounds, checkSize } from "./bounds"
import { prepareSource } from "./prepare-source"

/** Returns the problems of compiling a text, or the error that it throws. */
async function endOf(text: string, file?: string) {
  try {
    return (await problemsOf(text, file)).map(({ line, message }) => [line, message])
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return [[error.line, error.message]]
  }
}

const quote = "lists or quotes are nested too deeply to be read"

// Each of these took from seconds to minutes, or ended in a stack trace.
test.each<[string, string, string | undefined, [number | undefined, string]]>([
  [
    "20,000 times `*a_`",
    `Text.\n\n${"*a_ ".repeat(20_000)}`,
    undefined,
    [3, "one paragraph has more than 500 signs such as `*`, `[` and `$`"],
  ],
  [
    "links that are never closed",
    `${"[a](".repeat(5000)}`,
    undefined,
    [1, "one paragraph has more than 500 signs such as `*`, `[` and `$`"],
  ],
  [
    "5,000 open elements",
    `Text.\n\n${"<div>\n".repeat(5000)}`,
    undefined,
    [103, "more than 100 tags are open at once, the last of them `<div>`"],
  ],
  [
    "5,000 open elements of a line",
    "<em>".repeat(400),
    undefined,
    [1, "more than 100 tags are open at once, the last of them `<em>`"],
  ],
  ["1,000 lists in each other, on one line", "- ".repeat(1000), undefined, [1, quote]],
  [
    "1,000 lists in each other, by indentation",
    Array.from({ length: 1000 }, (_, level) => `${"  ".repeat(level)}- a`).join("\n"),
    undefined,
    [51, quote],
  ],
  ["2,000 quotes in each other", `${">".repeat(2000)}a`, undefined, [1, quote]],
  [
    "1,000 admonitions in each other",
    ":::note\n".repeat(1000),
    undefined,
    [21, "admonitions are nested too deeply to be read"],
  ],
  [
    "components in each other in MDX",
    "<Tabs>\n".repeat(1000) + "</Tabs>\n".repeat(1000),
    "content/docs/a.mdx",
    [101, "the text is nested too deeply to be read"],
  ],
  [
    "braces of MDX that are tried one after the other",
    `{(${"}".repeat(5000)}`,
    "content/docs/a.mdx",
    [1, "the page has more than 1000 braces, the maximum for MDX"],
  ],
  [
    "thousands of footnotes",
    Array.from({ length: 2000 }, (_, number) => `[^${number}]: x`).join("\n\n"),
    undefined,
    [1001, "the page has more than 500 definitions of footnotes and link addresses"],
  ],
])("reports one error with its line for %s", async (_, text, file, expected) => {
  expect(await endOf(text, file)).toEqual([expected])
})

test("accepts a page of ordinary size", async () => {
  const paragraph = `${"Some *words* with [links](#a-heading) and `code`, ".repeat(40)}\n\n`
  const text = `## A heading\n\n${paragraph.repeat(40)}`
  expect(() => checkSize(text)).not.toThrow()
  expect(await endOf(text)).toEqual([])
})

test("reads 2,000 headings and gives each its own id", async () => {
  const page = await compiled("## The same heading\n\n".repeat(2000))
  expect(new Set(page.headings.map(({ id }) => id)).size).toBe(2000)
})

test("marks lines of code by thousands of ranges", async () => {
  const page = await compiled(`\`\`\`js {${"1-9999,".repeat(2000)}1}\na\nb\n\`\`\`\n`)
  expect(String(page.body[0]).match(/line-marked/g)).toHaveLength(2)
})

test.each([
  ["a file", "a\n\n".repeat(bounds.mostBytes / 2), 1, /kB, more than the 2048 kB/],
  ["a line", `a\n\n${"a".repeat(bounds.line + 1)}`, 3, /the line has 10001 characters/],
  ["a stretch", "aaaaaaaaa\n".repeat(6000), 5556, /without an empty line/],
])("rejects %s beyond its size limit and names the line", (_, text, line, message) => {
  const told = () => checkSize(text)
  expect(told).toThrow(message)
  expect(told).toThrow(expect.objectContaining({ line }))
})

test.each([
  ["| a | b |\n| - | :-: |\n", "| A cell of a usual width | 12 |\n"],
  ["a | b\n--- | ---\n", "A cell of a usual width | 12\n"],
  ["> | a |\n> |---|\n", "> | A cell of a usual width |\n"],
])("accepts thousands of rows in a table that begins %j", (head, row) => {
  expect(() => checkSize(`Text.\n\n${head}${row.repeat(3000)}`)).not.toThrow()
  expect(() => checkSize(row.repeat(3000))).toThrow(/without an empty line/)
  expect(() => checkSize(`${head}${row}${"aaaaaaaaa\n".repeat(6000)}`)).toThrow(
    /without an empty line/,
  )
})

test("looks for the end of unclosed comments and titles only once", () => {
  const texts = ["{/*".repeat(80_000), `:::note a${" ".repeat(200_000)}b`, "<!--".repeat(60_000)]
  expect(texts.map(text => prepareSource(text, "mdx").length > 0)).toEqual([true, true, true])
  expect(prepareSource("`a` {/* b */} `` c ` `` {/*", "md")).toBe("`a` <!-- b --> `` c ` `` {/*")
})

test("pairs runs of backticks of any length", () => {
  const runs = Array.from({ length: 600 }, (_, index) => "`".repeat(index + 1)).join("a")
  expect(prepareSource(runs, "mdx")).toBe(runs)
  expect(prepareSource("`<br>` <br> `a\n\nb` <br>", "mdx")).toBe("`<br>` <br /> `a\n\nb` <br />")
})

async function compiled(text: string): Promise<CompiledPage> {
  const { compile } = await import("../../../tests/helpers/compile-markdown")
  return (await compile(text)).page
}

test("compiles a long file and reports a broken rule", async () => {
  const text = `${"word ".repeat(900)}\n\n`.repeat(60)
  const { page, problems } = await compile(text)
  expect(problems).toMatchObject([
    { line: 1, kind: "large-file", message: expect.stringContaining("more than the 256 kB") },
  ])
  expect(page.words).toBe(54_000)
})
