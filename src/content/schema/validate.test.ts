import type { z } from "zod"
import { closest } from "../../lib/closest"
import { articleFrontMatter } from "./front-matter/article"
import { docFrontMatter } from "./front-matter/doc"
import { standaloneFrontMatter } from "./front-matter/standalone"
import { validate } from "./validate"

const lines: Record<string, number> = { title: 2, tilte: 3, date: 4, tags: 5, draft: 6, authors: 7 }

function check(schema: z.ZodObject, data: unknown) {
  return validate(schema, data, { file: "content/x.md", lineOf: key => lines[key] }).problems
}

test("returns valid front matter unchanged", () => {
  const data = { title: "A", tags: ["DeFi"], sidebar_position: 2, pagination_next: null }
  expect(validate(docFrontMatter, data, { file: "x.md" })).toEqual({ value: data, problems: [] })
})

test("reports a mistyped key with its line and the nearest key", () => {
  expect(check(docFrontMatter, { tilte: "A" })).toEqual([
    {
      file: "content/x.md",
      line: 3,
      field: "tilte",
      message: 'unknown key "tilte"',
      fix: "write `title` instead, or remove the line",
    },
  ])
})

test("lists all known keys when a key resembles none", () => {
  const [problem] = check(standaloneFrontMatter, { zzzzzzzzzz: 1 })
  expect(problem?.fix).toMatch(/^remove the line; known keys are title, description,/)
})

test("rejects a key of another collection", () => {
  expect(check(articleFrontMatter, { sidebar_position: 1 })[0]?.message).toBe(
    'unknown key "sidebar_position"',
  )
})

test("reports a wrong type with the value found and an example", () => {
  expect(check(docFrontMatter, { title: 7 })).toEqual([
    {
      file: "content/x.md",
      line: 2,
      field: "title",
      message: expect.stringMatching(/^found 7: .*expected string/),
      fix: "write, for example, `title: X`",
    },
  ])
})

test("reports a wrong item of a list with the line of the list and the index of the item", () => {
  const [problem] = check(docFrontMatter, { tags: ["a", 5] })
  expect(problem).toMatchObject({
    line: 5,
    field: "tags.1",
    fix: expect.stringContaining("tags: ["),
  })
})

test("rejects text in place of true or false", () => {
  expect(check(docFrontMatter, { draft: "yes" })[0]).toMatchObject({ line: 6, field: "draft" })
})

test("rejects an empty title", () => {
  expect(check(docFrontMatter, { title: "  " })[0]).toMatchObject({ line: 2, field: "title" })
})

test.each(["March 2024", "01.03.2024", "2024"])("rejects %s as a date", date => {
  expect(check(articleFrontMatter, { date })[0]).toMatchObject({
    line: 4,
    message: `found "${date}": is not a date`,
    fix: "write, for example, `date: 2024-03-01`",
  })
})

test.each(["2024-3-1", "2024-03-01", "2024-03-01T10:00", "2024-03-01 10:00"])(
  "accepts %s as a date",
  date => {
    expect(check(articleFrontMatter, { date })).toEqual([])
  },
)

test.each([
  ["ana"],
  [["ana", "bob"]],
  [{ name: "Ana" }],
  [["ana", { name: "Bob", url: "https://example.org" }]],
])("accepts authors written as %j", authors => {
  expect(check(articleFrontMatter, { authors })).toEqual([])
})

test("reports a day of the last change that does not exist, with what to write", () => {
  expect(check(docFrontMatter, { last_update: { date: "30/2/2024" } })).toMatchObject([
    { field: "last_update.date", fix: "write, for example, `date: 2024-05-01`" },
  ])
})

test("accepts Docusaurus keys that have no meaning here, whatever they hold", () => {
  const doc = {
    displayed_sidebar: null,
    sidebar_custom_props: { a: 1 },
    parse_number_prefixes: false,
  }
  expect(check(docFrontMatter, { ...doc, sidebar_class_name: "x", label: "A" })).toEqual([])
  expect(check(standaloneFrontMatter, { format: "mdx" })).toEqual([])
  const guest = { name: "Ana", image_url: "./ana.png", socials: { x: "ana" }, page: true }
  expect(check(articleFrontMatter, { author_image_url: "/a.png", authors: guest })).toEqual([])
})

test("rejects an inline author without a name", () => {
  expect(check(articleFrontMatter, { authors: [{ title: "Writer" }] })[0]).toMatchObject({
    line: 7,
  })
})

test("reports a wrong value inside an author at its own path, with what to write there", () => {
  const authors = ["ana", { name: "Bob", url: "javascript:alert(1)" }]
  expect(check(articleFrontMatter, { authors })).toEqual([
    {
      file: "content/x.md",
      line: 7,
      field: "authors.1.url",
      message:
        'found "javascript:alert(1)": is not an address such as /page or https://example.org',
      fix: "write, for example, `url: https://example.org/jane`",
    },
  ])
})

test("reports a value as a whole when it fits none of several shapes", () => {
  expect(check(articleFrontMatter, { authors: 7 })).toMatchObject([
    { field: "authors", fix: "write, for example, `authors: [jane]`" },
  ])
})

test("reports all problems of front matter at once", () => {
  expect(check(docFrontMatter, { tilte: "A", title: 1, draft: "no" })).toHaveLength(3)
})

test("truncates a long value in the message", () => {
  const [problem] = check(docFrontMatter, { title: Array.from({ length: 99 }, () => "long") })
  expect(problem?.message).toContain("…")
  expect(problem?.message.length).toBeLessThan(140)
})

test("finds the nearest word, ignoring case", () => {
  expect(closest("DEFI", ["audit", "DeFi"])).toBe("DeFi")
})

test("finds no nearest word when all words are far", () => {
  expect(closest("something", ["audit", "defi"])).toBeUndefined()
})

test("reports a mistyped key of a nested value once", () => {
  expect(check(articleFrontMatter, { authors: { nam: "Ada" } })).toMatchObject([
    { message: expect.stringContaining('"nam"') },
  ])
  expect(check(articleFrontMatter, { authors: ["ada", { nam: "Ada" }] })).toHaveLength(1)
})

test.each([
  ["content/docs/02-first-steps.md", {}, "description: What First steps is about"],
  ["content/docs/guides/index.mdx", {}, "description: What Guides is about"],
  [
    "content/blog/2024-01-02-hello.md",
    { title: "Hello there" },
    "description: What Hello there is",
  ],
])("examples for %s are about that file", (file, data, fix) => {
  const { problems } = validate(docFrontMatter, { ...data, description: [1] }, { file })
  expect(problems).toMatchObject([{ fix: expect.stringContaining(fix) }])
})
