import { join } from "node:path"
import { loadIn, putFiles, temporaryFolder } from "../../tests/helpers/temporary-project"

/**
 * Loads the site of a project folder in fresh modules, with its errors and warnings as short rows.
 */
async function read(folder: string) {
  const { ContentReader, loadSite, finishedBody } = await loadIn(folder, async () => ({
    ...(await import("./content-reader")),
    ...(await import("./load-site")),
    ...(await import("./finished-body")),
  }))
  const site = await loadSite(new ContentReader(), false)
  const told = (problems: typeof site.warnings) =>
    problems.flatMap(({ file, line, kind, message }) =>
      // Skips problems about missing files, because the project has only a few pages.
      kind || file.includes("rules.yaml") ? [[file, line, kind ?? message]] : [],
    )
  const entry = site.content.tree.entries.find(({ file }) => file.endsWith("worse.md"))
  return {
    site,
    errors: told(site.problems),
    warnings: told(site.warnings),
    html: entry ? finishedBody(entry, site).join("") : "",
  }
}

const page = `---
title: Worse
tags: [Sound, Odd]
custom: 1
---

![](https://example.org/a.png) [a](#gone) [b](./sound.md#gone) [c](/docs/sound#lost) [d](/old#x)
`

const files = {
  "content/docs/worse.md": page,
  "content/docs/sound.md": "---\ntitle: Sound\n---\n\n## Here\n\nText.\n".replaceAll("\\\n", "\n"),
  "content/docs/tags.yml": "Sound: {}\n",
  "content/data/redirects.yaml":
    "- from: /old\n  to: /docs/sound#here\n- from: /older\n  to: /docs/sound#gone\n",
}

const file = "content/docs/worse.md"
const broken = [
  ["content/data/redirects.yaml", 3, "unknown-anchor"],
  [file, 3, "unknown-tag"],
  [file, 4, "unknown-key"],
  [file, 7, "missing-alt-text"],
  [file, 7, "redirected-link"],
  [file, 7, "unknown-anchor"],
  [file, 7, "unknown-anchor"],
  [file, 7, "unknown-anchor"],
]
const sorted = (told: unknown[][]) => told.map(each => each.join(" ")).sort()

test("reports every broken rule as an error when there is no rules.yaml, and still fixes links", async () => {
  const { errors, warnings, html } = await read(temporaryFolder(files))
  expect(sorted(errors)).toEqual(sorted(broken))
  expect(warnings).toEqual([])
  for (const link of [
    '<a href="/docs/worse">a</a>',
    '<a href="/docs/sound">b</a>',
    '<a href="/docs/sound">c</a>',
    '<a href="/docs/sound#here">d</a>',
  ])
    expect(html).toContain(link)
})

test("keeps the warnings of a cached page and applies a changed rules.yaml to them", async () => {
  const folder = temporaryFolder(files)
  const compiled = [await read(folder)]
  const all = "missing-alt-text: warning\nunknown-anchor: warning\nredirected-link: warning\n"
  putFiles(folder, {
    "content/data/rules.yaml": `${all}unknown-tag: warning\nunknown-key: warning\n`,
  })
  compiled.push(await read(folder))
  expect(sorted(compiled[1]?.warnings ?? [])).toEqual(sorted(broken))
  expect(compiled[1]?.errors).toEqual([])
  expect(compiled[1]?.html).toBe(compiled[0]?.html)
  putFiles(folder, { "content/data/rules.yaml": "unknown-anchor: { at most: 3 }\n" })
  const { errors, warnings } = await read(folder)
  expect(sorted(warnings)).toEqual(sorted(broken.filter(([, , kind]) => kind === "unknown-anchor")))
  expect(errors.at(-1)).toEqual([
    "content/data/rules.yaml",
    1,
    expect.stringContaining("breaks this rule 4 times, 1 more than the budget allows"),
  ])
})

const dead = '![A](./gone.png) [b](./sund.md) [c](/docs/sond) <img src="/gone.png" alt="D">\n'

test("reports the dead links and missing pictures of a file even when its front matter is invalid", async () => {
  const folder = temporaryFolder({
    ...files,
    "content/docs/bad.md": `---\nsidebar_position: often\nimage: ./cover.png\n---\n\n${dead}`,
    "content/docs/worse-yaml.md": `---\ntitle: [\n---\n\n${dead}`,
  })
  const { site } = await read(folder)
  const rowsOf = (name: string) =>
    site.problems
      .filter(problem => problem.file === `content/docs/${name}.md`)
      .map(({ line, field, kind }) => `${line} ${field ?? ""} ${kind ?? "error"}`)
      .sort()
  expect(rowsOf("bad")).toEqual([
    "2 sidebar_position error",
    "3 image missing-picture",
    "6  dead-link",
    "6  dead-link",
    "6  missing-picture",
    "6  missing-picture",
  ])
  // Without front matter, the base of a relative address is unknown, but not that of a file.
  expect(rowsOf("worse-yaml")).toEqual([
    "2  error",
    "5  dead-link",
    "5  missing-picture",
    "5  missing-picture",
  ])
})

test("shows dead links as plain text and keeps pages with missing pictures when their rules have budgets", async () => {
  const folder = temporaryFolder({
    ...files,
    "content/docs/worse.md": `---\nimage: ./cover.png\ndescription: ""\nsidebar_position: "2"\n---\n\n${dead}`,
    "content/data/rules.yaml": "dead-link: { at most: 2 }\nmissing-picture: { at most: 3 }\n",
  })
  const { errors, warnings, html, site } = await read(folder)
  expect(errors.filter(([name]) => name === file)).toEqual([])
  expect(sorted(warnings)).toEqual(
    sorted([
      [file, 2, "missing-picture"],
      [file, 7, "dead-link"],
      [file, 7, "dead-link"],
      [file, 7, "missing-picture"],
      [file, 7, "missing-picture"],
    ]),
  )
  expect(html).toContain("<a>b</a> <a>c</a>")
  const entry = site.content.tree.entries.find(each => each.file === file)
  expect(entry?.frontMatter).toEqual({ sidebar_position: 2 })
  expect(entry?.description).not.toBe("")
})

test("turns no error into a warning when rules.yaml has a mistake", async () => {
  const rules = "missing-alt-text: warning\nmissing-alt: warning\n"
  const { errors, warnings } = await read(
    temporaryFolder({ ...files, "content/data/rules.yaml": rules }),
  )
  expect(errors[0]).toEqual(["content/data/rules.yaml", 2, 'unknown key "missing-alt"'])
  expect(warnings).toEqual([])
})

test("writes every warning to the report and deletes the report when none is left", async () => {
  const folder = temporaryFolder()
  const { writeWarnings, warningsFile } = await loadIn(folder, () => import("./warnings-file"))
  const { existsSync, readFileSync } = await import("node:fs")
  const kind = "empty-heading" as const
  const warning = { file: "a.md", line: 2, message: "is empty", fix: "write", kind }
  expect(writeWarnings({ warnings: [warning], spare: [] })).toContain("1 empty-heading")
  expect(readFileSync(join(folder, warningsFile), "utf8")).toContain("a.md:2\n    is empty")
  expect(writeWarnings({ warnings: [], spare: [] })).toBe("")
  expect(existsSync(join(folder, warningsFile))).toBe(false)
})
