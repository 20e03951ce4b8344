import { exampleModel, examplePage, examplePost } from "../../content/tree/site-model.fixture"
import { llmsArtefacts, markdownArtefacts } from "./markdown"

const model = exampleModel({
  pages: [
    examplePage("/", { kind: "home", title: "Home" }),
    examplePage("/docs/b", {
      title: "B [draft]",
      description: "About\n b.",
      markdown: "Text *b*\n\n",
    }),
    examplePage("/docs/a", { title: "A", description: "About a.", markdown: "Text a" }),
    examplePage("/docs/terms/put", { title: "Put", description: "", markdown: "A put." }),
    examplePage("/docs/secret", { title: "Secret", markdown: "x", unlisted: true }),
    examplePost("old", "2023-01-01", { markdown: "Old" }),
    examplePost("new", "2024-01-01", { markdown: "New" }),
    examplePage("/docs/contracts/Pool", { kind: "contract", title: "Pool" }),
  ],
})

test("every listed page with Markdown has a twin with title and source", () => {
  const twins = markdownArtefacts(model)
  expect(twins.map(twin => twin.path)).toEqual([
    "/docs/b.md",
    "/docs/a.md",
    "/docs/terms/put.md",
    "/blog/old.md",
    "/blog/new.md",
  ])
  expect(twins[1]?.body).toBe("# A\n\nSource: https://example.org/docs/a\n\nText a\n")
})

test("llms.txt lists docs by path and articles from the newest on, each with its description", () => {
  expect(llmsArtefacts(model)[0]).toEqual({
    path: "/llms.txt",
    body: `# Example

> A site about options & ranges.

## Docs

- [A](https://example.org/docs/a.md): About a.
- [B \\[draft\\]](https://example.org/docs/b.md): About b.

## Glossary

- [Put](https://example.org/docs/terms/put.md)

## Smart contracts

- [Pool](https://example.org/docs/contracts/Pool): About a page.

## Blog

- [Post new](https://example.org/blog/new.md): About a page.
- [Post old](https://example.org/blog/old.md): About a page.
`,
  })
})

test("llms-full.txt holds the text of all docs and of nothing else", () => {
  const full = llmsArtefacts(model)[1]?.body ?? ""
  for (const text of ["Text a", "Text *b*", "A put."]) expect(full).toContain(text)
  for (const text of ["Old", "Secret"]) expect(full).not.toContain(text)
})
