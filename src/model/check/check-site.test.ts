import {
  articleEntry,
  compiledPage,
  contentTree,
  docEntry,
  standaloneEntry,
} from "../../../tests/helpers/entries"
import { withDataAnchors } from "../component-data"
import type { ContentTree } from "../content-tree"
import { pageList } from "../page-list"
import { siteContent } from "../site-content"
import { checkSite, type SiteSurroundings } from "./check-site"

function check(more: Partial<ContentTree>, surroundings: Partial<SiteSurroundings> = {}) {
  const base = contentTree()
  const tree = { ...base, ...more, entries: [...base.entries, ...(more.entries ?? [])] }
  const content = siteContent(tree, false)
  const pages = withDataAnchors(pageList(content), content, {})
  return checkSite(content, pages, {
    assets: new Set(["/img/a.png"]),
    dataLinks: [],
    pictureFault: (_, src) => (src === "./known.png" ? undefined : "missing"),
    moduleExists: () => false,
    ...surroundings,
  })
}

const redirect = (from: string, to: string) => ({
  from,
  to,
  file: "content/data/redirects.yaml",
  line: 2,
})

test("finds no problems in a valid tree", () => {
  expect(check({})).toEqual([])
})

test("reports a heading with an id that a component renders from data", () => {
  const heading = { depth: 2, id: "letter-c", text: "Letter C" }
  const page = compiledPage({
    headings: [heading],
    body: [{ component: "TermList", props: {}, children: [] }],
  })
  const term = docEntry("terms/call.md", { title: "Call", frontMatter: { hoverText: "A right." } })
  expect(check({ entries: [docEntry("terms/list.mdx", { page }), term] })).toEqual([
    expect.objectContaining({
      file: "content/docs/terms/list.mdx",
      message: "the id `letter-c` belongs to a part that a component of the page renders",
      kind: "repeated-id",
    }),
  ])
})

test("reports a missing picture of a themed image", () => {
  const sources = { light: "./known.png", dark: "./missing.svg" }
  const body = [
    {
      tag: "div",
      attributes: {},
      children: [{ component: "ThemedImage", props: { sources }, children: [] }],
    },
  ]
  expect(check({ entries: [docEntry("themed.md", { page: compiledPage({ body }) })] })).toEqual([
    {
      file: "content/docs/themed.md",
      field: "sources",
      message: 'there is no image "./missing.svg"',
      fix: "put the file next to the page, or correct the path",
      kind: "missing-picture",
    },
  ])
})

test("reports a missing module at its import", () => {
  const imports = [{ name: "X", from: "@site/src/x", exported: "X", line: 5 }]
  expect(check({ entries: [standaloneEntry("odd", { page: compiledPage({ imports }) })] })).toEqual(
    [
      {
        file: "content/pages/odd.md",
        line: 5,
        message: "there is no module `@site/src/x`",
        fix: "correct the path; `@site` is the folder of the project",
      },
    ],
  )
})

test("reports two files with one address at the slug that makes it", () => {
  const entry = articleEntry("other", "2024-03-03", { path: "/blog/hello", lines: { slug: 3 } })
  expect(check({ entries: [entry] })).toEqual([
    {
      file: "content/blog/2024-03-03-other.md",
      line: 3,
      field: "slug",
      message: "the address /blog/hello is already that of content/blog/2024-03-01-hello.md",
      fix: "give one of them another `slug`",
    },
  ])
})

test("reports two files with the same name at the later one", () => {
  const entry = docEntry("intro.mdx")
  expect(check({ entries: [entry] })).toEqual([
    expect.objectContaining({ file: "content/docs/intro.mdx", line: undefined }),
  ])
})

test("accepts links and redirects to a page whose file cannot be read", () => {
  const page = compiledPage({
    links: [
      { kind: "route", href: "/docs/broken#part" },
      { kind: "file", href: "./broken.md" },
    ],
  })
  const problems = check(
    {
      entries: [docEntry("b.md", { page })],
      unread: [{ file: "content/docs/broken.md", path: "/docs/broken" }],
      redirects: [redirect("/old", "/docs/broken")],
    },
    { dataLinks: [{ file: "content/data/home.yaml", href: "/docs/broken" }] },
  )
  expect(problems).toEqual([])
})

test("treats addresses that differ only in case as one", () => {
  const entry = docEntry("Intro.md", { lines: { slug: 2 } })
  expect(check({ entries: [entry] })[0]?.message).toMatch(
    /^the address \/docs\/[Ii]ntro is already that of/,
  )
})

