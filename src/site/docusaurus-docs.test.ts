import { loadIn, temporaryFolder } from "../../tests/helpers/temporary-project"
import type { SidebarItem } from "../content/sidebar"
import expected from "./docusaurus-docs.fixture.json"

/**
 * Composes a site from files with unusual names, for which the fixture has Docusaurus' routes and
 * sidebar.
 */
async function docs() {
  const files = Object.entries(expected.files).map(([path, text]) => [`content/${path}`, text])
  const project = temporaryFolder(Object.fromEntries(files))
  const { composeSite, ContentReader } = await loadIn(project, async () => ({
    ...(await import("./compose-site")),
    ...(await import("./content-reader")),
  }))
  return (await composeSite(new ContentReader(), false)).site
}

function outline(items: readonly SidebarItem[], indent = ""): string[] {
  return items.flatMap(item => {
    const label = item.type === "category" ? `[${item.label}]` : item.label
    const line = `${indent}${label} ${item.path ?? ""}`.trimEnd()
    return [line, ...(item.type === "category" ? outline(item.items, `${indent}  `) : [])]
  })
}

test("matches the addresses and the sidebar of Docusaurus 3.10.2", async () => {
  const { pages, content } = await docs()
  const paths = pages.flatMap(({ file, path }) =>
    file ? [[file.replace(/^content\//, ""), path] as const] : [],
  )
  expect(Object.fromEntries(paths)).toEqual(expected.routes)
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(expected.others))
  expect(outline(content.docs[0]?.sidebar ?? [])).toEqual(expected.sidebar)
})
