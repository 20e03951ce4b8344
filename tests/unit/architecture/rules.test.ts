import { roomOf } from "./rooms"
import {
  crossings,
  cycles,
  exemptions,
  forcedTypes,
  fullFolders,
  longFiles,
  needless,
  sectionNames,
  strayAddresses,
  unexcused,
  upsideDown,
  upwardImports,
} from "./rules"
import { parseSources } from "./sources"

/** Files by path, each with its text. */
const project = (files: Record<string, string>) => parseSources(new Map(Object.entries(files)))

test("a file is told which room it may not import from, and what to do", () => {
  const sources = project({
    "src/content/schema/entry.ts": 'import { page } from "../tree/page"',
    "src/content/tree/page.ts": "",
  })
  expect(upwardImports(sources)).toEqual([
    'src/content/schema/entry.ts:1 imports src/content/tree/page.ts, but "content/schema" does not know "content/tree" (tests/unit/architecture/rooms.ts): move what both need into a room that stands above them, or hand it in',
  ])
})

test.each([
  ["a type", 'import type { Site } from "../gatsby/session"'],
  ["a type among braces", 'import { type Site } from "../gatsby/session"'],
  ["what is handed on", 'export * from "../gatsby/session"'],
  ["what is loaded later", 'const later = () => import("../gatsby/session")'],
  ["a type in its place", 'let site: typeof import("../gatsby/session")'],
])("the direction holds for %s", (_, text) => {
  const sources = project({ "src/options/leg.ts": text, "src/gatsby/session.ts": "" })
  expect(upwardImports(sources)).toHaveLength(1)
})

test("what is shipped imports no tests and no scripts, and stands in a room", () => {
  const sources = project({
    "src/options/leg.ts": 'import { dice } from "../../scripts/dice"',
    "src/options/leg.test.ts": 'import { dice } from "../../scripts/dice"',
    "src/cellar/wine.ts": "",
    "scripts/dice.ts": "",
  })
  expect(upwardImports(sources)).toEqual([
    "src/options/leg.ts:1 imports scripts/dice.ts: what is shipped imports nothing of there",
    "src/cellar/wine.ts stands in no room: move it, or give its folder a line in tests/unit/architecture/rooms.ts",
  ])
})

test("a component of authors is described in one room and drawn in another", () => {
  expect(roomOf("src/content-components/card/component.ts")?.name).toMatch(/described/)
  expect(roomOf("src/content-components/card/index.tsx")?.name).toMatch(/drawn/)
  expect(roomOf("src/content-components/index.ts")?.name).toMatch(/drawn/)
})

test("a room may not know one that stands below it", () => {
  const room = (name: string, ...knows: string[]) => ({ name, files: [], knows })
  expect(upsideDown([room("attic", "cellar"), room("cellar", "attic")])).toEqual([
    'the room "attic" may not know "cellar", which does not stand above it',
  ])
})

test("files that wait for each other are named in their order; types do not wait", () => {
  const files = {
    "src/options/a.ts": 'import { b } from "./b"',
    "src/options/b.ts": 'import { c } from "./c"',
    "src/options/c.ts": 'import { a } from "./a"',
  }
  expect(cycles(project(files))).toEqual([
    "src/options/a.ts -> src/options/b.ts -> src/options/c.ts -> src/options/a.ts is a cycle: move what both ends need into a file of its own",
  ])
  const typed = { ...files, "src/options/c.ts": 'import type { a } from "./a"' }
  expect(cycles(project(typed))).toEqual([])
})

test("readers load no schemas, whichever way these come", () => {
  const files = {
    "src/templates/doc/index.tsx": 'import { Doc } from "./view"',
    "src/templates/doc/view.tsx": 'import { doc } from "../../content/schema/doc"',
    "src/content/schema/doc.ts": 'import { z } from "zod"',
  }
  expect(crossings(project(files))).toEqual([
    "src/templates/doc/index.tsx -> src/templates/doc/view.tsx -> src/content/schema/doc.ts -> zod: readers would load it: import its type only, or move what pages need into a file without it",
  ])
  const view = 'import type { doc } from "../../content/schema/doc"'
  expect(crossings(project({ ...files, "src/templates/doc/view.tsx": view }))).toEqual([])
})

test("a worker of the page loads nothing of Node", () => {
  const sources = project({
    "gatsby-browser.tsx":
      'new Worker(/* webpackChunkName: "w" */ new URL("./src/worker", import.meta.url))',
    "src/worker.ts": 'import { join } from "node:path"',
  })
  expect(crossings(sources)).toEqual([
    expect.stringMatching(/^gatsby-browser\.tsx -> src\/worker\.ts -> node:path: readers/),
  ])
})

