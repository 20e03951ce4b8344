import { readFileSync } from "node:fs"
import { listFiles } from "../../src/site/list-files"
import { type Develop, history } from "./start-develop"
import { expect, test } from "./test"

/** Queries of docs/graphql.md by heading. */
const queries = new Map(
  [
    ...readFileSync("docs/graphql.md", "utf8").matchAll(
      /^## (.+)\n[\s\S]*?```graphql\n([\s\S]*?)```/gm,
    ),
  ].map(([, heading = "", query = ""]) => [heading, query]),
)

interface Nodes<Node> {
  nodes: Node[]
}

interface Source {
  file: string
}

interface Dated {
  date: string
}

/** Content files in these folders that match the pattern, sorted by name. */
const filesWith = (pattern: RegExp, ...folders: string[]) =>
  folders
    .flatMap(folder => listFiles(`content/${folder}`).map(name => `content/${folder}/${name}`))
    .filter(file => /\.mdx?$/.test(file) && pattern.test(readFileSync(file, "utf8")))
    .sort()

const filesOf = (nodes: readonly Source[]) => nodes.map(({ file }) => file).sort()

/** Expects more than one item, sorted from newest to oldest. */
function expectNewestFirst(nodes: readonly Dated[]): void {
  const days = nodes.map(({ date }) => date)
  expect(days.length).toBeGreaterThan(1)
  expect(days).toEqual([...days].sort().reverse())
}