test("reports a file at the address of a page of the site", () => {
  expect(check({ entries: [standaloneEntry("search", { lines: { slug: 4 } })] })).toEqual([
    expect.objectContaining({
      file: "content/pages/search.md",
      line: 4,
      message: "the address /search is already that of a page of the site (Search)",
    }),
  ])
})

test("reports a file at the address of a generated page", () => {
  const entry = articleEntry("tags", "2024-03-03")
  expect(check({ entries: [entry] })).toEqual([
    expect.objectContaining({
      file: entry.file,
      message: "the address /blog/tags is already that of a page of the site (Topics)",
    }),
  ])
})

test("checks the links of all pages", () => {
  const page = compiledPage({ links: [{ kind: "route", href: "/nowhere", line: 5 }] })
  expect(check({ entries: [docEntry("b.md", { page })] })).toEqual([
    expect.objectContaining({ file: "content/docs/b.md", line: 5 }),
  ])
})

test("reports a link to a draft", () => {
  const page = compiledPage({ links: [{ kind: "route", href: "/docs/c", line: 5 }] })
  const entries = [docEntry("b.md", { page }), docEntry("c.md", { draft: true })]
  expect(check({ entries })).toHaveLength(1)
})

test("reports a sidebar entry that leads to no page with its line and field", () => {
  const entry = {
    kind: "link" as const,
    link: "Gone",
    href: "/docs/intor",
    line: 3,
    field: "docs.0",
  }
  const source = { file: "content/docs/sidebar.yaml", version: "current", folder: "" }
  const outer = { kind: "category" as const, category: "A", items: [entry], field: "docs.0" }
  const sidebars = [{ ...source, sidebars: [{ name: "docs", items: [outer] }] }]
  expect(check({ sidebars })).toEqual([
    {
      file: source.file,
      line: 3,
      field: "docs.0",
      message: 'the link "/docs/intor" does not lead to a page of the site',
      fix: 'write "/docs/intro" if you mean that page',
      kind: "dead-link",
    },
  ])
})

test("reports a missing image with its line", () => {
  const images = [
    { src: "./known.png", alt: "Known", line: 3 },
    { src: "./missing.png", alt: "Missing", line: 4 },
    { src: "https://example.org/x.png", alt: "Elsewhere", line: 5 },
  ]
  expect(check({ entries: [docEntry("b.md", { page: compiledPage({ images }) })] })).toEqual([
    {
      file: "content/docs/b.md",
      line: 4,
      field: undefined,
      message: 'there is no image "./missing.png"',
      fix: "put the file next to the page, or correct the path",
      kind: "missing-picture",
    },
  ])
})

test("reports a missing picture of the front matter", () => {
  const entry = articleEntry("b", "2024-03-03", {
    frontMatter: { image: "/img/none.png" },
    lines: { image: 6 },
  })
  expect(check({ entries: [entry] })).toEqual([
    {
      file: entry.file,
      line: 6,
      field: "image",
      message: 'there is no image "/img/none.png"',
      fix: "put the file at static/img/none.png, or correct the address",
      kind: "missing-picture",
    },
  ])
})

test.each([
  ["/docs/intro/", true],
  ["/img/a.png", true],
  ["https://example.org", true],
  ["mailto:a@example.org", true],
  ["/docs/nowhere", false],
  ["/docs/intro#nowhere", false],
])("accepts the data link %s: %s", (href, sound) => {
  const dataLinks = [{ file: "content/data/navigation.yaml", line: 8, href }]
  const problems = check({}, { dataLinks })
  expect(problems.map(({ file, line }) => [file, line])).toEqual(
    sound ? [] : [["content/data/navigation.yaml", 8]],
  )
})

test("reports a data link to a redirected address with its target", () => {
  const problems = check(
    { redirects: [redirect("/old", "/docs/intro")] },
    { dataLinks: [{ file: "content/data/home.yaml", href: "/old" }] },
  )
  expect(problems).toEqual([expect.objectContaining({ fix: 'write "/docs/intro" instead' })])
})

test("reports a redirect to a missing heading", () => {
  expect(check({ redirects: [redirect("/old", "/docs/intro#nowhere")] })).toEqual([
    {
      file: "content/data/redirects.yaml",
      line: 2,
      field: "to",
      message: '/docs/intro has no heading "#nowhere"',
      fix: "write the id of a heading of that page, or remove `#` and what follows",
      kind: "unknown-anchor",
    },
  ])
})

test("checks redirects against the pages", () => {
  const redirects = [redirect("/blog/hello", "/docs/intro"), redirect("/old", "/nowhere")]
  expect(check({ redirects }).map(({ field }) => field)).toEqual(["from", "to"])
})
