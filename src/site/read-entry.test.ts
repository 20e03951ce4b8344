import { z } from "zod"
import { docsInstances } from "../content/docs-instances"
import { placeOf, readEntry } from "./read-entry"

const instances = docsInstances(["1.0"])
const components = { Note: { props: z.strictObject({}), children: "none" as const } }

/** Reads a text as the content file at a path below content/. */
async function read(path: string, text: string) {
  const place = placeOf(path, instances)
  if (!place) throw new Error(`${path} has no place`)
  return readEntry(`content/${path}`, text, place, components)
}

test("assigns a file below a docs folder to that version", () => {
  expect(placeOf("versioned_docs/version-1.0/a/b.md", instances)).toEqual({
    collection: "docs",
    instance: instances[1],
    relativeFile: "a/b.md",
  })
})

test.each(["blog", "research", "pages"])("assigns a file below %s to that collection", folder => {
  expect(placeOf(`${folder}/2024/x.md`, instances)).toEqual({
    collection: folder,
    relativeFile: "2024/x.md",
  })
})

test("assigns a file elsewhere to no collection", () => {
  expect(placeOf("data/notes.md", instances)).toBeUndefined()
})

test("derives the address, id, and order of a document from its file name", async () => {
  const { entry, problems } = await read("docs/02-guides/03-first.md", "# First\n\nText.\n")
  expect(problems).toEqual([])
  expect(entry).toMatchObject({
    file: "content/docs/02-guides/03-first.md",
    path: "/docs/guides/first",
    docId: "guides/first",
    folders: ["02-guides"],
    prefixPosition: 3,
    version: "current",
    base: "/docs",
  })
})

test("puts a document of an older version below its base", async () => {
  const { entry } = await read(
    "versioned_docs/version-1.0/intro.md",
    "---\nslug: /start\n---\nText.\n",
  )
  expect(entry).toMatchObject({ path: "/docs/1.0/start", version: "1.0", base: "/docs/1.0" })
})

test("uses the id of the front matter as the last part of the document's id", async () => {
  const { entry } = await read("docs/a/b.md", "---\nid: c\n---\nText.\n")
  expect(entry).toMatchObject({ docId: "a/c", path: "/docs/a/c" })
})

test("prefers the title of the front matter over the heading", async () => {
  const { entry } = await read("docs/a.md", "---\ntitle: One\n---\n# Two\n\nText.\n")
  expect(entry?.title).toBe("One")
})

test("uses the first heading as the title when the front matter has none", async () => {
  expect((await read("docs/a.md", "# Two\n\nText.\n")).entry?.title).toBe("Two")
})

test("uses the file name as the title when there is no other", async () => {
  expect((await read("docs/02-getting_started-now.md", "Text.\n")).entry?.title).toBe(
    "Getting started now",
  )
})

test("uses the excerpt as the description when the front matter has none", async () => {
  const { entry } = await read("docs/a.md", "# A\n\nThe opening.\n\nThe rest.\n")
  expect(entry?.description).toBe("The opening.")
})

test("dates and names a post by its file", async () => {
  const { entry } = await read("blog/2023-12-7-hello/index.md", "Text.\n")
  expect(entry).toMatchObject({
    collection: "blog",
    date: "2023-12-07",
    slug: "hello",
    path: "/blog/hello",
  })
})

test.each([
  ["2024-3-1", "2024-03-01"],
  ["2024-3-1 10:00", "2024-03-01T10:00:00.000Z"],
  ["2024-03-01T23:30:00-02:00", "2024-03-02T01:30:00.000Z"],
])("prefers the date of the front matter over that of the file name: %s", async (written, date) => {
  const { entry } = await read("blog/2023-12-07-hello.md", `---\ndate: ${written}\n---\nText.\n`)
  expect(entry).toMatchObject({ date })
})

test("rejects a post without any date", async () => {
  const { entry, problems } = await read("blog/hello.md", "Text.\n")
  expect(entry).toBeUndefined()
  expect(problems).toEqual([
    expect.objectContaining({ field: "date", message: "the post has no date", line: 1 }),
  ])
})

test.each([
  ["2024-02-30", "is not a day of the calendar"],
  ["2024-03-01T24:30:00Z", "does not end in a time of day"],
  ["2024-03-01 at noon", "does not end in a time of day"],
])("rejects the date %s at its line", async (date, fault) => {
  const { problems } = await read("blog/hello.md", `---\ntitle: A\ndate: ${date}\n---\nText.\n`)
  expect(problems).toEqual([
    {
      file: "content/blog/hello.md",
      line: 3,
      field: "date",
      message: `"${date}" ${fault}`,
      fix: expect.stringContaining("date: YYYY-MM-DD"),
    },
  ])
})

test("accepts the about page of a section without a date", async () => {
  const { entry, problems } = await read("research/about.md", "Text.\n")
  expect([entry?.path, problems]).toEqual(["/research/about", []])
})

test("puts a single page at its name", async () => {
  expect((await read("pages/terms-of-use.md", "Text.\n")).entry?.path).toBe("/terms-of-use")
})

