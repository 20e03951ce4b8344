import { loadIn, temporaryFolder } from "../../tests/helpers/temporary-project"

/** Composes a site from docs with these files, and returns its first version and the problems. */
async function docs(files: Record<string, string>) {
  const paths = Object.entries(files).map(([path, text]) => [`content/docs/${path}`, text])
  const project = temporaryFolder(Object.fromEntries(paths))
  const { composeSite, ContentReader } = await loadIn(project, async () => ({
    ...(await import("./compose-site")),
    ...(await import("./content-reader")),
  }))
  const { site } = await composeSite(new ContentReader(), false)
  const problems = site.content.problems.filter(({ file }) => file.endsWith("sidebar.yaml"))
  return { docs: site.content.docs[0], problems, pages: site.pages }
}

const two = { "start.md": "# Start\n\nText.\n", "in/01-deep.md": "# Deep\n\nText.\n" }

const problemsOf = async (sidebar: string, more: Record<string, string> = {}) =>
  (await docs({ ...two, ...more, "sidebar.yaml": sidebar })).problems

test("reports a document that does not exist with its line and the closest id", async () => {
  expect(
    await problemsOf("docs:\n  - start\n  - category: In\n    items:\n      - in/depe\n"),
  ).toEqual([
    {
      file: "content/docs/sidebar.yaml",
      line: 5,
      field: "docs.1.items.0",
      message: 'the sidebar names the document "in/depe", which does not exist',
      fix: 'write "in/deep" if that is meant',
    },
  ])
})

test("suggests the id when a document is named by its number or without its folder", async () => {
  expect(await problemsOf("docs: [in/01-deep, deep]")).toMatchObject([
    { field: "docs.0", fix: 'write "in/deep" if that is meant' },
    { field: "docs.1", fix: 'write "in/deep" if that is meant' },
  ])
})

test("accepts drafts, unlisted documents, and broken files", async () => {
  const more = {
    "draft.md": "---\ndraft: true\n---\n# Draft\n\nText.\n",
    "hidden.md": "---\nunlisted: true\n---\n# Hidden\n\nText.\n",
    "broken.md": "---\ntitle: [\n---\n# Broken\n\nText.\n",
  }
  expect(await problemsOf("docs: [start, draft, hidden, broken]", more)).toEqual([])
})

test.each([
  ["docs:\n  - {}\n", 2, "docs.0", "write the id of a document, or an entry with one of the keys"],
  ["docs:\n  - categry: A\n", 2, "docs.0", "`category`, `link`, `html`, `folder`"],
  ["docs: start\n", 1, "docs", "write one entry a line below it"],
  ["- start\n", 1, undefined, "write `docs:` and below it"],
  ["docs:\n  - category: A\n", 2, "docs.0.items", "items: [guides/start]"],
  ["docs:\n  - link: A\n    href: example.org\n", 3, "docs.0.href", "href: https://example.org"],
  ["docs:\n  - folder: im\n", 2, "docs.0", 'perhaps "in"'],
  ["docs:\n  - doc: start\n    lable: A\n", 3, "docs.0.lable", "write `label` instead"],
  ["docs:\n  - category: A\n    link: strat\n    items: [start]\n", 2, "docs.0", '"start"'],
])(
  "reports %j with its line, its field, and what to write instead",
  async (sidebar, line, field, fix) => {
    const problems = await problemsOf(sidebar)
    expect(problems).toMatchObject([{ line, fix: expect.stringContaining(fix) }])
    expect(problems[0]?.field).toBe(field)
  },
)

test("shows a document that a category links to once, as the page of the category", async () => {
  const sidebar =
    "docs:\n  - category: All\n    link: in/deep\n    items: [in/deep, start, {folder: in}]\n"
  const built = await docs({ ...two, "sidebar.yaml": sidebar })
  expect(built.docs?.order.map(({ path }) => path)).toEqual(["/docs/in/deep", "/docs/start"])
  expect(built.pages.find(({ path }) => path === "/docs/in/deep")).toMatchObject({
    breadcrumbs: [{ label: "All", path: "/docs/in/deep" }],
    next: { path: "/docs/start" },
  })
})

test("keeps previous and next pages within one sidebar", async () => {
  const built = await docs({ ...two, "sidebar.yaml": "one: [start]\ntwo: [in/deep]\n" })
  const page = built.pages.find(({ path }) => path === "/docs/start")
  expect(page).toMatchObject({ kind: "doc" })
  expect(page).not.toHaveProperty("next.path")
})

test("treats a folder with a sidebar as docs of their own, from which slugs and ids count", async () => {
  const built = await docs({
    ...two,
    "earn/intro.md": "---\nslug: /\n---\n# Earn\n\nText.\n",
    "earn/more.md": "---\nslug: /more\npagination_prev: start\n---\n# More\n\nText.\n",
    "earn/start.md": "# Start of earn\n\nText.\n",
    "earn/sidebar.yaml": "earn: [intro, start, more]\n",
  })
  expect(built.problems).toEqual([])
  expect(built.docs?.order).toMatchObject([
    { path: "/docs/in/deep", sidebar: "/" },
    { path: "/docs/start", sidebar: "/" },
    { path: "/docs/earn", sidebar: "earn/earn" },
    { path: "/docs/earn/start", sidebar: "earn/earn" },
    { path: "/docs/earn/more", sidebar: "earn/earn" },
  ])
  expect(built.pages.find(({ path }) => path === "/docs/earn/more")).toMatchObject({
    previous: { path: "/docs/earn/start" },
  })
})
