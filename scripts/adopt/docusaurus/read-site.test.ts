import { mkdirSync, symlinkSync } from "node:fs"
import { join } from "node:path"
import { parse } from "yaml"
import { putFiles, temporaryFolder } from "../../../tests/helpers/temporary-project"
import { makePlan, type Plan } from "../make-plan"
import { findFaults } from "./find-faults"
import { readDocusaurusSite } from "./read-site"

/** Plan for a site in the folder `site` of a repository. */
function planOf(options: string, files: Record<string, string>, further = "") {
  const root = temporaryFolder()
  mkdirSync(join(root, ".git"))
  putFiles(root, {
    "site/docusaurus.config.js": `const path = require("path")\nmodule.exports = { presets: [["classic", { ${options} }]], ${further} }\n`,
    ...files,
  })
  const read = () => readDocusaurusSite(join(root, "site"))
  const make = () => makePlan(read())
  return { root, read, make }
}

const targetsOf = ({ texts, copies }: Plan) =>
  [...texts.keys(), ...copies.keys()].filter(path => !path.endsWith("sidebar.yaml")).sort()
const told = ({ findings }: Plan, kind: string) =>
  findings.filter(finding => finding.kind === kind).map(({ file }) => file)

test.each([
  ["outside of the site", 'docs: { path: "../docs" }', "docs/a.md"],
  ["named by path.join", 'docs: { path: path.join(__dirname, "..", "text") }', "text/a.md"],
  ["named by path.resolve", 'docs: { path: path.resolve("./text") }', "site/text/a.md"],
  ["called build", 'docs: { path: "build" }', "site/build/a.md"],
])("reads docs in a folder that is %s", (_, options, file) => {
  expect(targetsOf(planOf(options, { [file]: "# A\n" }).make())).toEqual(["docs/a.md"])
})

test("reads folders called build and dist inside docs, and skips built files elsewhere", () => {
  const plan = planOf("", {
    "site/docs/build/a.md": "# A\n",
    "site/docs/dist/deep/b.md": "# B\n",
    "site/build/index.html": "<p>",
    "site/docs/node_modules/x/c.md": "# C\n",
  }).make()
  expect(targetsOf(plan)).toEqual(["docs/build/a.md", "docs/dist/deep/b.md"])
  expect(told(plan, "other")).toEqual([])
})

test("follows links within the repository and reports others", () => {
  const { root, make } = planOf("", { "CHANGES.md": "# C\n", "shared/s.md": "# S\n" })
  putFiles(root, { "site/docs/a.md": "# A\n" })
  const docs = join(root, "site/docs")
  symlinkSync("../../CHANGES.md", join(docs, "changes.md"))
  symlinkSync("../../shared", join(docs, "shared"))
  symlinkSync("..", join(docs, "loop"))
  symlinkSync("/etc", join(docs, "out"))
  symlinkSync("nowhere.md", join(docs, "gone.md"))
  const plan = make()
  expect(targetsOf(plan)).toEqual(["docs/a.md", "docs/changes.md", "docs/shared/s.md"])
  expect(told(plan, "link")).toEqual(["docs/gone.md", "docs/loop", "docs/out"])
})

const sidebars = 'module.exports = { s: [{ type: "category", label: "First", items: ["b"] }, "a"] }'
const pages = { "site/docs/a.md": "# A\n", "site/docs/b.md": "# B\n" }

test.each([
  ["a path", 'docs: { sidebarPath: "./own.js" }'],
  ["require.resolve without an ending", 'docs: { sidebarPath: require.resolve("./own") }'],
  ["path.join", 'docs: { sidebarPath: path.join(__dirname, "own.js") }'],
  ["path.resolve", 'docs: { sidebarPath: path.resolve(__dirname, "own.js") }'],
])("reads sidebars that are named by %s", (_, options) => {
  const { texts } = planOf(options, { ...pages, "site/own.js": sidebars }).make()
  expect(parse(texts.get("docs/sidebar.yaml") ?? "")).toEqual({
    s: [{ category: "First", items: ["b"] }, "a"],
  })
})

test("reads sidebars composed from other modules", () => {
  const { texts } = planOf('docs: { sidebarPath: "./sidebars.ts" }', {
    ...pages,
    "site/sidebars.ts": 'import own from "./part"\nexport default { s: [...own, "a"] }',
    "site/part.ts": 'export default ["b"] satisfies string[]',
  }).make()
  expect(parse(texts.get("docs/sidebar.yaml") ?? "")).toEqual({ s: ["b", "a"] })
})

test("gives a further docs plugin the sidebar that it names, or one of its folders", () => {
  const plugin = (more: string) =>
    `plugins: [["@docusaurus/plugin-content-docs", { id: "api", path: "api", routeBasePath: "api", ${more} }]]`
  const files = {
    ...pages,
    "site/sidebars.js": sidebars,
    "site/api/a.md": "# A\n",
    "site/api.js": "module.exports = { api: ['a'] }",
  }
  const named = planOf("", files, plugin('sidebarPath: "api.js"')).make()
  expect(parse(named.texts.get("docs/api/sidebar.yaml") ?? "")).toEqual({ api: ["a"] })
  const unnamed = planOf("", files, plugin("")).make()
  expect(parse(unnamed.texts.get("docs/api/sidebar.yaml") ?? "")).toEqual({
    api: [{ folder: "." }],
  })
})