test("the build loads nothing that pages draw", () => {
  const sources = project({
    "src/gatsby/index.ts": 'import { card } from "../content-components/card"',
    "src/content-components/card/index.tsx": "",
  })
  expect(crossings(sources)).toEqual([
    expect.stringMatching(/^src\/gatsby\/index\.ts -> .*\/index\.tsx: the build would load/),
  ])
})

test.each([
  ['const path = "/docs/intro"', "/docs/intro"],
  [`const path = \`/blog/\${slug}\``, "/blog/"],
  [`const link = 'a[href^="/docs/terms/"]'`, 'a[href^="/docs/terms/"]'],
  ['const icon = <link href="/favicon.svg" />', "/favicon.svg"],
])("%s writes an address, which only routes.ts may", (text, address) => {
  expect(strayAddresses(project({ "src/layouts/shell.tsx": text }))).toEqual([
    `src/layouts/shell.tsx:1 writes the address "${address}": make it in src/content/routes.ts, or in artefact-paths.ts where it is a file's`,
  ])
  expect(strayAddresses(project({ "src/content/routes.ts": text }))).toEqual([])
})

test.each([
  'const field = text.meta({ example: "/docs/intro" })',
  `const file = \`\${path}/index.tsx\``,
  'const separator = "/"',
  `const fix = 'write \`<video src="/videos/x.mp4">\`'`,
  "// as in /docs/intro",
  'import "/docs/intro"',
])("%s writes no address", text => {
  expect(strayAddresses(project({ "src/layouts/shell.tsx": text }))).toEqual([])
})

describe("a section", () => {
  const named = (file: string, text: string) =>
    sectionNames(["blog", "research"])(project({ [file]: text }))

  test.each([
    ["src/search/rank.ts", 'const first = "blog"'],
    ["src/search/rank.ts", "const ranks = { research: 3 }"],
    ["src/search/rank.ts", 'const all = "posts of the Blog"'],
    ["src/styles/content/prose.css", ".blog { color: red }"],
    ["scripts/new.ts", 'const folder = "content/research"'],
  ])("is named in %s: %s", (file, text) => {
    expect(named(file, text)).toEqual([
      expect.stringMatching(
        / names a section \(.* a field of articleSections in src\/site\.config/,
      ),
    ])
  })

  test.each([
    ["src/site.config.ts", "const sections = { blog: {} }"],
    ["src/search/rank.test.ts", 'const first = "blog"'],
    ["src/search/rank.ts", "// The blog comes first."],
    ["src/drawing/art.ts", 'const kind = "research-series"'],
    ["src/styles/content/prose.css", "/* Of the blog. */"],
  ])("is not named in %s: %s", (file, text) => expect(named(file, text)).toEqual([]))
})

test("a forced type is told with its line", () => {
  const text = "const page = 1\nconst site = page as unknown as Site"
  expect(forcedTypes(project({ "src/layouts/shell.tsx": text }))).toEqual([
    'src/layouts/shell.tsx:2 says "as unknown as": declare the type where the value comes from, or check the value',
  ])
})

test("a file of 301 lines is too long, unless it is a test", () => {
  const text = "line\n".repeat(301)
  expect(longFiles(project({ "src/styles/content/prose.css": text }))).toEqual([
    "src/styles/content/prose.css has 301 lines, 300 are allowed: it holds more than one idea, so split it",
  ])
  expect(longFiles(project({ "src/options/leg.test.ts": text }))).toEqual([])
})

test("a folder of 26 files is too full; tests are not counted", () => {
  const names = Array.from({ length: 26 }, (_, index) => `src/options/leg-${index}.ts`)
  const folder = (files: string[]) => project(Object.fromEntries(files.map(file => [file, ""])))
  expect(fullFolders(folder(names))).toEqual([
    "src/options has 26 files, 25 are allowed: put what belongs together into a folder",
  ])
  const [first = "", ...rest] = names
  expect(fullFolders(folder([first.replace(".ts", ".test.ts"), ...rest]))).toEqual([])
})

test("an exemption covers what it names on any line, and says when nothing needs it", () => {
  const start = exemptions.find(text => text.includes(" writes ")) ?? ""
  const [file = "", ...words] = start.split(" ")
  expect(unexcused([`${file}:12 ${words.join(" ")}: do this`, "src/a.ts:1 is wrong"])).toEqual([
    "src/a.ts:1 is wrong",
  ])
  expect(needless([])).toContain(`"${start}" is true no more: take it out of the exemptions`)
})
