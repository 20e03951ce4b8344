import { articleEntry } from "../../../tests/helpers/entries"
import { authorsOf } from "./authors"
import type { ArticleFrontMatter } from "./front-matter/article"

const known = { ana: { name: "Ana", title: "Writer", url: "https://example.org/ana" } }

function authors(frontMatter: ArticleFrontMatter) {
  return authorsOf(articleEntry("x", "2024-03-01", { frontMatter }), known)
}

test("finds an author by a key of authors.yml", () => {
  expect(authors({ authors: "ana" })).toEqual({ authors: [known.ana], problems: [] })
})

test("lists keys and written-out authors in order", () => {
  const names = authors({ authors: [{ name: "Bob" }, "ana"] }).authors.map(({ name }) => name)
  expect(names).toEqual(["Bob", "Ana"])
})

test("accepts one written-out author without a list", () => {
  expect(authors({ authors: { name: "Bob" } }).authors).toEqual([{ name: "Bob" }])
})

test("prefers what is written next to a key over authors.yml", () => {
  expect(authors({ authors: { key: "ana", name: "Ana", title: "Editor" } }).authors).toEqual([
    { ...known.ana, title: "Editor" },
  ])
})

test("reads the older keys of one author", () => {
  const written = { author: "Bob", author_title: "Guest", author_url: "https://example.org/bob" }
  expect(authors(written).authors).toEqual([
    { name: "Bob", title: "Guest", url: "https://example.org/bob" },
  ])
})

test("returns no authors when a post has none", () => {
  expect(authors({})).toEqual({ authors: [], problems: [] })
})

test("rejects a mistyped key and suggests the right one", () => {
  expect(authors({ authors: ["anna"] })).toEqual({
    authors: [],
    problems: [
      {
        file: "content/blog/2024-03-01-x.md",
        field: "authors",
        message: 'unknown author "anna"',
        follows: "content/blog/authors.yml",
        fix: "write `ana` instead",
      },
    ],
  })
})

test("names the file to add a key to when it is far from all others", () => {
  expect(authors({ authors: "maximilian" }).problems[0]?.fix).toBe(
    'add "maximilian" to content/blog/authors.yml, or write one of: ana',
  )
})

test("reports accounts and a page of a written-out author, because they are not shown", () => {
  const written = {
    name: "Bob",
    title: "Guest",
    socials: { x: "bob", github: "bob" },
    page: true,
    email: "bob@example.org",
  }
  for (const list of [written, [written], ["ana", written]]) {
    const { authors: shown, problems } = authors({ authors: list })
    expect(shown.at(-1)).toEqual({ name: "Bob", title: "Guest" })
    expect(problems.map(({ field, kind }) => [field, kind])).toEqual([
      ["socials", "unknown-key"],
      ["page", "unknown-key"],
    ])
  }
})

test("does not report that an author has no page", () => {
  expect(authors({ authors: { name: "Bob", page: false } }).problems).toEqual([])
})
