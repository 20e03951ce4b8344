import { loadIn, putFiles, temporaryFolder } from "../../../tests/unit/temporary-project"

const TOO_DEEP = "<div>\n".repeat(5000)

/** The content tree of a project with these files below content/. */
async function treeOf(files: Record<string, string>) {
  const entries = Object.entries(files).map(([path, text]) => [`content/${path}`, text])
  const { ContentReader } = await loadIn(
    temporaryFolder(Object.fromEntries(entries)),
    () => import("./content-reader"),
  )
  return new ContentReader().readTree()
}

test("what is thrown while a body is compiled is a problem of its file, and the others are read", async () => {
  const { entries, unread, problems } = await treeOf({
    "docs/deep.md": `Text.\n\n${TOO_DEEP}\n`,
    "docs/sound.md": "Text.\n",
  })
  expect(entries.map(({ file }) => file)).toEqual(["content/docs/sound.md"])
  expect(unread).toEqual([{ file: "content/docs/deep.md", path: "/docs/deep" }])
  expect(problems).toEqual([
    {
      file: "content/docs/deep.md",
      line: 103,
      message: "more than 100 tags stand open, the last of them `<div>`",
      fix: expect.any(String),
    },
  ])
})

test("a data file that cannot be opened is a problem of that file, not missing", async () => {
  const { problems } = await treeOf({
    "blog/authors.yml/x": "",
    "data/redirects.yaml/x": "",
    "contracts/sidebar.json/x": "",
  })
  const unopened = problems.filter(({ message }) => /a link or a folder/.test(message))
  expect(unopened.map(({ file }) => file).sort()).toEqual([
    "content/blog/authors.yml",
    "content/contracts/sidebar.json",
    "content/data/redirects.yaml",
  ])
})

test("aliases in the list of redirects are problems with their lines", async () => {
  const { problems } = await treeOf({ "data/redirects.yaml": "- from: /a\n  to: *b\n" })
  expect(problems).toEqual([
    {
      file: "content/data/redirects.yaml",
      line: 2,
      message: expect.stringContaining("`*b` is an alias"),
      fix: 'put the text in quotes: "*b"',
    },
  ])
})

test("a page is compiled anew when the file of code that it shows has changed", async () => {
  const folder = temporaryFolder({
    "content/docs/a.md": "```ts file=read.ts region=call\n```\n",
    "content/snippets/read.ts": "// #region call\nread(1)\n// #endregion\n",
  })
  const { ContentReader } = await loadIn(folder, () => import("./content-reader"))
  const reader = new ContentReader()
  const shown = async (read: typeof reader) => (await read.readTree()).entries[0]?.page.markdown
  expect(await shown(reader)).toBe("```ts\nread(1)\n```\n")
  putFiles(folder, { "content/snippets/read.ts": "// #region call\nread(2)\n// #endregion\n" })
  expect(await shown(reader)).toBe("```ts\nread(2)\n```\n")
  expect(await shown(new ContentReader())).toBe("```ts\nread(2)\n```\n")
})
