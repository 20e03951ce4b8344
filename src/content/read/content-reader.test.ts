import { loadIn, temporaryFolder } from "../../../tests/unit/temporary-project"

const TOO_DEEP = "<div>".repeat(5000)

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
      message: "the file is nested too deeply to be read",
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
  const unopened = problems.filter(({ message }) => /EISDIR/.test(message))
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