test("reports problems of front matter and body together, with their lines", async () => {
  const { problems } = await read(
    "docs/a.mdx",
    "---\ntilte: A\ndraft: 1\n---\nText.\n\n<Unknown />\n",
  )
  expect(problems.map(({ line, field }) => [line, field])).toEqual([
    [3, "draft"],
    [2, "tilte"],
    [7, undefined],
  ])
})

test("reports broken YAML at its line", async () => {
  const { problems } = await read("docs/a.md", "---\ntitle: A: B\n---\nText.\n")
  expect(problems[0]).toMatchObject({ file: "content/docs/a.md", line: 2 })
})

test.each(["---\ntitle: A: B\n---\nText.\n", "---\ntitle: A\n\nText.\n"])(
  "returns no entry when the front matter cannot be read: %j",
  async text => {
    const { entry, problems, path } = await read("docs/01-a.md", text)
    expect([entry, problems.length, path]).toEqual([undefined, 1, "/docs/a"])
  },
)

test("returns the address that a file asks for even when its front matter is wrong", async () => {
  const { entry, path } = await read("docs/a.md", "---\nslug: /b\ndraft: 1\n---\nText.\n")
  expect([entry, path]).toEqual([undefined, "/docs/b"])
})

test("returns no entry, but a line, when there is an MDX syntax error", async () => {
  const { entry, problems } = await read("docs/a.mdx", "Text.\n\n<Note>\n\nNever closed.\n")
  expect(entry).toBeUndefined()
  expect(problems).toEqual([
    expect.objectContaining({ file: "content/docs/a.mdx", line: expect.any(Number) }),
  ])
})

test("returns the flags of the front matter", async () => {
  const { entry } = await read("docs/a.md", "---\ndraft: true\nunlisted: true\n---\nText.\n")
  expect(entry).toMatchObject({ draft: true, unlisted: true })
})

test("returns the lines of the front matter's keys", async () => {
  const { entry } = await read("docs/a.md", "---\ntitle: A\n\ntags: [b]\n---\nText.\n")
  expect(entry?.lines).toEqual({ title: 2, tags: 4 })
})

test.each([
  ["title: 2024", { title: "2024" }],
  ["title: 1.10 # a version", { title: "1.10" }],
  ["title: 0x10", { title: "0x10" }],
  ["title: 007", { title: "007" }],
  ["title: 1e3", { title: "1e3" }],
  ["title: 2024-01-01", { title: "2024-01-01" }],
  ["title: yes", { title: "yes" }],
  ["title: True", { title: "True" }],
  ["title: .inf", { title: ".inf" }],
  ["tags: [2024, 1.10, true]", { tags: ["2024", "1.10", "true"] }],
  ["tags: [{label: 1.10, permalink: 2024}]", { tags: [{ label: "1.10", permalink: "2024" }] }],
  ["keywords: [1]", { keywords: ["1"] }],
  ["keywords: 1.0", { keywords: "1.0" }],
  ["sidebar_label: 2", { sidebar_label: "2" }],
  [
    "last_update: {date: 2024-05-01, author: 7}",
    { last_update: { date: "2024-05-01", author: "7" } },
  ],
  ['sidebar_position: "3"', { sidebar_position: 3 }],
  ["toc_min_heading_level: '3'", { toc_min_heading_level: 3 }],
  ['hide_title: "True"', { hide_title: true }],
  ["draft: 'false'", { draft: false }],
  ["pagination_next: null", { pagination_next: null }],
  ['description: ""', { description: undefined }],
  ['custom_edit_url: ""', { custom_edit_url: null }],
])("reads the front matter `%s` as intended", async (line, meant) => {
  const { entry, problems } = await read("docs/a.md", `---\n${line}\n---\nText.\n`)
  expect(problems).toEqual([])
  expect(entry?.frontMatter).toEqual(meant)
})

test.each([
  ["slug: 1.10", "/docs/1.10"],
  ["id: 2024", "/docs/2024"],
  ["slug: 1.10\nsidebar_position: first", "/docs/1.10"],
])("takes the address from `%s`", async (lines, path) => {
  expect((await read("docs/a.md", `---\n${lines}\n---\nText.\n`)).path).toBe(path)
})

test.each([
  ["title: null", "found null", '`title: "null"`'],
  ["title: ~", "found ~", "`title: A`"],
  ["title:", "found no value", "remove it"],
  ["tags: [null]", "found null", '`"null"`'],
  ["tags: DeFi", 'found "DeFi"', "write `tags: [DeFi]`"],
  ["tags: 2024", "found 2024", "write `tags: [2024]`"],
  ["sidebar_position: .inf", "found .inf", "`sidebar_position: 2`"],
  ["sidebar_position: -.INF", "found -.INF", "`sidebar_position: 2`"],
  ["sidebar_position: .nan", "found .nan", "`sidebar_position: 2`"],
  ["draft: yes", 'found "yes"', "write `draft: true` or `draft: false`"],
  ["last_update: 2024-05-01", 'found "2024-05-01"', "last_update: {date: 2024-05-01"],
])("reports `%s` as it is written, with what to write instead", async (line, message, fix) => {
  const { problems } = await read("docs/a.md", `---\n${line}\n---\nText.\n`)
  expect(problems).toMatchObject([
    { line: 2, message: expect.stringContaining(message), fix: expect.stringContaining(fix) },
  ])
})
