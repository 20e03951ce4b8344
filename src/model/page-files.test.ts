import { filesOf } from "../../tests/helpers/page-files"
import { resolveFileLink } from "./page-files"

const files = filesOf({
  "content/docs/intro.md": "/docs/intro",
  "content/docs/01-guides/01-first.md": "/docs/guides/first",
})

test.each([
  ["content/docs/01-guides/02-b.md", "./01-first.md"],
  ["content/docs/01-guides/02-b.md", "../01-guides/01-first.md"],
  ["content/docs/other/deep/x.md", "01-guides/01-first.md"],
  ["content/docs/other/deep/x.md", "docs/01-guides/01-first.md"],
  ["content/docs/other/deep/x.md", "/01-guides/01-first.md"],
  ["content/docs/other/deep/x.md", "/docs/01-guides/01-first.md"],
  ["content/blog/x.md", "/docs/01-guides/01-first.md"],
  ["content/blog/x.md", "@site/docs/01-guides/01-first.md"],
  ["content/blog/x.md", "@site/content/docs/01-guides/01-first.md"],
])("finds the file from %s by the link %s", (from, href) => {
  expect(resolveFileLink(from, href, files)).toBe("/docs/guides/first")
})

test.each([
  ["C++.md", "C++.md"],
  ["C++.md", "C%2B%2B.md"],
  ["C#.md", "C%23.md#notes"],
  ["what?.md", "what%3F.md"],
  ["100%.md", "100%.md"],
  ["100%.md", "100%25.md"],
  ["Q&A.md", "Q&A.md"],
  ["a (1).md", "a%20(1).md"],
  ["Ποιός.md", "%CE%A0%CE%BF%CE%B9%CF%8C%CF%82.md"],
])("finds the file %s by the link %s", (name, href) => {
  const files = filesOf({ [`content/docs/${name}`]: "/docs/page" })
  expect(resolveFileLink("content/docs/x.md", href, files)?.split("#")[0]).toBe("/docs/page")
})

test("keeps the anchor of a link to a file and drops its query", () => {
  expect(resolveFileLink("content/docs/x.md", "intro.md?plain=1#start", files)).toBe(
    "/docs/intro#start",
  )
})

test("resolves links between files of a content folder outside the project", () => {
  const files = filesOf({ "../../other/docs/b.md": "/docs/b" }, "../../other")
  expect(resolveFileLink("../../other/docs/in/a.md", "../b.md#c", files)).toBe("/docs/b#c")
})

const named = filesOf({
  "content/docs/x.md": "/docs/x",
  "content/docs/in/x.md": "/docs/in/x",
  "content/docs/in/in/x.md": "/docs/in/in/x",
  "content/docs/earn/x.md": "/docs/earn/x",
  "content/versioned_docs/version-1/x.md": "/docs/1/x",
})

// Same results as resolveMarkdownLinkPathname of @docusaurus/utils 3.10.2.
test.each([
  ["content/docs/in/p.md", "x.md", "/docs/in/x"],
  ["content/docs/in/p.md", "./x.md", "/docs/in/x"],
  ["content/docs/in/p.md", "/x.md", "/docs/x"],
  ["content/docs/in/p.md", "in/x.md", "/docs/in/in/x"],
  ["content/docs/in/p.md", "/in/x.md", "/docs/in/x"],
  ["content/docs/other/p.md", "in/x.md", "/docs/in/x"],
  ["content/docs/other/p.md", "x.md", "/docs/x"],
  ["content/docs/other/p.md", "./x.md", undefined],
  ["content/docs/other/p.md", "../../x.md", undefined],
  ["content/docs/earn/deep/p.md", "/x.md", "/docs/earn/x"],
  ["content/docs/earn/deep/p.md", "x.md", "/docs/earn/x"],
  ["content/versioned_docs/version-1/a/p.md", "/x.md", "/docs/1/x"],
  ["content/versioned_docs/version-1/a/p.md", "/docs/x.md", "/docs/x"],
])("resolves, from %s, the link %s to %s, as Docusaurus does", (from, href, path) => {
  expect(resolveFileLink(from, href, named)).toBe(path)
})
