import { contractPage } from "../../../tests/helpers/contract"
import {
  articleEntry,
  compiledPage,
  docEntry,
  standaloneEntry,
} from "../../../tests/helpers/entries"
import { loadedSite } from "../../../tests/helpers/loaded-site"
import type { CompiledPage } from "../../content/schema/body"
import type { ContentTree } from "../../model/content-tree"
import { nodeTypes } from "../../model/nodes"
import { searchRecords } from "../../model/nodes/search-page"
import type { LoadedSite } from "../../site/load-site"
import { typeDefinitions } from "../schema/types"
import { digestOfNode, type SiteNode, siteNodes } from "./site-nodes"

const nodesOf = (more: Partial<ContentTree> = {}) => siteNodes(loadedSite(more))

function fieldsOf(nodes: readonly SiteNode[], id: string) {
  const found = nodes.find(node => node.id === id)
  return found && (found.fields as Record<string, unknown>)
}

/**
 * Content with everything that a site can have: topics, neighbors, authors, folders, a second
 * version, a contract.
 */
const rich: Partial<ContentTree> = {
  entries: [
    docEntry("guides/a.md", { frontMatter: { tags: ["Pools"] } }),
    docEntry("guides/b.md"),
    articleEntry("two", "2024-03-02", { frontMatter: { tags: ["DeFi"], author: "Ada" } }),
    articleEntry("three", "2024-03-03", { frontMatter: { tags: ["DeFi"], author: "Ada" } }),
    articleEntry("four", "2024-03-04", {
      frontMatter: { tags: ["DeFi"] },
      page: compiledPage({ cites: ["black-scholes-1973"] }),
    }),
    standaloneEntry("privacy-policy"),
  ],
  contracts: [contractPage()],
  redirects: [{ from: "/old", to: "/docs/intro", file: "redirects.yaml" }],
}

/** Fields that hold ids of other nodes, by type: those with `@link` in the schema. */
function linkFields(): Map<string, string[]> {
  const types = [...typeDefinitions.matchAll(/^ {2}type (\w+)[^{]*\{([^}]*)\}/gm)]
  return new Map(
    types.map(([, name = "", fields = ""]) => [
      name,
      [...fields.matchAll(/^ +(\w+): .*@link/gm)].map(([, field = ""]) => field),
    ]),
  )
}

test("links every node only to existing nodes", () => {
  const nodes = nodesOf(rich)
  const known = new Set(nodes.map(({ id }) => id))
  const links = linkFields()
  const followed = nodes.flatMap(({ type, fields }) =>
    (links.get(type) ?? []).flatMap(field => {
      const value = (fields as Record<string, unknown>)[field]
      return value === null || value === undefined ? [] : [value].flat().map(String)
    }),
  )
  expect(followed.length).toBeGreaterThan(40)
  expect(followed.filter(id => !known.has(id))).toEqual([])
})

test("creates one node with its own head for every page", () => {
  const site = loadedSite(rich)
  const nodes = siteNodes(site)
  for (const { path, kind, title } of site.pages)
    expect(fieldsOf(nodes, `page:${path}`)).toMatchObject({
      path,
      kind,
      title,
      head: { canonical: expect.stringContaining(path) },
    })
})

test("labels only articles that have a report's tag", () => {
  const nodes = nodesOf({
    entries: [
      articleEntry("two", "2024-03-02", { frontMatter: { tags: ["Company", "Newsletter"] } }),
      articleEntry("three", "2024-03-03", { frontMatter: { tags: ["Company"] } }),
    ],
  })
  expect(fieldsOf(nodes, "page:/blog/two")).toHaveProperty("report", "Newsletter")
  expect(fieldsOf(nodes, "page:/blog/three")).toHaveProperty("report", null)
})

test("uses unique ids and only registered node types", () => {
  const nodes = nodesOf(rich)
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length)
  for (const { type } of nodes) expect(nodeTypes.map(({ name }) => name)).toContain(type)
})

test("links an article to its section, topics, authors, neighbors and cited works", () => {
  const nodes = nodesOf(rich)
  expect(fieldsOf(nodes, "page:/blog/three")).toMatchObject({
    section: "section:blog",
    tags: ["tag:/blog/tags/defi"],
    newer: "page:/blog/four",
    older: "page:/blog/two",
    date: "2024-03-03",
  })
  expect(fieldsOf(nodes, "page:/blog/four")).toMatchObject({
    cites: ["black-scholes-1973"],
    newer: null,
  })
  const [ada] = (fieldsOf(nodes, "page:/blog/two")?.authors ?? []) as string[]
  expect(fieldsOf(nodes, ada ?? "")).toMatchObject({ name: "Ada" })
  expect(fieldsOf(nodes, "page:/blog/three")?.authors).toEqual([ada])
})

test("links a document to its folder, version and neighbors", () => {
  expect(fieldsOf(nodesOf(rich), "page:/docs/guides/b")).toMatchObject({
    version: "docs:current",
    category: "category:/docs/guides",
    previous: { label: "a", path: "/docs/guides/a" },
  })
})