test("gives a further docs plugin a folder with a sidebar, from which its slugs count", () => {
  const { texts, pages } = planOf(
    "",
    {
      "site/docs/a.md": "---\nslug: /\n---\nA\n",
      "site/api/intro.md": "---\nslug: /\n---\nA\n",
      "site/api/arch/index.md": "---\nslug: /start\n---\nA\n",
    },
    'plugins: [["@docusaurus/plugin-content-docs", { id: "api", path: "api", routeBasePath: "earn" }]]',
  ).make()
  expect(pages.map(({ from, to }) => [from, to])).toEqual([
    ["/earn/start", "/docs/earn/start"],
    ["/earn", "/docs/earn"],
    ["/docs", "/docs"],
  ])
  expect(parse(texts.get("docs/earn/sidebar.yaml") ?? "")).toEqual({ api: [{ folder: "." }] })
})

test("shows the newest release first, as Docusaurus does, and unreleased docs as next", () => {
  const files = {
    "site/docs/a.md": "# A\n",
    "site/versions.json": '["2.0", "1.0"]',
    "site/versioned_docs/version-2.0/a.md": "# A2\n",
    "site/versioned_docs/version-1.0/a.md": "# A1\n",
    "site/versioned_sidebars/version-2.0-sidebars.json": '{ "s": ["version-2.0/a", "gone"] }',
  }
  const plan = planOf("", files).make()
  expect(plan.moves).toEqual([])
  expect(plan.pages.map(({ source, to }) => [source, to])).toEqual([
    ["docs/a.md", "/docs/next/a"],
    ["versioned_docs/version-1.0/a.md", "/docs/1.0/a"],
    ["versioned_docs/version-2.0/a.md", "/docs/a"],
  ])
  expect(plan.texts.get("versions.json")).toBe('["next","1.0"]\n')
  expect(parse(plan.texts.get("docs/sidebar.yaml") ?? "")).toEqual({ s: ["a"] })
  const current = planOf('docs: { lastVersion: "current" }', files).make()
  expect(current.texts.get("versions.json")).toBe('["2.0","1.0"]\n')
  const released = planOf("docs: { includeCurrentVersion: false }", files).make()
  expect(released.texts.get("versions.json")).toBe('["1.0"]\n')
})

test("puts versions of a further docs plugin into its folder", () => {
  const { pages } = planOf(
    "docs: false",
    {
      "site/docs/a.md": "# A\n",
      "site/api/a.md": "# A\n",
      "site/api_versions.json": '["1.0"]',
      "site/api_versioned_docs/version-1.0/a.md": "# A1\n",
    },
    'plugins: [["@docusaurus/plugin-content-docs", { path: "docs" }], ["@docusaurus/plugin-content-docs", { id: "api", path: "api", routeBasePath: "api", lastVersion: "current" }]]',
  ).make()
  expect(pages.map(({ from, to }) => [from, to])).toEqual([
    ["/api/a", "/docs/api/a"],
    ["/api/1.0/a", "/docs/api/1.0/a"],
    ["/docs/a", "/docs/a"],
  ])
})

test("reads redirects of an imported module, and endings of old addresses", () => {
  const { redirects, redirectEndings } = planOf(
    "",
    { "site/redirects.js": 'exports.redirects = [{ from: ["/x", "/y"], to: "/docs/a" }]' },
    'plugins: [["@docusaurus/plugin-client-redirects", { redirects: require("./redirects").redirects, fromExtensions: ["html"] }]]',
  ).read()
  expect(redirects).toEqual([
    { from: "/x", to: "/docs/a" },
    { from: "/y", to: "/docs/a" },
  ])
  expect(redirectEndings).toEqual(["html"])
})

test("keeps the date in the address of a post when an older post has the same name", () => {
  const { pages } = planOf("blog: {}", {
    "site/blog/2024-01-02-same.md": "1\n",
    "site/blog/2024-05-02-same.md": "2\n",
    "site/blog/2024-05-03-other.md": "3\n",
  }).make()
  expect(pages.map(({ to }) => to)).toEqual(["/blog/same", "/blog/2024/05/02/same", "/blog/other"])
})

test("titles an empty page by its file name", () => {
  const { texts } = planOf("", { "site/docs/1-empty.md": "" }).make()
  expect(texts.get("docs/1-empty.md")).toBe('---\ntitle: "empty"\n---\n')
})

test.each([
  [
    "a folder that does not exist",
    'docs: { path: "../gone" }',
    /folder \.\.\/gone does not exist/,
    undefined,
    true,
  ],
  ["sidebars that do not exist", 'docs: { sidebarPath: "gone.js" }', /sidebars gone\.js/, 2, false],
  [
    "a folder that only code tells",
    "docs: { path: find() }",
    /presets\.docs\.path is known only at run time: `find\(\)`/,
    2,
    true,
  ],
  ["presets that only code tells", "...load()", /`load\(\)`/, undefined, true],
])("reports %s with the number of its pages", (_, options, message, count, losesPages) => {
  const { read, make } = planOf(options, pages)
  const [fault] = findFaults(read(), make().pages)
  expect(fault).toMatchObject({ message: expect.stringMatching(message), losesPages })
  expect(fault?.pages).toBe(count)
})
