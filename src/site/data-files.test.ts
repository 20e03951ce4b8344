import { loadIn, temporaryFolder } from "../../tests/helpers/temporary-project"
import { docsInstances } from "../content/docs-instances"

/** Loads the module in a project with these files below content/. */
function dataFilesOf(files: Record<string, string>) {
  const entries = Object.entries(files).map(([path, text]) => [`content/${path}`, text])
  return loadIn(temporaryFolder(Object.fromEntries(entries)), () => import("./data-files"))
}

test("finds the lines of the keys of a data file at any depth", async () => {
  const text = "a: 1\n\nb:\n  c:\n    - d: 2\n      e: 3\n"
  const source = (await dataFilesOf({ "x.yaml": text })).readDataFile("x.yaml")
  expect(source).toMatchObject({
    file: "content/x.yaml",
    data: { a: 1, b: { c: [{ d: 2, e: 3 }] } },
  })
  expect(["a", "b", "b.c", "b.c.0", "b.c.0.e"].map(path => source?.lineOf(path))).toEqual([
    1, 3, 4, 5, 6,
  ])
})

test("returns the line of the nearest value above when a path does not exist", async () => {
  const source = (await dataFilesOf({ "x.yaml": "a: 1\nb:\n  c: 2\n" })).readDataFile("x.yaml")
  expect([source?.lineOf("b.d.e"), source?.lineOf("z")]).toEqual([2, undefined])
})

test("reports nothing when a data file is missing", async () => {
  expect((await dataFilesOf({})).readDataFile("x.yaml")).toBeUndefined()
})

test("reports broken YAML with its line and returns empty data", async () => {
  const source = (await dataFilesOf({ "x.yaml": "a: 1\nb: [2\n" })).readDataFile("x.yaml")
  expect(source?.data).toEqual({})
  expect(source?.problems[0]).toMatchObject({ file: "content/x.yaml", line: expect.any(Number) })
})

test("reads authors and tags by key", async () => {
  const { readSectionData } = await dataFilesOf({
    "blog/authors.yml": "ana:\n  name: Ana\n",
    "docs/tags.yml": "audit:\n  label: Audit\n",
  })
  expect(readSectionData()).toMatchObject({
    authors: { blog: { ana: { name: "Ana" } }, research: {} },
    tags: { docs: { audit: { label: "Audit" } }, blog: undefined },
    problems: [],
  })
})

test("reports a wrong record at its own line", async () => {
  const { readSectionData } = await dataFilesOf({
    "blog/authors.yml": "ana:\n  name: Ana\nbob:\n  name: Bob\n  titel: Writer\n",
  })
  expect(readSectionData().problems).toEqual([
    expect.objectContaining({
      file: "content/blog/authors.yml",
      line: 5,
      message: 'unknown key "titel"',
      fix: "write `title` instead, or remove the line",
    }),
  ])
})

test("keeps a record with an unknown key", async () => {
  const { readSectionData } = await dataFilesOf({
    "blog/authors.yml": "bob:\n  name: Bob\n  titel: Writer\n",
  })
  expect(readSectionData().authors.blog).toEqual({ bob: { name: "Bob" } })
})

test("reports a list instead of records", async () => {
  const { readSectionData } = await dataFilesOf({ "blog/tags.yml": "- audit\n" })
  expect(readSectionData().problems).toEqual([
    expect.objectContaining({ message: "the file is not a list of records by key" }),
  ])
})

test("reads no tags from an empty file", async () => {
  const { readSectionData } = await dataFilesOf({ "blog/tags.yml": "# none yet\n" })
  expect(readSectionData()).toMatchObject({ tags: { blog: {} }, problems: [] })
})

test("reads category files in JSON and YAML, each with its folder and version", async () => {
  const { readCategories } = await dataFilesOf({
    "docs/a/_category_.json": '{"label": "A", "position": 2}',
    "versioned_docs/version-1.0/b/_category_.yml": "label: B\n",
  })
  const { categories, problems } = readCategories(docsInstances(["1.0"]))
  expect(problems).toEqual([])
  expect(categories).toEqual([
    expect.objectContaining({ version: "current", folder: "a", data: { label: "A", position: 2 } }),
    expect.objectContaining({ version: "1.0", folder: "b", data: { label: "B" } }),
  ])
})

test("reports broken category JSON with its line", async () => {
  const { readCategories } = await dataFilesOf({
    "docs/a/_category_.json": '{\n  "label": "A"\n  "position": 2\n}\n',
  })
  expect(readCategories(docsInstances([])).problems).toEqual([
    expect.objectContaining({ file: "content/docs/a/_category_.json", line: 3 }),
  ])
})