test("gives a list its articles in order and the addresses of all its pages", () => {
  const posts = Array.from({ length: 10 }, (_, index) =>
    articleEntry(`p${index}`, `2023-01-1${index}`),
  )
  const nodes = nodesOf({ entries: posts })
  expect(fieldsOf(nodes, "page:/blog/page/2")).toMatchObject({
    articles: ["page:/blog/p1", "page:/blog/p0"],
    page: 2,
    paths: ["/blog", "/blog/page/2"],
  })
})

test("puts a page's search records into one node, in page order", () => {
  const page = compiledPage({ sections: [{ anchor: "part", trail: ["Part"], text: "Words." }] })
  const site = loadedSite({ entries: [docEntry("a.md", { page })] })
  expect(fieldsOf(siteNodes(site), "search:/docs/a")).toMatchObject({ path: "/docs/a" })
  expect(searchRecords("/docs/a", site).map(({ url }) => url)).toEqual([
    "/docs/a",
    "/docs/a",
    "/docs/a#part",
    "/docs/a#part",
  ])
})

test("omits the commit date on a policy", () => {
  const site = loadedSite({ entries: [standaloneEntry("privacy-policy")] })
  const pages = site.pages.map(page => ({ ...page, lastUpdated: "2024-01-01" }))
  const nodes = siteNodes({ ...site, pages })
  expect(fieldsOf(nodes, "page:/privacy-policy")).toMatchObject({ lastUpdated: null })
  expect(fieldsOf(nodes, "page:/docs/intro")).toMatchObject({ lastUpdated: "2024-01-01" })
})

/** Inputs of a body or of search records, and the function that makes them. */
interface Late {
  from: unknown
  make: () => unknown
}

describe("lazily built data", () => {
  const body = ['<p><a href="link:0">B</a></p>', { component: "TermList", props: {}, children: [] }]
  const linking = { body, links: [{ kind: "file", href: "./b.md" }] as const }
  const a = (more: Partial<CompiledPage> = {}) =>
    docEntry("a.md", { page: compiledPage({ ...linking, links: [...linking.links], ...more }) })
  const base = loadedSite({ entries: [a(), docEntry("b.md")] })
  const sites: [string, LoadedSite][] = [
    [
      "another text",
      loadedSite({ entries: [a({ body: ["<p>Other.</p>", ...body.slice(1)] }), docEntry("b.md")] }),
    ],
    ["another address", loadedSite({ entries: [a(), docEntry("b.md", { path: "/docs/c" })] })],
    [
      "a link that is mended",
      { ...base, repairs: new Map([["content/docs/a.md", new Map([["/docs/b", "/docs/b#x"]])]]) },
    ],
    [
      "other data",
      loadedSite({
        entries: [a(), docEntry("b.md", { frontMatter: { hoverText: "A term." } })],
      }),
    ],
    [
      "other sections",
      loadedSite({
        entries: [
          a({ sections: [{ anchor: null, trail: [], text: "New words." }] }),
          docEntry("b.md"),
        ],
      }),
    ],
  ]
  /** Bodies and records by the ids of their nodes. */
  const lateOf = (site: LoadedSite) =>
    new Map(
      siteNodes(site).map(node => [
        node.id,
        node.type === "SearchPage"
          ? {
              from: node.fields.recordsFrom,
              make: () => searchRecords(String(node.fields.path), site),
            }
          : node.body,
      ]),
    )

  test.each(sites)("changes its digest when its result changes: %s", (_, site) => {
    const [before, after] = [lateOf(base), lateOf(site)]
    const isOther = (id: string, of: (late: Late) => unknown) => {
      const [old, now] = [before.get(id), after.get(id)]
      return old && now && JSON.stringify(of(old)) !== JSON.stringify(of(now))
    }
    const ids = [...after.keys()]
    const changed = ids.filter(id => isOther(id, ({ make }) => make()))
    expect(changed.length).toBeGreaterThan(0)
    expect(ids.filter(id => isOther(id, ({ from }) => from))).toEqual(
      expect.arrayContaining(changed),
    )
  })
})

describe("new post", () => {
  const digests = (nodes: readonly SiteNode[]) =>
    new Map(nodes.map(node => [node.id, digestOfNode(node)]))
  const before = Array.from({ length: 12 }, (_, index) =>
    articleEntry(`p${index}`, `2023-01-${10 + index}`, {
      frontMatter: { tags: [index % 2 ? "Odd" : "Even"] },
    }),
  )
  const post = articleEntry("new", "2024-05-01", { frontMatter: { tags: ["Odd"] } })
  const old = digests(nodesOf({ entries: before }))
  const now = digests(nodesOf({ entries: [...before, post] }))
  const changed = [...now].flatMap(([id, digest]) => (old.get(id) === digest ? [] : [id]))

  test("changes its neighbor, its lists and its topic", () => {
    expect(changed).toEqual(
      expect.arrayContaining([
        "page:/blog/new",
        "page:/blog/hello",
        "page:/blog",
        "page:/blog/archive",
        "page:/blog/tags/odd",
        "page:/",
        "tag:/blog/tags/odd",
      ]),
    )
  })

  test("leaves the other section, the docs and the other topic as they are", () => {
    expect(changed.filter(id => /research|docs|even|section|author/.test(id))).toEqual([])
  })
})
