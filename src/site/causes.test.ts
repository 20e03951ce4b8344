import { loadIn, temporaryFolder } from "../../tests/helpers/temporary-project"

const page = `---
title: A page
tags: [Options, Ranges, Volatility]
authors: [ana]
date: 2024-01-01
---

As shown [@black-scholes-1973], see [the contract](/docs/contracts/V1.0/contract.Pool).
`

/**
 * Returns the problems of a small project with some files changed, limited to these files and the
 * pages that depend on them.
 */
async function told(changed: Record<string, string>) {
  const files = {
    "content/blog/a.md": page,
    "content/blog/b.md": page.replace("A page", "Another page"),
    "content/blog/tags.yml":
      "options: {label: Options}\nranges: {label: Ranges}\nvolatility: {label: Volatility}\n",
    "content/blog/authors.yml": "ana: {name: Ana}\n",
    "content/data/references.yaml":
      "black-scholes-1973: {authors: [F. Black, M. Scholes], year: 1973, title: Pricing}\n",
    ...changed,
  }
  const { ContentReader, loadSite } = await loadIn(temporaryFolder(files), async () => ({
    ...(await import("./content-reader")),
    ...(await import("./load-site")),
  }))
  const { problems } = await loadSite(new ContentReader(), false)
  const names = ["content/blog/a.md", "content/blog/b.md", ...Object.keys(changed)]
  return problems
    .filter(({ file, message }) => names.includes(file) && !/is missing/.test(message))
    .map(({ file, line, consequences = 0 }) => [file, line, consequences])
}

const unfinished = "x: [\n"
const withoutContracts = { "content/contracts/v1.0.json": '{\n  "version" "V1.0"\n}\n' }

test.each([
  ["content/blog/tags.yml", 0],
  ["content/blog/authors.yml", 2],
  ["content/data/references.yaml", 2],
])("reports a mistake in %s once, with the number of its consequences", async (file, count) => {
  const found = await told({ ...withoutContracts, [file]: unfinished })
  expect(found.filter(([name]) => name !== "content/contracts/v1.0.json")).toEqual([
    [file, expect.any(Number), count],
  ])
})

test("reports a mistake in the contracts once with its line, and not at links to their pages", async () => {
  // The links count as consequences of the first contract file, which is missing in this project.
  expect(await told(withoutContracts)).toEqual([["content/contracts/v1.0.json", 2, 0]])
})

test("reports a file without any tag once, and not at each page with tags", async () => {
  const found = await told({ ...withoutContracts, "content/blog/tags.yml": "# none yet\n" })
  expect(found.filter(([name]) => name !== "content/contracts/v1.0.json")).toEqual([
    ["content/blog/tags.yml", 1, 6],
  ])
})

test("finds a record with a mistake when a page names it", async () => {
  const found = await told({
    ...withoutContracts,
    "content/blog/authors.yml": "ana: {name: [1]}\n",
  })
  expect(found.filter(([name]) => name !== "content/contracts/v1.0.json")).toEqual([
    ["content/blog/authors.yml", 1, 0],
  ])
})

test("rejects names that every object has as authors, tags, or works", async () => {
  const odd = page
    .replace("[ana]", "[constructor, __proto__]")
    .replace("@black-scholes-1973", "@constructor")
  const found = await told({ ...withoutContracts, "content/blog/a.md": odd })
  expect(found.filter(([name]) => name === "content/blog/a.md")).toEqual([
    ["content/blog/a.md", 4, 0],
    ["content/blog/a.md", 4, 0],
    ["content/blog/a.md", 8, 0],
  ])
})