/** Checks of each query's result, which hold whatever the site's content is. */
const answers: Record<string, (develop: Develop, query: string) => Promise<void>> = {
  "Articles on a topic, newest first, with their authors": async (develop, query) => {
    const { allArticle } =
      await develop.ask<Record<"allArticle", Nodes<Dated & Source & { authors: object[] }>>>(query)
    expectNewestFirst(allArticle.nodes)
    expect(filesOf(allArticle.nodes)).toEqual(
      filesWith(/^tags: \[(.*, )?perps?[,\]]/im, "blog", "research"),
    )
    expect(allArticle.nodes.flatMap(({ authors }) => authors)).toContainEqual({
      name: "Brandon Ly",
    })
  },

  "The documents of a category, in the order of the sidebar": async (develop, query) => {
    const { docsCategory } =
      await develop.ask<
        Record<"docsCategory", { label: string; docs: { path: string; next: { path: string } }[] }>
      >(query)
    const { label, docs } = docsCategory
    expect(label).toBe("Getting started")
    expect(docs.length).toBe(filesWith(/^/, "docs/getting-started").length)
    expect(docs.slice(1).map(({ path }) => path)).toEqual(
      docs.slice(0, -1).map(({ next }) => next.path),
    )
  },

  "The sidebar of a version of the docs": async (develop, query) => {
    const { docsVersion } =
      await develop.ask<Record<"docsVersion", { path: string; sidebar: { label: string }[] }>>(
        query,
      )
    expect(docsVersion.path).toBe("/docs")
    const labels = docsVersion.sidebar.map(({ label }) => label)
    expect(labels.slice(0, 2)).toEqual(["Introduction", "Status"])
  },

  "Functions that only one role may call": async (develop, query) => {
    const { allContractFunction } =
      await develop.ask<
        Record<
          "allContractFunction",
          Nodes<{ contract: { name: string }; name: string; signature: string; path: string }>
        >
      >(query)
    const { nodes } = allContractFunction
    const names = nodes.map(({ contract, name }) => `${contract.name}.${name}`)
    expect(names).toContain("CollateralTracker.settleLiquidation")
    expect(names).toEqual([...names].sort())
    for (const { signature, path } of nodes) {
      expect(signature).toContain("onlyPanopticPool")
      expect(path).toMatch(/^\/docs\/contracts\/V1\.1\/.+#.+/)
    }
    const declared = readFileSync("content/contracts/v1.1.json", "utf8").match(
      /"signature": "function .*\bonlyPanopticPool\b/g,
    )
    expect(nodes).toHaveLength(declared?.length ?? 0)
  },

  "Pages that have not changed since a date": async (develop, query) => {
    const { allPage } =
      await develop.ask<Record<"allPage", Nodes<Source & { lastUpdated: string }>>>(query)
    const older = history.filter(({ day }) => day < "2025-01-01")
    expect(allPage.nodes.map(({ lastUpdated, file }) => [lastUpdated, file])).toEqual(
      older.flatMap(({ day, path }) =>
        filesWith(/^/, path.replace(/^content\//, "")).map(file => [day, file]),
      ),
    )
  },

  "Articles that cite a work": async (develop, query) => {
    const { allArticle } =
      await develop.ask<Record<"allArticle", Nodes<Dated & Source & { cites: string[] }>>>(query)
    expectNewestFirst(allArticle.nodes)
    expect(filesOf(allArticle.nodes)).toEqual(
      filesWith(
        /\[-?@black-scholes-1973\b|^references:.*\bblack-scholes-1973\b/m,
        "blog",
        "research",
      ),
    )
  },

  "Pages that use a component": async (develop, query) => {
    const { allMarkdownPage } =
      await develop.ask<Record<"allMarkdownPage", Nodes<Source & { path: string }>>>(query)
    const paths = allMarkdownPage.nodes.map(({ path }) => path)
    expect(paths).toEqual([...paths].sort())
    expect(filesOf(allMarkdownPage.nodes)).toEqual(
      filesWith(/^\s*<FormulaCurve\b/m, "blog", "docs", "pages", "research")
        // Develop adds the component gallery to its copy of the project.
        .concat("content/pages/component-gallery.mdx")
        .sort()
        .filter((file, index, all) => all.indexOf(file) === index),
    )
  },

  "Search records of a page": async (develop, query) => {
    const { page } =
      await develop.ask<
        Record<
          "page",
          { title: string; searchPage: { records: { url: string; hierarchy: { lvl1: string } }[] } }
        >
      >(query)
    const { records } = page.searchPage
    expect(records[0]).toMatchObject({
      type: "lvl1",
      url: "/docs/intro",
      hierarchy: { lvl1: page.title },
    })
    const headings = readFileSync("content/docs/intro.mdx", "utf8").match(/^## /gm) ?? []
    const anchors = new Set(records.map(({ url }) => url).filter(url => url.includes("#")))
    expect(anchors.size).toBeGreaterThanOrEqual(headings.length)
  },

  "Articles by an author": async (develop, query) => {
    const { allArticle } = await develop.ask<Record<"allArticle", Nodes<Dated & Source>>>(query)
    expectNewestFirst(allArticle.nodes)
    expect(filesOf(allArticle.nodes)).toEqual(
      filesWith(/^authors: \[(.*, )?guillaume[,\]]/m, "research"),
    )
  },

  "Redirects that lead to a page": async (develop, query) => {
    const { allRedirect } =
      await develop.ask<Record<"allRedirect", Nodes<{ from: string; to: string }>>>(query)
    expect(allRedirect.nodes).toContainEqual({
      from: "/docs/developers/parameters",
      to: "/docs/contracts/parameters",
    })
    for (const { to } of allRedirect.nodes)
      expect(to).toMatch(/^\/docs\/contracts\/parameters(#|$)/)
  },

  "Titles of all pages of a kind, as search engines show them": async (develop, query) => {
    const { allPage } =
      await develop.ask<Record<"allPage", Nodes<{ path: string; documentTitle: string }>>>(query)
    const paths = allPage.nodes.map(({ path }) => path)
    expect(paths).toContain("/blog/tags/newsletter/page/2")
    expect(paths).toEqual([...paths].sort())
    for (const { path, documentTitle } of allPage.nodes) {
      expect(path).toContain("/tags/")
      expect(documentTitle).toMatch(/ \| Panoptic (Blog|Research)$/)
    }
  },
}

test("has an answer for every question of the guide and no others", () => {
  expect([...queries.keys()]).toEqual(Object.keys(answers))
})

for (const [question, answer] of Object.entries(answers))
  test(question, async ({ develop }) => answer(develop, queries.get(question) ?? ""))
