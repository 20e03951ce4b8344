import { readdirSync, rmSync, statSync, truncateSync } from "node:fs"
import { join } from "node:path"
import { loadIn, putFiles, temporaryFolder } from "../../tests/helpers/temporary-project"
import { docsInstances } from "../content/docs-instances"
import { components } from "../model/body-components"
import { collectionPathOf, readEntry } from "./read-entry"

const TOO_DEEP = "<div>\n".repeat(5000)

/** Reads the content tree of a project with these files below content/. */
async function treeOf(files: Record<string, string>) {
  const entries = Object.entries(files).map(([path, text]) => [`content/${path}`, text])
  const { ContentReader } = await loadIn(
    temporaryFolder(Object.fromEntries(entries)),
    () => import("./content-reader"),
  )
  return new ContentReader().readTree()
}

test("reports an error thrown while a body is compiled at its file and reads the other files", async () => {
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
      message: "more than 100 tags are open at once, the last of them `<div>`",
      fix: expect.any(String),
    },
  ])
})

test("reports a data file that cannot be opened at that file, and not as missing", async () => {
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

test("reports aliases in the list of redirects with their lines", async () => {
  const { problems } = await treeOf({ "data/redirects.yaml": "- from: /a\n  to: *b\n" })
  expect(problems).toEqual([
    {
      file: "content/data/redirects.yaml",
      line: 2,
      message: expect.stringContaining("`*b` is a YAML alias"),
      fix: 'put the text in quotes: "*b"',
    },
  ])
})

test("recompiles a page when the code file that it shows has changed", async () => {
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

test("recompiles a page when it is saved, even with the same number of characters", async () => {
  const folder = temporaryFolder({ "content/docs/a.md": "One.\n", "content/docs/b.md": "Other.\n" })
  const { ContentReader } = await loadIn(folder, () => import("./content-reader"))
  const reader = new ContentReader()
  const shown = async () =>
    (await reader.readTree()).entries.map(({ page }) => page.markdown.trim())
  expect(await shown()).toEqual(["One.", "Other."])
  putFiles(folder, { "content/docs/a.md": "Two.\n" })
  expect(await shown()).toEqual(["Two.", "Other."])
})

test("recompiles a page when a reference that it cites has changed", async () => {
  const reference = (title: string) =>
    `adams-2021:\n  authors: [A. Adams]\n  year: 2021\n  title: ${title}\n  venue: Journal\n  link: https://example.com/a\n`
  const folder = temporaryFolder({
    "content/docs/a.md": "As was shown [@adams-2021].\n",
    "content/data/references.yaml": reference("Before"),
  })
  const { ContentReader } = await loadIn(folder, () => import("./content-reader"))
  const reader = new ContentReader()
  const shown = async () => JSON.stringify((await reader.readTree()).entries[0]?.page.body)
  expect(await shown()).toContain("Before")
  putFiles(folder, { "content/data/references.yaml": reference("After") })
  expect(await shown()).toContain("After")
})

describe("a cached page", () => {
  const text = `---
description: Of 0xC36442b4a4522E871399CD717aBDD847Ab11FE88.
---

Text with a [link](b.md) and “quotes”.

<Steps>

1. One.

</Steps>

## Part

It is at 0xC36442b4a4522E871399CD717aBDD847Ab11FE88.
`
  const files = { "content/docs/a.mdx": text, "content/docs/b.md": "Other.\n" }
  const readersIn = (folder: string) => loadIn(folder, () => import("./content-reader"))
  const entryOf = async ({ ContentReader }: Awaited<ReturnType<typeof readersIn>>) =>
    (await new ContentReader().readTree()).entries.find(({ path }) => path === "/docs/a")

  test("equals the compiled page and takes its texts from the disk", async () => {
    const folder = temporaryFolder(files)
    const modules = await readersIn(folder)
    const place = collectionPathOf("docs/a.mdx", docsInstances([]))
    if (!place) throw new Error("the page has a place")
    const compiled = await readEntry("content/docs/a.mdx", text, place, components)
    await entryOf(modules)
    const kept = await entryOf(modules)
    expect(kept).toEqual(compiled.entry)
    expect(kept?.page).toMatchObject({
      components: ["Steps"],
      printsAddress: true,
      markdown: expect.stringContaining("“quotes”"),
      prose: expect.arrayContaining([expect.objectContaining({ text: "Part" })]),
      sections: [{ anchor: null }, { anchor: "part", trail: ["Part"] }],
      body: expect.arrayContaining([expect.objectContaining({ component: "Steps" })]),
    })
    expect(kept?.page.body).not.toBe(kept?.page.body)
  })

  test("reports what to do when its file is gone", async () => {
    const folder = temporaryFolder(files)
    const modules = await readersIn(folder)
    const entry = await entryOf(modules)
    rmSync(join(folder, ".build-cache/entries"), { recursive: true })
    expect(() => entry?.page.body).toThrow(
      /^\.build-cache\/entries\/\w+\.jsonl was removed after the content was read: start again, and do not change \.build-cache during the build$/,
    )
  })

  test("is recompiled when its file is cut off", async () => {
    const folder = temporaryFolder(files)
    const modules = await readersIn(folder)
    const compiled = structuredClone(await entryOf(modules))
    const cache = join(folder, ".build-cache/entries")
    for (const name of readdirSync(cache)) truncateSync(join(cache, name), 2500)
    expect(readdirSync(cache).every(name => statSync(join(cache, name)).size === 2500)).toBe(true)
    expect(structuredClone(await entryOf(modules))).toEqual(compiled)
  })
})