test("reports an unknown key that contains dots with its line", async () => {
  const { readCategories } = await dataFilesOf({
    "docs/a/_category_.json": '{\n  "label": "A",\n  "pos. of it": 2\n}\n',
  })
  expect(readCategories(docsInstances([])).problems).toEqual([
    expect.objectContaining({ line: 3, message: 'unknown key "pos. of it"' }),
  ])
})

test.each(["[]", "1e308", '"text"'])(
  "reports category JSON with its line when it is %s",
  async value => {
    const { readCategories } = await dataFilesOf({ "docs/a/_category_.json": `\n${value}\n` })
    expect(readCategories(docsInstances([])).problems).toEqual([
      expect.objectContaining({
        line: 2,
        message: expect.stringMatching(/instead of keys with values$/),
        fix: expect.stringContaining("known keys are label, "),
      }),
    ])
  },
)

test.each([
  ["objects", '{"a":\n', "1", "}"],
  ["lists", "[\n", "", "]"],
])("reports a file of 20,000 nested %s with a line", async (_, open, inner, close) => {
  const { readCategories } = await dataFilesOf({
    "docs/a/_category_.json": `${open.repeat(20_000)}${inner}${close.repeat(20_000)}`,
  })
  expect(readCategories(docsInstances([])).problems).toContainEqual(
    expect.objectContaining({
      line: expect.any(Number),
      message: "the file is nested too deeply to be read",
    }),
  )
})

test("reads older versions from versions.json", async () => {
  const { readVersions } = await dataFilesOf({ "versions.json": '["1.1", "1.0"]' })
  expect(readVersions().names).toEqual(["1.1", "1.0"])
})

test("finds no older versions when there is no versions.json", async () => {
  expect((await dataFilesOf({})).readVersions()).toEqual({ names: [], problems: [] })
})

test("reports a versions.json that is not a list of texts", async () => {
  const { readVersions } = await dataFilesOf({ "versions.json": "[1.1]" })
  expect(readVersions()).toEqual({
    names: [],
    problems: [expect.objectContaining({ file: "content/versions.json", line: 1 })],
  })
})

test("rejects a spelling of one tag as a tag of its own", async () => {
  const { readSectionData } = await dataFilesOf({
    "blog/tags.yml": "events:\n  label: Events\n  spellings: [Event]\nevent:\n  label: Event\n",
  })
  expect(readSectionData().problems).toEqual([
    {
      file: expect.stringMatching(/blog\/tags\.yml$/),
      line: 3,
      field: "events.spellings",
      message: '"Event" already belongs to the tag `event`',
      fix: "remove the record `event` or the spelling",
    },
  ])
})

test("reads keys and labels of data files as they are written", async () => {
  const { readCategories, readSectionData } = await dataFilesOf({
    "blog/authors.yml": "007:\n  name: 007\n",
    "blog/tags.yml": "1.10:\n1.1:\n  label: 1.20\n  spellings: [0x10, on]\n",
    "docs/a/_category_.yml":
      'label: >\n  1.0\nposition: "2"\ncollapsed: "false"\nlink: {type: doc, id: 2}\n',
  })
  const { authors, tags, problems } = readSectionData()
  expect(problems).toEqual([])
  expect(authors.blog).toEqual({ "007": { name: "007" } })
  expect(tags.blog).toEqual({ "1.10": {}, "1.1": { label: "1.20", spellings: ["0x10", "on"] } })
  expect(readCategories(docsInstances([])).categories[0]?.data).toEqual({
    label: "1.0",
    position: 2,
    collapsed: false,
    link: { type: "doc", id: "2" },
  })
})

test("reports two tags of a file with one address at the second", async () => {
  const { readSectionData } = await dataFilesOf({
    "blog/tags.yml": "a/b:\na-b:\n  label: A B\nother:\n  permalink: /a-b\nc:\nc++:\n",
  })
  expect(readSectionData().problems).toMatchObject([
    { line: 2, field: "a-b", message: "the tag has the same address as `a/b`, `a-b`" },
    { line: 4, field: "other" },
  ])
})

test("reports the keys of an author that are not shown", async () => {
  const { readSectionData } = await dataFilesOf({
    "blog/authors.yml":
      "ana:\n  name: Ana\n  page: true\n  socials:\n    x: ana\nbob:\n  name: Bob\n  page: false\n",
  })
  expect(readSectionData().problems).toMatchObject([
    { line: 4, field: "socials", kind: "unknown-key" },
    { line: 3, field: "page", kind: "unknown-key" },
  ])
})
