import { exampleModel, examplePage, examplePost } from "../../tests/helpers/site-model"
import { llmsFullArtifacts } from "./llms-full"
import { llmsArtifacts } from "./llms-index"
import { markdownArtifacts } from "./markdown"

const model = exampleModel({
  pages: [
    examplePage("/", { kind: "home", title: "Home" }),
    examplePage("/docs/b", {
      title: "B [draft]",
      description: "About\n b.",
      markdown: "Text *b*\n\n",
    }),
    examplePage("/docs/a", {
      title: "A",
      description: "About a.",
      markdown: "Text [a](https://example.org/docs/b#c)",
      breadcrumbs: [{ label: "Trading", path: "/docs/trading" }],
    }),
    examplePage("/docs/trading", { kind: "docCategory", title: "Trading", description: "Trades." }),
    examplePage("/blog", { kind: "articleList", section: "blog", title: "Posts" }),
    examplePage("/docs/terms/put", { title: "Put", description: "", markdown: "A put." }),
    examplePage("/docs/secret", { title: "Secret", markdown: "x", unlisted: true }),
    examplePost("old", "2023-01-01", { markdown: "Old" }),
    examplePost("new", "2024-01-01", { markdown: "New" }),
    examplePage("/docs/contracts/V1/Pool", {
      kind: "contract",
      title: "Pool",
      version: "V1",
      markdown: "Pool text",
    }),
  ],
})

const bodyOf = (path: string) =>
  [...markdownArtifacts(model), ...llmsArtifacts(model), ...llmsFullArtifacts(model)].find(
    artifact => artifact.path === path,
  )?.body ?? ""

test("writes raw Markdown of every listed page with title, source, index and absolute links", () => {
  expect(markdownArtifacts(model).map(twin => twin.path)).toEqual([
    "/index.md",
    "/docs/b.md",
    "/docs/a.md",
    "/docs/terms/put.md",
    "/blog/old.md",
    "/blog/new.md",
    "/docs/contracts/V1/Pool.md",
    "/docs/trading.md",
    "/blog.md",
  ])
  expect(bodyOf("/docs/a.md")).toBe(
    "# A\n\nSource: https://example.org/docs/a\nAll pages: https://example.org/llms.txt\n\nText [a](https://example.org/docs/b#c)\n",
  )
})

test("lists the pages of a category, and uses the indexes for the home page and sections", () => {
  expect(bodyOf("/docs/trading.md")).toContain(
    "Trades.\n\n- [A](https://example.org/docs/a.md): About a.\n",
  )
  expect(bodyOf("/index.md")).toBe(bodyOf("/llms.txt"))
  expect(bodyOf("/blog.md")).toBe(bodyOf("/blog/llms.txt"))
})

test("links from llms.txt to an index for each part of the site", () => {
  const root = bodyOf("/llms.txt")
  expect(root).toMatch(/^# Example\n\n> A site about options & ranges\.\n/)
  expect(root).toContain("- [Docs](https://example.org/docs/llms.txt): 3 pages: ")
  expect(root).toContain(
    "- [Smart contracts](https://example.org/docs/contracts/llms.txt): 1 pages: ",
  )
  expect(root).toContain("- [Blog](https://example.org/blog/llms.txt): 2 pages: ")
  expect(root).toContain("- [Trading](https://example.org/docs/trading.md): Trades.")
  expect(root).not.toContain("secret")
})

test("begins the root index with the notice of the home page", () => {
  const notice = "> **Do not deposit**\n>\n> [Status](/docs/status)"
  const [root] = llmsArtifacts({ ...model, notice })
  expect(root?.body).toContain(
    "ranges.\n\n> **Do not deposit**\n>\n> [Status](https://example.org/docs/status)\n\nEvery page",
  )
})

test("lists docs by path in their categories, and articles from the newest, with descriptions", () => {
  expect(bodyOf("/docs/llms.txt")).toBe(`# Example: Docs

> how the protocol works, how to trade and provide liquidity, how to build on it, and the glossary

All parts of the site: https://example.org/llms.txt

## Start

- [B \\[draft\\]](https://example.org/docs/b.md): About b.

## Trading

- [A](https://example.org/docs/a.md): About a.

## Glossary

- [Put](https://example.org/docs/terms/put.md)
`)
  expect(bodyOf("/blog/llms.txt")).toContain(
    "## Blog\n\n- [Post new](https://example.org/blog/new.md): About a page.\n- [Post old](https://example.org/blog/old.md): About a page.\n",
  )
  expect(bodyOf("/docs/contracts/llms.txt")).toContain(
    "## V1\n\n- [Pool](https://example.org/docs/contracts/V1/Pool.md)",
  )
})

test("lists files in llms-full.txt that contain all texts except hidden ones", () => {
  expect(bodyOf("/llms-full.txt")).toContain(
    "- [Docs, part 1 of 1](https://example.org/docs/llms-full-1.txt): B [draft] to Put",
  )
  const docs = bodyOf("/docs/llms-full-1.txt")
  for (const text of ["Text [a]", "Text *b*", "A put."]) expect(docs).toContain(text)
  expect(bodyOf("/blog/llms-full-1.txt")).toContain("New")
  expect(docs).not.toContain("Secret")
})

test("limits the size of each file, unless a single page is longer", () => {
  const long = (name: string, length: number) =>
    examplePage(`/docs/${name}`, { title: name, markdown: name.repeat(length) })
  const parts = llmsFullArtifacts(
    exampleModel({
      pages: [long("a", 60_000), long("b", 60_000), long("c", 30_000), long("d", 150_000)],
    }),
  ).filter(({ path }) => path !== "/llms-full.txt")
  expect(parts.map(({ body }) => Math.round(body.length / 10_000))).toEqual([6, 9, 15])
})
