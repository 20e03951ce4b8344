import { loadIn, temporaryFolder } from "../../tests/helpers/temporary-project"
import type { SidebarItem } from "../content/sidebar"
import expected from "./docusaurus-site.fixture.json"

/** The sidebars.js of the Docusaurus site, as files of ours. */
const sidebars = {
  "content/docs/sidebar.yaml": `
main:
  - home
  - first
  - { doc: one, label: The one }
  - category: Guides
    link: in/p
    items:
      - in/x
      - in/one
      - { category: Deeper, collapsed: false, items: [in/in/x] }
  - category: Generated
    link: { title: All of gen, description: D }
    items: [{ folder: gen }]
  - category: Generated
    link: { slug: /own/slug }
    items: [other/p]
  - { category: Only, link: alone, items: [] }
  - { link: Forum, href: "https://example.org" }
  - html: <b>More</b>
  - other-id
  - folder: 02-num
second:
  - category: Generated
    link: {}
    items: [{ folder: rel }]
  - Api/api
  - Api/b
  - idx/idx
  - case/readme-id
  - folder: cat
`,
  "content/docs/earn/sidebar.yaml": "earn:\n  - folder: .\n",
}

/** Composes a site from the files of the fixture. */
async function site(datedAddresses = true, docs: { path?: string } = {}) {
  const files = Object.entries(expected.files).map(([path, text]) => [`content/${path}`, text])
  const project = temporaryFolder({ ...Object.fromEntries(files), ...sidebars })
  return loadIn(project, async () => {
    const { articleSections, docsVersions } = await import("../site.config")
    Object.assign(docsVersions[0], docs)
    Object.assign(articleSections.blog, { datedAddresses })
    const { composeSite } = await import("./compose-site")
    const { ContentReader } = await import("./content-reader")
    const { resolveFileLink } = await import("../model/page-files")
    const composed = (await composeSite(new ContentReader(), false)).site
    return { ...composed, resolveFileLink }
  })
}

type Site = Awaited<ReturnType<typeof site>>

const bare = (path: string) => path.replace(/(.)\/$/, "$1")
const withoutFolder = (file: string) => file.replace(/^content\//, "")

function outline(items: readonly SidebarItem[], indent = ""): string[] {
  return items.flatMap(item => {
    const label = item.type === "category" ? `[${item.label}]` : item.label
    const line = `${indent}${label} ${item.path ?? ""}`.trimEnd()
    return [line, ...(item.type === "category" ? outline(item.items, `${indent}  `) : [])]
  })
}

const routesOf = ({ content }: Site) =>
  Object.fromEntries(
    content.tree.entries.map(({ file, path }) => [withoutFolder(file), path] as const),
  )

let built: Site
beforeAll(async () => {
  built = await site()
}, 60_000)

test("gives pages the routes of Docusaurus 3.10.2, without trailing slashes", () => {
  const routes = Object.entries(expected.routes).map(([file, path]) => [file, bare(path)])
  expect(routesOf(built)).toEqual(Object.fromEntries(routes))
  expect(built.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(expected.others))
})

test("puts the date in the address of a post without the setting only when an older post has its name", async () => {
  const routes = routesOf(await site(false))
  expect(Object.entries(routes).filter(([file]) => file.startsWith("blog/"))).toEqual([
    ["blog/2024-01-02-same.md", "/blog/same"],
    ["blog/2024-01-03-folder/index.md", "/blog/folder"],
    ["blog/2024-01-05-slugged.md", "/blog/mine"],
    ["blog/2024-05-02-same.md", "/blog/2024/05/02/same"],
    ["blog/2024-1-8-short.mdx", "/blog/short"],
    ["blog/2024/01/04-nested.md", "/blog/nested"],
    ["blog/plain.md", "/blog/plain"],
    ["blog/releases/2024-01-07-v2.md", "/blog/releases/v2"],
  ])
})

test("gives docs at the root the same routes without their base, and the home page when they claim it", async () => {
  const atRoot = await site(true, { path: "/" })
  const routes = Object.entries(expected.routes).map(([file, path]) => [
    file,
    file.startsWith("docs/") ? bare(path.replace(/^\/docs/, "")) : bare(path),
  ])
  expect(routesOf(atRoot)).toEqual(Object.fromEntries(routes))
  const home = atRoot.pages.filter(({ path }) => path === "/")
  expect(home).toMatchObject([{ kind: "doc", title: "Home" }])
  expect(atRoot.content.docs[0]?.order[0]).toMatchObject({ label: "Home", path: "/" })
})

test("builds written sidebars and those of further plugins as Docusaurus 3.10.2 does", () => {
  const items = built.content.docs[0]?.sidebar ?? []
  const names = [...new Set(items.map(({ sidebar }) => sidebar ?? ""))]
  const outlines = names.map(name => [name, outline(items.filter(item => item.sidebar === name))])
  expect(Object.fromEntries(outlines)).toEqual(expected.sidebars)
  expect(built.content.problems.filter(({ file }) => /sidebar|_category_/.test(file))).toEqual([])
})

test("finds the previous and next pages of Docusaurus 3.10.2, but skips overviews", () => {
  const neighbours = built.pages.flatMap(page =>
    page.kind === "doc"
      ? [[withoutFolder(page.file ?? ""), [page.previous?.path ?? null, page.next?.path ?? null]]]
      : [],
  )
  const isPage = (path: string | null) => path === null || !expected.others.includes(path)
  const comparable = Object.entries(expected.neighbours).filter(([, both]) => both.every(isPage))
  expect(comparable.length).toBeGreaterThan(25)
  expect(Object.fromEntries(neighbours)).toMatchObject(Object.fromEntries(comparable))
})

test("resolves links as Docusaurus 3.10.2 does, but drops queries of files", () => {
  const links = built.content.tree.entries.flatMap(({ file, page }) =>
    page.links.length === 0
      ? []
      : [
          [
            withoutFolder(file),
            page.links.map(({ kind, href }) =>
              kind === "file"
                ? built.resolveFileLink(file, href, built.content.files)
                : href.replace(/\/(?=#|$)/, ""),
            ),
          ] as const,
        ],
  )
  const wanted = Object.entries(expected.links).map(([file, hrefs]) => [
    file,
    Object.values(hrefs).map(href => href.replace("?plain=1", "")),
  ])
  expect(Object.fromEntries(links)).toEqual(Object.fromEntries(wanted))
})

test("builds a document that no sidebar names as a page without a sidebar and neighbors", () => {
  const page = built.pages.find(({ path }) => path === "/docs/unnamed")
  expect(page).toMatchObject({ kind: "doc", trail: [], title: "Unnamed", next: undefined })
})
