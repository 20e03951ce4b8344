import {
  exemptions,
  forcedTypes,
  fullFolders,
  longFiles,
  needless,
  sectionNames,
  strayAddresses,
  unexcused,
} from "./rules"
import { parseSources } from "./sources"

/** Parses the given texts by path. */
const project = (files: Record<string, string>) => parseSources(new Map(Object.entries(files)))

test.each([
  ['const path = "/docs/intro"', "/docs/intro"],
  [`const path = \`/blog/\${slug}\``, "/blog/"],
  [`const link = 'a[href^="/docs/terms/"]'`, 'a[href^="/docs/terms/"]'],
  ['const icon = <link href="/favicon.svg" />', "/favicon.svg"],
])("reports an address written outside of routes.ts: %s", (text, address) => {
  expect(strayAddresses(project({ "src/layouts/shell.tsx": text }))).toEqual([
    `src/layouts/shell.tsx:1 writes the address "${address}": make it in src/content/routes.ts, or in artifact-paths.ts where it is a file's`,
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
])("reports no address in %s", text => {
  expect(strayAddresses(project({ "src/layouts/shell.tsx": text }))).toEqual([])
})

describe("a section name", () => {
  const named = (file: string, text: string) =>
    sectionNames(["blog", "research"])(project({ [file]: text }))

  test.each([
    ["src/search/rank.ts", 'const first = "blog"'],
    ["src/search/rank.ts", "const ranks = { research: 3 }"],
    ["src/search/rank.ts", 'const all = "posts of the Blog"'],
    ["src/styles/content/prose.css", ".blog { color: red }"],
    ["scripts/new.ts", 'const folder = "content/research"'],
  ])("is reported in %s: %s", (file, text) => {
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
  ])("is not reported in %s: %s", (file, text) => expect(named(file, text)).toEqual([]))
})

test("reports a forced type with its line", () => {
  const text = "const page = 1\nconst site = page as unknown as Site"
  expect(forcedTypes(project({ "src/layouts/shell.tsx": text }))).toEqual([
    'src/layouts/shell.tsx:2 says "as unknown as": declare the type where the value comes from, or check the value',
  ])
})

test("reports a file of 301 lines unless it is a test", () => {
  const text = "line\n".repeat(301)
  expect(longFiles(project({ "src/styles/content/prose.css": text }))).toEqual([
    "src/styles/content/prose.css has 301 lines, 300 are allowed: it holds more than one idea, so split it",
  ])
  expect(longFiles(project({ "src/options/leg.test.ts": text }))).toEqual([])
})

test("reports a folder of 26 files and does not count tests", () => {
  const names = Array.from({ length: 26 }, (_, index) => `src/options/leg-${index}.ts`)
  const folder = (files: string[]) => project(Object.fromEntries(files.map(file => [file, ""])))
  expect(fullFolders(folder(names))).toEqual([
    "src/options has 26 files, 25 are allowed: put what belongs together into a folder",
  ])
  const [first = "", ...rest] = names
  expect(fullFolders(folder([first.replace(".ts", ".test.ts"), ...rest]))).toEqual([])
})

test("applies an exemption on any line and reports one that nothing needs", () => {
  const start = exemptions.find(text => text.includes(" writes ")) ?? ""
  const [file = "", ...words] = start.split(" ")
  expect(unexcused([`${file}:12 ${words.join(" ")}: do this`, "src/a.ts:1 is wrong"])).toEqual([
    "src/a.ts:1 is wrong",
  ])
  expect(needless([])).toContain(`"${start}" is true no more: take it out of the exemptions`)
})
