import { checkFolders } from "./check-folders"

test("reports a folder of articles without a settings entry once, with what to write", () => {
  const paths = ["essays/2024-01-01-a.md", "essays/2024-01-02-b/index.mdx", "letters/a.md"]
  expect(checkFolders("content", paths)).toEqual([
    {
      file: "content/essays",
      message: "the folder is not a section of the site, so its 2 pages are not published",
      fix: expect.stringMatching(
        /^add an entry "essays" to articleSections in src\/site.config.ts, or move the files to content\/blog or content\/research/,
      ),
    },
    expect.objectContaining({
      file: "content/letters",
      message: "the folder is not a section of the site, so its page is not published",
    }),
  ])
})

test("accepts the site's folders and folders that are not meant for pages", () => {
  const paths = [
    "README.md",
    "blog/2024-01-01-a.md",
    "data/README.md",
    "docs/intro.md",
    "pages/about.md",
    "static/files/licence.md",
    "versioned_docs/version-2/intro.md",
  ]
  expect(checkFolders("content", paths)).toEqual([])
})
